// One form for all puzzles that differ only in the names of digits and the order of lines.
#pragma once

#include <cstdint>

#include "sudoku/grid.hpp"

namespace retrace::generate {

// Two puzzles are alike where one becomes the other by renaming digits, by exchanging rows of a band,
// columns of a stack, bands or stacks, or by a transposition: 9! * 6^8 * 2 ways in all. Alike puzzles have
// the same form, and others have different forms. `solution` must be the puzzle's only one: with another,
// alike puzzles could get different forms. Takes longer where lines of the puzzle are like one another. Only whether two
// forms are equal means something: the form that setters write down is isomorphs::least_form, which takes some four times as long.
Grid class_form(const Grid& puzzle, const Grid& solution);

// The hash of a class form, the same on every machine. Among a million different forms two have the same
// hash with a chance of 1 to 40 million.
std::uint64_t hash_of(const Grid& form);

}  // namespace retrace::generate
