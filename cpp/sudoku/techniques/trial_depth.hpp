// How deep a person has to suppose one digit within another to solve a puzzle by singles: its depth of trial and error, T&E.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/cell_set.hpp"
#include "sudoku/techniques/candidates.hpp"

namespace retrace::techniques {

// For each digit from 1 on the cells that may have it; one that is placed has its cell and no other cell near it.
struct TrialBoard {
    std::array<CellSet, 9> cells{};
    CellSet placed{};

    bool is_solved() const { return placed.size() == kCells; }
};

// As Denis Berthier defines it in "Pattern-Based Constraint Satisfaction and Logic Puzzles": at depth 0 naked and hidden
// singles solve the puzzle. At depth 1 candidates are taken away that lead to a contradiction by singles, over and over; at
// depth 2 those that lead to one at depth 1. A solution that a wrong supposition cannot find is never made use of. A value.
class TrialDepth {
  public:
    // The depth of puzzles for which 2 is not enough. Hardly any is so deep, and no known one is deeper than 3.
    static constexpr int kDeepest = 3;

    // The board has one solution. Where it knows it, none of its digits is supposed in vain.
    explicit TrialDepth(const Candidates& board);

    // Supposes at most so many digits, each of which takes some milliseconds at depth 2. True when the depth is known.
    bool run(std::uint64_t budget);

    // After run(): 0 to kDeepest. Before its end it is at least so deep.
    int depth() const { return depth_; }

  private:
    TrialBoard board_;
    Grid solution_;  // blank where it is not known
    int depth_ = 0;
    int next_ = 0;  // the candidate that is supposed next, of 729
    int kept_ = 0;  // candidates that were supposed since the last one that was taken away
    bool is_done_ = false;
};

}  // namespace retrace::techniques
