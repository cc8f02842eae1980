// The candidates that a person's notes name.
#pragma once

#include <array>

#include "sudoku/text/board.hpp"

namespace retrace::text {

// Centre notes are candidates, and corner notes beside them in the cell. Corner notes alone are, too,
// unless they are places: where a digit goes in a box, while most of the cells have candidates that
// are not noted. web/core/noted-candidates.ts has the same rule.
std::array<DigitSet, kCells> noted_candidates(const Grid& digits, const Marks& marks);

}  // namespace retrace::text
