// Rows of nine in lines that say more: quotes, tags, labels, bullets, a comment behind them.
#pragma once

#include "sudoku/text/odd_grid.hpp"

namespace retrace::text {

// Each line has the same number of rows, one or several side by side.
OddGrid read_framed_rows(const std::vector<std::string>& lines, bool at_end);

// 81 lines of a cell each, as a page whose cells are no table is copied.
OddGrid read_column(const std::vector<std::string>& lines, bool at_end);

// Whether a line has a row, whatever stands around it.
bool holds_row(std::string_view line);

}  // namespace retrace::text
