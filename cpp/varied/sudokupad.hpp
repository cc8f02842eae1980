// Reads puzzles in SudokuPad's own format. It has boxes and cages as data and all else as drawings: one of these becomes a rule
// where it is drawn as SudokuPad draws that rule, or where the author's words and solution leave no other reading.
#pragma once

#include "sudoku/text/json.hpp"
#include "varied/reading.hpp"

namespace retrace::varied {

ReadRules read_sudokupad(const text::Json& puzzle);

}  // namespace retrace::varied
