// A board as a text has it: givens, entries and notes.
#pragma once

#include <array>

#include "sudoku/grid.hpp"

namespace retrace::text {

struct Board {
    Grid givens;
    Grid digits;                           // givens and entries
    std::array<DigitSet, kCells> notes{};  // of blanks; all empty: there are none

    bool has_entries() const { return !(digits == givens); }
    bool has_notes() const { return notes != std::array<DigitSet, kCells>{}; }
};

// A board with givens alone.
inline Board board_of(const Grid& givens) {
    return {givens, givens, {}};
}

// For each blank the digits that no peer holds.
std::array<DigitSet, kCells> pencilled(const Grid& digits);

// A cell that holds exactly one candidate is solved, as programs that write candidates have it.
void take_candidates(Board& board, Cell cell, DigitSet candidates, bool is_given);

}  // namespace retrace::text
