// Patterns that cannot hold their own digits alone: one of the extra candidates in their cells is true.
#pragma once

#include <cstddef>

#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

struct GuardedPattern {
    CellSet cells;    // blanks
    DigitSet digits;  // not all of the cells hold one of these
};

// With more cells that have other candidates, hardly anything follows.
inline constexpr std::size_t kMostExtraCells = 4;

// The cells that have other candidates, too.
CellSet extra_cells(const Candidates& board, const GuardedPattern& pattern);

// Eliminates candidates that would leave no extra candidate true: those that all extra candidates exclude; those that a
// naked set in one house with the extra candidates uses up; and, where a digit of the pattern fits in a house only in
// the two cells with extra candidates, the other digits of the pattern there. False where there are none.
bool use_extras(const Candidates& board, const GuardedPattern& pattern, Deduction& found);

}  // namespace retrace::techniques
