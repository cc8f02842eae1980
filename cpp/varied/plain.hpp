// Reads boards of other sizes than nine, written as one line of all cells.
#pragma once

#include <optional>
#include <string_view>

#include "varied/reading.hpp"

namespace retrace::varied {

// 36 cells, 64, 100, 144, 256 or 625: digits, then letters from A for 10 on, or letters from A for 1 on where there are
// no digits; . 0 - and _ are blanks. Nothing where the line is something else.
std::optional<Reading> read_plain(std::string_view line);

// A Sukaku: the candidates of 81 cells, nine signs each, a digit in its own place or a blank. Nothing where the line is
// something else.
std::optional<Reading> read_sukaku(std::string_view line);

}  // namespace retrace::varied
