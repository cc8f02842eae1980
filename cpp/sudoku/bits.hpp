// Counts bits without a call where the processor's own instruction may not be used.
#pragma once

#include <bit>
#include <cstdint>

namespace retrace {

// x86-64 without POPCNT has no instruction for it, and compilers then call a function of their runtime: a third of
// the time of rating easy puzzles.
constexpr int count_bits(std::uint64_t bits) {
#if defined(__x86_64__) && !defined(__POPCNT__)
    bits -= bits >> 1U & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2U & 0x3333333333333333);
    bits = (bits + (bits >> 4U)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<int>(bits * 0x0101010101010101 >> 56U);
#else
    return std::popcount(bits);
#endif
}

// As std::has_single_bit, which counts the bits.
constexpr bool has_one_bit(std::uint64_t bits) {
    return bits != 0 && (bits & (bits - 1)) == 0;
}

}  // namespace retrace
