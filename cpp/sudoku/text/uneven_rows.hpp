// Grids that lack a row or a cell, have one too many or hold a cell that is none: what is wrong with them, in one fault.
#pragma once

#include <string>
#include <vector>

#include "sudoku/text/odd_grid.hpp"

namespace retrace::text {

// Reads tables, CSV and candidates, or the lists in an array: `fault` where most of a grid is there. The
// fault's line counts from 0, from the first of `lines`.
OddGrid read_uneven_table(const std::vector<std::string>& lines, bool at_end);
OddGrid read_uneven_lists(const std::vector<std::string>& lines, bool at_end);

}  // namespace retrace::text
