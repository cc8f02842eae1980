// The engine's board: for each digit, the cells it may take in the three bands.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/cell.hpp"
#include "sudoku/digits.hpp"
#include "sudoku/engine/tables.hpp"
#include "sudoku/engine/vectors.hpp"

namespace retrace::engine {

// Lanes 0 to 2 of `cells` and `open` are the bands, top down; lane 3 is zero. 336 bytes, a plain
// value.
struct Board {
    std::array<Words, 9> cells;   // by digit - 1
    std::array<Words, 9> triads;  // by digit - 1, as of when it was last settled; see TriadLane
    Words open;                   // cells not yet known to hold their digit
    std::uint32_t changed;        // digits to settle, bit digit - 1
};

// The lanes of `triads`: the triads of rows as bit 9 * band + 3 * row + box (three patterns), those
// of columns as bit 9 * band + column.
enum TriadLane : std::uint8_t { kRowsPossible, kColumnsPossible, kRowsCertain, kColumnsCertain };

inline constexpr Words kAllCells = {kBandCells, kBandCells, kBandCells, 0};

inline void copy_board(Board& to, const Board& from) {
    copy_vectors(to.cells, from.cells);
    copy_vectors(to.triads, from.triads);
    to.open = from.open;
    to.changed = from.changed;
}

// The columns of a 9-bit row, as cells of a band.
constexpr std::uint32_t cells_in_columns(std::uint32_t row) {
    return (row & 0x1ff) * 0001001001U;
}

inline bool is_solved(const Board& board) {
    return !any(board.open);
}

inline bool has_candidate(const Board& board, Cell cell, Digit digit) {
    return (board.cells[digit - 1U][cell / 27] >> (cell % 27) & 1U) != 0;
}

// Puts a digit in a cell that has it as a candidate; what follows is left to propagate().
inline void place(Board& board, Cell cell, Digit digit) {
    board.cells[digit - 1U][cell / 27] &= kCellsBeside[cell % 27];
    board.changed |= 1U << (digit - 1U);
}

// Takes a candidate away.
inline void exclude(Board& board, Cell cell, Digit digit) {
    board.cells[digit - 1U][cell / 27] &= ~(1U << (cell % 27));
    board.changed |= 1U << (digit - 1U);
}

}  // namespace retrace::engine
