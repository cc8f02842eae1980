// JavaScript's numbers as counts, and counts as numbers.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/search/counters.hpp"

namespace retrace {

// They count exactly to 2^53; no search comes near it. What is no count at all is 0.
inline std::uint64_t from_number(double number) {
    if (!(number >= 1)) return 0;
    constexpr double kLargest = 9007199254740992.0;
    return static_cast<std::uint64_t>(number < kLargest ? number : kLargest);
}

// In the order that web/worker/watch-numbers.ts reads them in.
inline std::array<double, 7> to_array(const Counters& counters) {
    return {static_cast<double>(counters.placements), static_cast<double>(counters.backtracks),
            static_cast<double>(counters.dead_ends),  static_cast<double>(counters.legality_checks),
            static_cast<double>(counters.calls),      static_cast<double>(counters.depth),
            static_cast<double>(counters.max_depth)};
}

}  // namespace retrace
