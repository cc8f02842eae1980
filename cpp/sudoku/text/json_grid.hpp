// Nine lists of nine, or one of 81, as a board.
#pragma once

#include <optional>

#include "sudoku/text/board.hpp"
#include "sudoku/text/json.hpp"
#include "sudoku/text/named_parts.hpp"

namespace retrace::text {

// The cells are objects, digits, texts or nothing; a row may be a text, too, or stand within an object.
// Nothing where a value is none of these.
std::optional<Board> read_json_grid(const Json& json, Layout layout);

}  // namespace retrace::text
