// A board as a text has it: givens, entries and notes.
#pragma once

#include <array>
#include <string>

#include "sudoku/grid.hpp"

namespace retrace::text {

// The marks in cells, as web/core/notes.ts has them. Sites that tell no kinds of notes apart have corner
// notes.
struct Marks {
    using Sets = std::array<DigitSet, kCells>;
    Sets corner{};  // of blanks
    Sets centre{};  // of blanks
    Sets colours{};

    bool operator==(const Marks&) const = default;
    bool any() const { return !(*this == Marks{}); }
};

struct Board {
    Grid givens;
    Grid digits;  // givens and entries
    Marks marks{};
    bool has_candidates = false;  // its text has the candidates of its blanks

    bool has_entries() const { return !(digits == givens); }
    bool has_notes() const { return marks.any(); }
};

// A board with givens alone.
inline Board board_of(const Grid& givens) {
    return {givens, givens, {}};
}

// For each blank the digits that no peer holds.
std::array<DigitSet, kCells> pencilled(const Grid& digits);

// Whether its candidates leave out what its digits allow, and these have several solutions: a Sukaku, which no givens
// can say. Candidates that are left of a puzzle with one solution follow from its givens.
bool is_sukaku(const Board& board);

// Nine signs for each cell: its candidates, each in its own place, and blanks. The error of a Sukaku has them as `found`.
std::string signs_of_candidates(const Board& board);

// A cell that holds exactly one candidate is solved, as programs that write candidates have it.
void take_candidates(Board& board, Cell cell, DigitSet candidates, bool is_given);

}  // namespace retrace::text
