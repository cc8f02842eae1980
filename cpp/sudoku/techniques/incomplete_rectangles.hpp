// Unique rectangles in which a corner lacks one of the two digits. The classic scale does not know them.
#pragma once

#include "sudoku/techniques/candidates.hpp"
#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

// Types 1 to 4, as those of whole rectangles.
bool find_incomplete_rectangle(int type, const Candidates& board, Deduction& found);

}  // namespace retrace::techniques
