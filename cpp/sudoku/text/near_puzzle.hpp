// A column of a line that is a puzzle but for a cell.
#pragma once

#include <optional>
#include <string_view>

#include "sudoku/text/text.hpp"

namespace retrace::text {

// The fault of a line's word that nearly has 81 cells, with `line` as 0. Nothing where no word is like that, or the
// line has no other.
std::optional<ParseError> fault_of_near_puzzle(std::string_view line);

}  // namespace retrace::text
