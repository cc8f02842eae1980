// JavaScript's numbers as counts, and counts as numbers.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "sudoku/search/counters.hpp"

namespace retrace {

// A flat array that goes out in bulk; it stays as it is until the next call.
using Numbers = std::span<const double>;

// They count exactly to 2^53; no search comes near it. A number that is no count becomes 0.
inline std::uint64_t from_number(double number) {
    if (!(number >= 1)) return 0;
    constexpr double kLargest = 9007199254740992.0;
    return static_cast<std::uint64_t>(number < kLargest ? number : kLargest);
}

using CounterNumbers = std::array<double, 7>;

// In the order in which web/worker/core/from-core.ts names them.
CounterNumbers to_array(const Counters& counters);

}  // namespace retrace
