// The answer to a puzzle: its first solution, and whether it is the only one.
#pragma once

#include <cstdint>

#include "sudoku/grid.hpp"

namespace retrace {

enum class Answer : std::uint8_t {
    one_solution,       // `grid` is it
    several_solutions,  // `grid` is the lexicographically first one
    contradiction,      // givens contradict each other: see find_contradictions
    no_solution,        // searched through
    dead_end,           // a strategy that never takes back is stuck at `cell`
};

struct Outcome {
    Answer answer = Answer::no_solution;
    Grid grid;              // the solution, or the board at the dead end
    Cell cell = 0;          // the cell of a dead end
    bool solvable = false;  // at a dead end: whether a search that takes back finds a solution
};

// The answer of the fast engine, in one call.
Outcome answer_to(const Grid& givens);

}  // namespace retrace
