// A board from its givens: candidates struck from rows, columns and boxes with vector arithmetic.
#pragma once

#include "sudoku/engine/board.hpp"

namespace retrace::engine {

// The cells of each digit, lanes as in Board::cells.
using DigitCells = std::array<Words, 9>;

// Sets all nine bits of each 9-bit row with any bit set. Adding 0xff carries into the row's top bit unless
// its lower eight bits are zero; doubling that bit less 1/256 of it gives nine ones.
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

// Makes the board of the givens, with all digits to settle. False if a house has a digit twice: settling
// would take either given for possible, and a search might branch on everything else first.
inline bool place_givens(Board& board, const DigitCells& givens) {
    Words given{};
    for (const Words& own : givens) given |= own;
    board.open = kAllCells & ~given;
    board.changed = kAllDigits;
    Words twice{};
    for (std::size_t digit = 0; digit < 9; ++digit) {
        const Words own = givens[digit];
        const Words full = filled_rows(own);
        const Words first = own & all_words(0777);
        const Words second = (own >> 9) & all_words(0777);
        const Words third = own >> 18;
        const Words in_band = first | second | third;
        const Words fields = filled_fields(in_band);
        // Taking 1 from a field clears its lowest bit; a bit that remains under the old ones is a second digit.
        twice |= own & (own - (full & all_words(0001001001)));      // in a row
        twice |= in_band & (in_band - (fields & all_words(0111)));  // in a box
        twice |= (first & second) | ((first | second) & third);     // in a column of a band
        twice |= in_band & __builtin_shufflevector(in_band, in_band, 1, 2, 0, 3);  // of the board
        Words columns = in_band | __builtin_shufflevector(in_band, in_band, 2, 3, 0, 1);
        columns |= __builtin_shufflevector(columns, columns, 1, 0, 3, 2);
        const Words struck = columns | fields;  // columns, and the boxes' columns
        const Words out = struck | (struck << 9) | (struck << 18) | full;
        board.cells[digit] = (board.open & ~out) | own;
    }
    return !any(twice);
}

}  // namespace retrace::engine
