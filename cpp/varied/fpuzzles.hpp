// Reads puzzles of f-puzzles: its JSON, and what links carry of it or of SudokuPad's.
#pragma once

#include <optional>
#include <string_view>

#include "sudoku/text/json.hpp"
#include "varied/reading.hpp"

namespace retrace::varied {

// The JSON of f-puzzles, with `grid`, or of SudokuPad, with `cells`: itself, packed, behind the name of its kind, or in a link;
// nothing where it is none of these.
std::optional<text::Json> setter_json_in(std::string_view text);

ReadRules read_fpuzzles(const text::Json& puzzle);

}  // namespace retrace::varied
