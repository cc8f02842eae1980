// Boards whose cells are elements of a web page or a drawing, one behind the other or each at its coordinates.
#pragma once

#include <optional>
#include <string_view>

#include "sudoku/text/board.hpp"

namespace retrace::text {

// 81 elements of one name, each with a digit or nothing; or elements with a digit, x and y, which stand
// in nine rows and nine columns.
std::optional<Board> read_marked_cells(std::string_view text);

}  // namespace retrace::text
