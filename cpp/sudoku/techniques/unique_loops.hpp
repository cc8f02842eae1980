// Loops of blanks that share two digits: were they to hold nothing else, the two digits could be
// exchanged all around, and the puzzle had a second solution.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/techniques/candidates.hpp"

namespace retrace::techniques {

// A rectangle or a longer loop, its cells in order. Every house that it touches has two of them.
struct UniqueLoop {
    std::vector<Cell> cells;
    DigitSet digits;                // the two
    std::vector<Cell> extra_cells;  // those with more candidates, in the loop's order
};

// All of them, each as often as it is met, in the order of the classic search.
std::vector<UniqueLoop> unique_loops(const Candidates& board);

}  // namespace retrace::techniques
