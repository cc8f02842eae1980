// Candidates whose digits stand each at an index of its own: 9 lines of 81 signs, 81 of nine, 27 of 27.
#pragma once

#include "sudoku/text/odd_grid.hpp"

namespace retrace::text {

// Whether a line is the first of such candidates by all that can be seen of it: a puzzle of 81 cells
// could look so, too, but would have nine givens at most.
bool may_be_candidates(std::string_view line);

OddGrid read_candidate_rows(const std::vector<std::string>& lines, bool at_end);

}  // namespace retrace::text
