// JavaScript's numbers as counts.
#pragma once

#include <cstdint>
#include <span>

namespace retrace {

// A flat array that goes out in bulk; it stays as it is until the next call.
using Numbers = std::span<const double>;

// They count exactly to 2^53; no search comes near it. A number that is no count becomes 0.
inline std::uint64_t from_number(double number) {
    if (!(number >= 1)) return 0;
    constexpr double kLargest = 9007199254740992.0;
    return static_cast<std::uint64_t>(number < kLargest ? number : kLargest);
}

}  // namespace retrace
