// A digit, and a set of digits as a 9-bit mask.
#pragma once

#include <bit>
#include <cstdint>

#include "sudoku/bits.hpp"

namespace retrace {

// 1 to 9; 0 stands for a blank.
using Digit = std::uint8_t;

// Bit d-1 stands for digit d.
using DigitSet = std::uint16_t;

inline constexpr DigitSet kNoDigits = 0;
inline constexpr DigitSet kAllDigits = 0x1ff;

constexpr DigitSet set_of(Digit digit) {
    return static_cast<DigitSet>(1U << (digit - 1U));
}
constexpr int size_of(DigitSet digits) {
    return count_bits(digits);
}
constexpr DigitSet without(DigitSet digits, DigitSet removed) {
    return static_cast<DigitSet>(digits & ~removed);
}

// The smallest digit of a set that is not empty.
constexpr Digit smallest(DigitSet digits) {
    return static_cast<Digit>(std::countr_zero(digits) + 1);
}

}  // namespace retrace
