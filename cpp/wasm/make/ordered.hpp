// An order as JavaScript sends it.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/generate/order.hpp"

namespace retrace {

// An order with the fields of web/worker/make/make-table.ts.
struct OrderGiven {
    generate::Symmetry symmetry = generate::Symmetry::none;
    std::optional<generate::Range> rating;
    std::optional<generate::Range> first_placement;
    std::optional<generate::Range> first_step;
    bool pearl = false;
    bool diamond = false;
    std::optional<techniques::Id> technique;
    std::optional<generate::Range> givens;
    bool minimal = true;
    std::vector<int> pattern;
    Grid kept;
};

// Empty where a part of it makes no sense.
std::optional<generate::Order> order_in(const std::optional<OrderGiven>& given);

// Empty also where the order cannot be met.
std::optional<generate::Order> possible_order(const std::optional<OrderGiven>& given);

}  // namespace retrace
