// Puzzles that are none of this program's: other sizes, and letters for digits.
#pragma once

#include "sudoku/text/odd_grid.hpp"

namespace retrace::text {

// A grid of 4, 6, 8, 10, 12, 16 or 25 rows of as many cells, or one of nine with letters: the fault
// says so. Lines behind it are another text's.
OddGrid read_refused(const std::vector<std::string>& lines, bool at_end);

}  // namespace retrace::text
