// One form for all puzzles that are the same but for the names of digits and the order of lines.
#pragma once

#include <cstdint>

#include "sudoku/grid.hpp"

namespace retrace::generate {

// Two puzzles are alike where one becomes the other by renaming digits, by exchanging rows of a band,
// columns of a stack, bands or stacks, or by a transposition: 9! * 6^8 * 2 ways in all. Alike ones
// have one form, others have others. `solution` is the puzzle's only one: without it, alike ones could
// get different forms. Dearer where lines of the puzzle are like one another.
Grid canonical_form(const Grid& puzzle, const Grid& solution);

// The hash of a canonical form; the same on every machine. Two of a million different ones are the same with
// a chance of 1 to 40 million.
std::uint64_t hash_of(const Grid& form);

}  // namespace retrace::generate
