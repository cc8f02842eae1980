// Lines of 81 characters to givens, and solved boards to lines, without a loop over cells.
#pragma once

#include "sudoku/engine/givens.hpp"

namespace retrace::engine {

// Whether 81 characters are all '0' to '9' or '.': the strict form of Grid::from_line, which most
// files hold. Six loads, the last ones overlapping.
inline bool is_strict_line(const char* line) {
    Bytes bad{};
    for (const std::size_t from : {0U, 16U, 32U, 48U, 64U, 65U}) {
        const Bytes characters = load_bytes(line + from);
        bad |= reinterpret_cast<Bytes>((characters - '0' > 9) & (characters != '.'));
    }
    return !any(reinterpret_cast<Words>(bad));
}

// Bit k of each of 27 bytes, as a band's word. The 27 are read as 16 and 16 that overlap by 5.
template <int kBit>
std::uint32_t bits_of_27(Bytes first, Bytes last) {
    // Nibbles only: shifting bytes together in 16-bit lanes lets no foreign bit reach a top bit.
    const auto up = [](Bytes a) {
        return top_bits(reinterpret_cast<Bytes>(reinterpret_cast<HalfWords>(a) << (7 - kBit)));
    };
    return up(first) | up(last) << 11;
}

// The cells of each digit in 81 bytes whose low nibble is the digit, or 0, or above 9 for a blank:
// '1' to '9', '.', '0' and the numbers 0 to 9 all fit. Reads exactly the 81 bytes.
inline DigitCells givens_in(const void* text) {
    const auto* bytes = static_cast<const unsigned char*>(text);
    Words bit_0{};
    Words bit_1{};
    Words bit_2{};
    Words bit_3{};
    for (std::size_t band = 0; band < 3; ++band) {
        const Bytes first = load_bytes(bytes + 27 * band);
        const Bytes last = load_bytes(bytes + 27 * band + 11);
        bit_0[band] = bits_of_27<0>(first, last);
        bit_1[band] = bits_of_27<1>(first, last);
        bit_2[band] = bits_of_27<2>(first, last);
        bit_3[band] = bits_of_27<3>(first, last);
    }
    const Words below_8 = ~bit_3;
    const Words high = below_8 & bit_2;         // 4 to 7
    const Words low = below_8 & ~bit_2;         // 0 to 3
    const Words top = bit_3 & ~bit_2 & ~bit_1;  // 8 and 9
    return {low & ~bit_1 & bit_0,   low & bit_1 & ~bit_0,  low & bit_1 & bit_0,
            high & ~bit_1 & ~bit_0, high & ~bit_1 & bit_0, high & bit_1 & ~bit_0,
            high & bit_1 & bit_0,   top & ~bit_0,          top & bit_0};
}

// One byte of 0xff or 0 for each of 16 cells of a band from `kFirst` on.
template <unsigned kFirst>
Bytes byte_masks(std::uint32_t band) {
    static_assert(kFirst == 0 || kFirst == 11);
    const std::uint32_t bits = band >> kFirst & 0xffff;
    const HalfWords two_bytes = HalfWords{} + static_cast<std::uint16_t>(bits);
    const auto spread = reinterpret_cast<Bytes>(two_bytes);
    const Bytes each =
        __builtin_shufflevector(spread, spread, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
    constexpr Bytes kBits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    return reinterpret_cast<Bytes>((each & kBits) == kBits);
}

// Writes the 81 digits of a solved board, each plus `zero` ('0' for text).
inline void write_solution(const Board& board, std::uint8_t zero, void* out) {
    const auto& cells = board.cells;
    const std::array<Words, 4> bits = {cells[0] | cells[2] | cells[4] | cells[6] | cells[8],
                                       cells[1] | cells[2] | cells[5] | cells[6],
                                       cells[3] | cells[4] | cells[5] | cells[6],
                                       cells[7] | cells[8]};
    auto* bytes = static_cast<unsigned char*>(out);
    for (std::size_t band = 0; band < 3; ++band) {
        Bytes first = Bytes{} + zero;
        Bytes last = first;
        for (std::size_t k = 0; k < 4; ++k) {
            const auto bit = static_cast<std::uint8_t>(1U << k);
            const Bytes value = Bytes{} + bit;
            first += byte_masks<0>(bits[k][band]) & value;
            last += byte_masks<11>(bits[k][band]) & value;
        }
        std::memcpy(bytes + 27 * band, &first, sizeof first);
        std::memcpy(bytes + 27 * band + 11, &last, sizeof last);
    }
}

}  // namespace retrace::engine
