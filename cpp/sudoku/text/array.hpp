// Arrays as programs write them: Python, JSON, C, Java, NumPy and their like.
#pragma once

#include "sudoku/text/odd_grid.hpp"

namespace retrace::text {

OddGrid read_array(const std::vector<std::string>& lines, bool at_end);

}  // namespace retrace::text
