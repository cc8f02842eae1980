// Runs a board to the fixpoint of settling digits and of both rules.
#pragma once

#include "sudoku/engine/board.hpp"

namespace retrace::engine {

// False on a contradiction, where the board is left half done. A board without open cells is solved.
bool propagate(Board& board);

}  // namespace retrace::engine
