// The changes that a climb makes to a puzzle, one at a time.
#pragma once

#include "sudoku/generate/random.hpp"
#include "sudoku/grid.hpp"

namespace retrace::climb {

struct Move {
    Grid puzzle;
    // The same puzzle by other names or places has one solution where the old one has.
    bool needs_proof;
};

// Exchanges rows of a band, columns of a stack, bands, stacks or two digits, turns the board over its
// diagonal; or puts a given elsewhere, with any digit that fits there, or adds or drops one.
Move any_move(const Grid& puzzle, generate::Random& random);

}  // namespace retrace::climb
