// The table of strategies: every way to search, by name.
#pragma once

#include <span>
#include <string_view>

#include "sudoku/search/any_search.hpp"

namespace retrace {

// Properties of a strategy, so that no other code asks for its name.
struct StrategyFacts {
    bool from_write_up = false;     // published in a write-up; otherwise beyond them
    bool row_major = false;         // fills blanks from the first cell on, so its first find is the
                                    // lexicographically first solution
    bool never_takes_back = false;  // stops at its first dead end
    // One alone: the quickest of those row by row, which all take the same steps as long as they
    // take back.
    bool quickest_row_major = false;

    friend bool operator==(const StrategyFacts&, const StrategyFacts&) = default;
};

struct Strategy {
    std::string_view name;
    StrategyFacts facts;
    AnySearch (*start)(const Grid& givens);  // givens must not contradict each other; null: below

    // The fast engine answers at once and has no steps to run, trace or watch.
    bool has_steps() const { return start != nullptr; }
};

// Every strategy, in the order they are shown.
std::span<const Strategy> strategies();

// The strategy of that name, or null.
const Strategy* find_strategy(std::string_view name);

// `fast`: used where no strategy is chosen.
const Strategy& quickest_strategy();

}  // namespace retrace
