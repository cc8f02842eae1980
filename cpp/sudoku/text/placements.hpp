// Lists of digits with their cells: "r1c1=5", "A1: 5", "1,1,5", "grid[0][0] = 5;".
#pragma once

#include "sudoku/text/odd_grid.hpp"

namespace retrace::text {

// A list over any number of lines, which a line of another kind ends. Cells count from 0 where one of
// them has a 0, and from 1 otherwise.
OddGrid read_placements(const std::vector<std::string>& lines, bool at_end);

}  // namespace retrace::text
