// The ways to put a digit into all lines and boxes that lack it.
#pragma once

#include "sudoku/techniques/candidates.hpp"

namespace retrace::techniques {

// The digit's candidates that are on one of them.
CellSet cells_on_templates(const Candidates& board, Digit digit);

}  // namespace retrace::techniques
