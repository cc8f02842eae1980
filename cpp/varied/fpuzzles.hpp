// Reads puzzles of f-puzzles: its JSON, and what links carry of it.
#pragma once

#include <optional>
#include <string_view>

#include "sudoku/text/json.hpp"
#include "varied/reading.hpp"

namespace retrace::varied {

// The JSON itself, the same packed, behind `fpuzzles` or `fpuz`, or in a link; nothing where it is none of these.
std::optional<text::Json> fpuzzles_in(std::string_view text);

ReadRules read_fpuzzles(const text::Json& puzzle);

}  // namespace retrace::varied
