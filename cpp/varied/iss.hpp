// Reads the text of Interactive Sudoku Solver: `.Type~argument~argument`, one after another.
#pragma once

#include <optional>
#include <string_view>

#include "varied/reading.hpp"

namespace retrace::varied {

// Nothing where the text is something else. A type that is not known refuses the puzzle.
std::optional<ReadRules> read_iss(std::string_view text);

}  // namespace retrace::varied
