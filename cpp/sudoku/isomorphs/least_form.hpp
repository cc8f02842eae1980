// The least form of a puzzle: of all puzzles that are the same but for names and the order of lines, the one whose
// 81 characters come first, blanks before digits. Setters call it minlex.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/isomorphs/isomorphism.hpp"

namespace retrace::isomorphs {

struct LeastForm {
    Grid form;
    Isomorphism map;              // takes the puzzle to its form
    std::uint64_t automorphisms;  // isomorphisms that leave the puzzle as it is; at least 1
};

// Takes any grid, solvable or not: some ten microseconds for a usual puzzle, a millisecond for a completed grid.
LeastForm least_form(const Grid& puzzle);

// Each isomorphism that takes a completed grid to its least form: as many as it has automorphisms, at most 648.
std::vector<Isomorphism> maps_to_least_form(const Grid& completed);

// The least form of a puzzle's solution, and in it the puzzle: the least of its images, since the solution may come to its
// form in several ways. Both parts are the same for all puzzles that are the same.
struct FormInSolution {
    Grid solution;
    Grid puzzle;
};
FormInSolution form_in_solution(const Grid& puzzle, const Grid& solution);

}  // namespace retrace::isomorphs
