// A board from its givens: candidates struck from rows, columns and boxes with vector arithmetic.
#pragma once

#include "sudoku/engine/board.hpp"

namespace retrace::engine {

// The cells of each digit, lanes as in Board::cells.
using DigitCells = std::array<Words, 9>;

// In each 9-bit row that has a bit set: all nine. Adding 0xff carries into the row's top bit unless
// the eight below are zero; doubling that bit less 1/256 of it gives nine ones.
inline Words filled_rows(Words cells) {
    const Words low = all_words(0377U * 0001001001U);
    const Words hit = (((cells & low) + low) | cells) & all_words(0400U * 0001001001U);
    return (hit << 1) - (hit >> 8);
}

// The same for the three 3-bit fields of one row; bits above the row must be zero.
inline Words filled_fields(Words row) {
    const Words low = all_words(0333);
    const Words hit = (((row & low) + low) | row) & all_words(0444);
    return (hit << 1) - (hit >> 2);
}

// Makes the board of the givens, with all digits to settle. False if a triad has a digit twice: the
// one contradiction among givens that settling would not find.
inline bool place_givens(Board& board, const DigitCells& givens) {
    Words given{};
    for (const Words& own : givens) given |= own;
    board.open = kAllCells & ~given;
    board.changed = kAllDigits;
    Words twice{};
    for (std::size_t digit = 0; digit < 9; ++digit) {
        const Words own = givens[digit];
        twice |=
            (own & (own >> 1) & all_words(0333333333)) | (own & (own >> 2) & all_words(0111111111));
        const Words in_band = (own | (own >> 9) | (own >> 18)) & all_words(0777);
        Words columns = in_band | __builtin_shufflevector(in_band, in_band, 2, 3, 0, 1);
        columns |= __builtin_shufflevector(columns, columns, 1, 0, 3, 2);
        const Words struck = columns | filled_fields(in_band);  // columns, and the boxes' columns
        const Words out = struck | (struck << 9) | (struck << 18) | filled_rows(own);
        board.cells[digit] = (board.open & ~out) | own;
    }
    return !any(twice);
}

}  // namespace retrace::engine
