// A board that follows steps from any source, and finds out the kind of each.
#pragma once

#include <optional>

#include "sudoku/search/counters.hpp"
#include "sudoku/watch/reason.hpp"
#include "sudoku/watch/trials.hpp"

namespace retrace {

// Steps need not be those of a correct search: digits may clash, and any digit may be taken back.
class Tracker {
  public:
    explicit Tracker(const Grid& givens) : grid_(givens), blanks_(givens.blanks()) {}
    // At the state of another tracker with these givens.
    Tracker(const Grid& givens, const Trials& trials, const Counters& counters);

    const Grid& grid() const { return grid_; }
    const Trials& trials() const { return trials_; }
    const Counters& counters() const { return counters_; }
    bool full() const { return counters_.depth == blanks_; }

    // The step that would put a digit into a blank, or take back the digit that a step has put into a cell.
    Step placement_of(Choice choice) const;
    Step taking_back(Cell cell) const { return taking_back(cell, kind_of_taking_back(cell)); }
    Step taking_back(Cell cell, StepKind kind) const;

    // Whether a digit that clashes with no other would be taken back directly after its placement.
    bool goes_back_at_once(Cell cell) const;

    // Takes it.
    void take(const Step& step);

    // The cell filled last, kNoCell where there is none.
    Cell last() const;
    // The cell that a search row by row would fill next; kNoCell where there is none.
    Cell next() const;

  private:
    // Taking back a digit at once is a dead end where the board with it cannot be completed: a blank has no candidate,
    // or a digit no cell of a house. A program may take a digit back for other reasons.
    StepKind kind_of_taking_back(Cell cell) const;
    int level_of(Cell cell) const;

    Grid grid_;
    int blanks_;
    Trials trials_;
    Counters counters_;
    bool just_placed_ = false;
};

}  // namespace retrace
