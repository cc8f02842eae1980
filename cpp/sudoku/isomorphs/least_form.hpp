// The least form of a puzzle: of all puzzles that are the same but for names and the order of lines, the one whose
// 81 characters come first, blanks before digits. Setters call it minlex.
#pragma once

#include <cstdint>

#include "sudoku/isomorphs/isomorphism.hpp"

namespace retrace::isomorphs {

struct LeastForm {
    Grid form;
    Isomorphism map;              // takes the puzzle to its form
    std::uint64_t automorphisms;  // isomorphisms that leave the puzzle as it is; at least 1
};

// Takes any grid, solvable or not: some ten microseconds for a usual puzzle, a millisecond for a completed grid.
LeastForm least_form(const Grid& puzzle);

}  // namespace retrace::isomorphs
