// JavaScript's numbers as counts.
#pragma once

#include <cstdint>
#include <span>

namespace retrace {

// A flat array that is passed as a whole; valid until the next call.
using Numbers = std::span<const double>;

// Doubles count exactly to 2^53, which no search reaches. A number that is not a count becomes 0.
inline std::uint64_t from_number(double number) {
    if (!(number >= 1)) return 0;
    constexpr double kLargest = 9007199254740992.0;
    return static_cast<std::uint64_t>(number < kLargest ? number : kLargest);
}

}  // namespace retrace
