// The changes that a climb makes to a puzzle, one at a time.
#pragma once

#include "sudoku/generate/random.hpp"
#include "sudoku/grid.hpp"

namespace retrace::climb {

struct Move {
    Grid puzzle;
    // False for the same puzzle with digits renamed or lines exchanged, which keeps its one solution.
    bool needs_proof;
};

// Exchanges rows of a band, columns of a stack, bands, stacks or two digits, or transposes the board;
// or moves a given to another cell, with any digit that fits there, or adds or drops one.
Move any_move(const Grid& puzzle, generate::Random& random);

}  // namespace retrace::climb
