// Reads killers of 9×9 in the two lines that forums pass on.
#pragma once

#include <optional>
#include <string_view>

#include "varied/reading.hpp"

namespace retrace::varied {

// 81 signs, each a sum at one cell of its cage (0 to 9, A to Z from 10 on, a to j from 36 on; 0 is none) or an arrow
// towards that cell: < > ^ v, and ` ' , . for the four diagonals. Nothing where the line is something else.
std::optional<ReadRules> read_arrowed_killer(std::string_view line);

// SumoCue's: `3x3:`, `d` where both diagonals hold each digit, `:k:` and for each cell, between colons or spaces, the number of its cage
// plus 256 times the sum.
std::optional<ReadRules> read_sumocue(std::string_view line);

}  // namespace retrace::varied
