// The colours of cells that this page gives to f-puzzles and SudokuPad.
#pragma once

#include <optional>
#include <string_view>

#include "sudoku/digits.hpp"

namespace retrace::text {

// The number of a colour such as "#b2debe", 1 to 9; nothing where it is none of them.
std::optional<Digit> colour_of(std::string_view text);

}  // namespace retrace::text
