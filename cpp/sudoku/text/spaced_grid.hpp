// Grids whose blanks are spaces: what stands where says which cell it is.
#pragma once

#include "sudoku/text/odd_grid.hpp"

namespace retrace::text {

OddGrid read_spaced_grid(const std::vector<std::string>& lines, bool at_end);

}  // namespace retrace::text
