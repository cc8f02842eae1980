// The patterns that a dynamic chain may use on its way once nothing else follows.
#pragma once

#include "sudoku/techniques/chains/implications.hpp"
#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

// All eliminations by the first kind that has any: locked digits, hidden pairs, naked pairs, x-wings. `source` is the
// board, `board` the same without what the supposition has taken away. A pattern that is there in the source
// without the supposition is left out.
void add_patterns(const Candidates& source, const Candidates& board, Implications& found);

// Fills an empty deduction with a pattern of the board, all but its effect.
void show_pattern(const Candidates& board, const Pattern& pattern, Deduction& found);

}  // namespace retrace::techniques
