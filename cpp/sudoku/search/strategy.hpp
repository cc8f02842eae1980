// The table of strategies: every way to search, by name.
#pragma once

#include <span>
#include <string_view>

#include "sudoku/search/any_search.hpp"

namespace retrace {

// What people read of a strategy. Where the bytes of a module count, nobody does.
struct StrategyWords {
#ifdef RETRACE_SMALL
    constexpr StrategyWords(std::string_view, std::string_view, std::string_view) {}
#else
    std::string_view order;     // cells in the order
    std::string_view legality;  // how a digit is found legal
    std::string_view source;    // the write-up it is faithful to, or "beyond"
#endif
};

struct Strategy {
    std::string_view name;
    StrategyWords words;
    bool row_major;  // fills blanks from the first cell on, so its first find is the
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
