// The smallest question: whether a puzzle has a solution, or one beside a known one.
#pragma once

#include <optional>

#include "sudoku/engine/meter.hpp"
#include "sudoku/grid.hpp"

namespace retrace::questions {

// Called again with the same arguments until the question is answered; the next call begins another
// question. So a loop over questions needs no state of its own for a pause:
//   for (; cell_ < kCells; ++cell_) if (!probe_.ask(puzzle_of(cell_), meter)) return false; ...
class Probe {
  public:
    // True when the question is answered.
    bool ask(const Grid& givens, engine::Meter& meter) { return ask(givens, nullptr, meter); }
    bool ask_other(const Grid& givens, const Grid& known, engine::Meter& meter) {
        return ask(givens, &known, meter);
    }

    // Looks for a solution that differs from this one in a blank.
    bool ask_other_digit(const Grid& givens, Cell cell, Digit digit, engine::Meter& meter);

    // Drops an unanswered question.
    void forget() { asking_ = false; }

    // The solution found, in no particular order.
    const std::optional<Grid>& found() const { return found_; }

  private:
    bool ask(const Grid& givens, const Grid* known, engine::Meter& meter);
    bool begin(const Grid& givens, engine::Meter& meter);
    bool go_on(const Grid* known, engine::Meter& meter);

    bool asking_ = false;
    std::optional<Grid> found_;
    engine::BoardSearch search_;
};

// Whether all solutions of the puzzle without its given in this cell have that digit.
class Redundancy {
  public:
    // True when answered, asked like a probe.
    bool ask(const Grid& givens, Cell cell, engine::Meter& meter);
    bool is_redundant() const { return is_redundant_; }

  private:
    Digit digit_ = 1;  // the next digit to try instead of the given
    bool is_redundant_ = false;
    Probe probe_;
};

}  // namespace retrace::questions
