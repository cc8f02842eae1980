// Givens that a puzzle does not need.
#pragma once

#include <vector>

#include "sudoku/questions/probe.hpp"
#include "sudoku/questions/question.hpp"

namespace retrace::questions {

// The givens each of which can be removed, by itself, without another solution.
class RedundantGivens {
  public:
    explicit RedundantGivens(const Grid& puzzle) : puzzle_(puzzle) {}

    bool run(Meter& meter);
    const std::vector<Cell>& answer() const { return found_; }

  private:
    Grid puzzle_;
    Cell cell_ = 0;  // the next one to be looked at
    std::vector<Cell> found_;
    Redundancy redundancy_;
};

// A puzzle with the same solutions and no redundant given: those that are not needed are removed, from the
// last cell to the first.
class Reduce {
  public:
    explicit Reduce(const Grid& puzzle) : puzzle_(puzzle) {}

    bool run(Meter& meter);
    const Grid& answer() const { return puzzle_; }

  private:
    Grid puzzle_;
    int cells_left_ = kCells;
    Redundancy redundancy_;
};

}  // namespace retrace::questions
