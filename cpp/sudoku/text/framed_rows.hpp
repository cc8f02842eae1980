// Rows of nine cells, one or several side by side, whatever signs part the cells.
#pragma once

#include "sudoku/text/odd_grid.hpp"

namespace retrace::text {

// Each line has the same number of rows. `are_plain`: nothing was taken off the lines, so that plain rows below no numbers
// of their columns are read as they come.
OddGrid read_rows(const std::vector<std::string>& lines, bool at_end, bool are_plain);

// 81 lines of a cell each, as a page whose cells are no table is copied.
OddGrid read_column(const std::vector<std::string>& lines, bool at_end);

// Whether a line has a row, whatever stands around it.
bool holds_row(std::string_view line);

}  // namespace retrace::text
