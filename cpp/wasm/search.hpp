// Searching with a strategy, as JavaScript drives it.
#pragma once

#include "sudoku/answers/solve.hpp"

namespace retrace {

class SolveCall : public Solve {
  public:
    using Solve::Solve;

    Answer answer() const { return outcome().answer; }
    const Grid& grid() const { return outcome().grid; }
    Cell dead_end_cell() const { return outcome().cell; }
    bool solvable() const { return outcome().solvable; }
};

}  // namespace retrace
