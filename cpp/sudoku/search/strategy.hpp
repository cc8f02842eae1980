// The table of strategies: every way to search, by name.
#pragma once

#include <span>
#include <string_view>

#include "sudoku/search/any_search.hpp"

namespace retrace {

struct Strategy {
    std::string_view name;
    std::string_view order;     // cells in the order, as the table of strategies words it
    std::string_view legality;  // how a digit is found legal
    std::string_view source;    // the write-up it is faithful to, or "beyond"
    bool row_major;             // fills blanks from the first cell on, so its first find is the
                                // lexicographically first solution
    AnySearch (*start)(const Grid& givens);  // givens must not contradict each other; null: below

    // The fast engine answers at once and has no steps to run, trace or watch.
    bool has_steps() const { return start != nullptr; }
};

// Every strategy, in the order they are shown.
std::span<const Strategy> strategies();

// The strategy of that name, or null.
const Strategy* find_strategy(std::string_view name);

// `fast`: what answers where nobody asks how.
const Strategy& quickest_strategy();

}  // namespace retrace
