// The smallest question: whether a puzzle has a solution, or one beside a known one.
#pragma once

#include <optional>

#include "sudoku/engine/meter.hpp"
#include "sudoku/grid.hpp"

namespace retrace::questions {

// Asked again and again with the same arguments until the answer is there; the call after that
// begins the next question. So a loop over questions needs no state of its own for a pause:
//   for (; cell_ < kCells; ++cell_) if (!probe_.ask(puzzle_of(cell_), meter)) return false; ...
class Probe {
  public:
    // True when answered.
    bool ask(const Grid& givens, engine::Meter& meter) { return ask(givens, nullptr, meter); }
    bool ask_other(const Grid& givens, const Grid& known, engine::Meter& meter) {
        return ask(givens, &known, meter);
    }

    // A solution that has another digit than this one in a blank.
    bool ask_other_digit(const Grid& givens, Cell cell, Digit digit, engine::Meter& meter);

    // Drops a question that was not answered yet.
    void forget() { asking_ = false; }

    // The solution that was found, no particular one.
    const std::optional<Grid>& found() const { return found_; }

  private:
    bool ask(const Grid& givens, const Grid* known, engine::Meter& meter);
    bool begin(const Grid& givens, engine::Meter& meter);
    bool go_on(const Grid* known, engine::Meter& meter);

    bool asking_ = false;
    std::optional<Grid> found_;
    engine::BoardSearch search_;
};

// Whether every solution of the puzzle without its given in this cell has that digit.
class Redundancy {
  public:
    // True when answered, asked like a probe.
    bool ask(const Grid& givens, Cell cell, engine::Meter& meter);
    bool is_redundant() const { return is_redundant_; }

  private:
    Digit digit_ = 1;  // the next one to be tried in the given's place
    bool is_redundant_ = false;
    Probe probe_;
};

}  // namespace retrace::questions
