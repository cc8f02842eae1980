// The fast engine's calls: any solution, the first one, and whether it is the only one.
//
// Everything here is a pure function of its arguments: no state is kept between calls, nothing
// fails, nothing throws. Givens that contradict each other simply have no solution. Each call needs
// some 56 KB of stack for its search.
#pragma once

#include <cstdint>
#include <optional>

#include "sudoku/engine/board.hpp"
#include "sudoku/grid.hpp"

namespace retrace::engine {

// The solution that the search meets first; no particular one if there are several.
std::optional<Grid> first_found(const Grid& givens);

// The lexicographically first solution: the smallest 81-digit string.
std::optional<Grid> first_solution(const Grid& givens);

// The two answers that people want together: the first solution, and whether it is the only one.
struct FirstSolution {
    std::optional<Grid> first;
    bool several;
};
FirstSolution solve(const Grid& givens);

}  // namespace retrace::engine
