// An order as JavaScript sends it.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/generate/order.hpp"

namespace retrace {

// As web/worker/make/make-table.ts lays it out.
struct OrderGiven {
    generate::Symmetry symmetry = generate::Symmetry::none;
    std::optional<generate::Range> rating;
    std::optional<techniques::Id> technique;
    std::optional<generate::Range> givens;
    bool minimal = true;
    std::vector<int> pattern;
    Grid kept;
};

// None where a part of it makes no sense.
std::optional<generate::Order> order_in(const std::optional<OrderGiven>& given);

// The same where nobody can have it.
std::optional<generate::Order> possible_order(const std::optional<OrderGiven>& given);

}  // namespace retrace
