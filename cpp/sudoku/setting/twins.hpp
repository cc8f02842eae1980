// Twins of a puzzle: other digits in the same cells, with the same digits everywhere else in the solution.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "sudoku/questions/question.hpp"
#include "sudoku/setting/position.hpp"

namespace retrace::setting {

// Finds each twin of a puzzle with one solution once. A twin has one solution, too: another one would have the same digits in
// each house of the open cells, and so would fit the givens of the first puzzle.
class Twins {
  public:
    Twins(const Grid& puzzle, const Grid& solution);

    // The next one is the one after `last`, which an earlier run gave. False where `last` is no twin; nothing has changed
    // then. Before the first run.
    bool go_on_after(const Grid& last);
    // The last one that was given tells all: a search has no other place.
    bool go_on_at(std::span<const std::size_t> position) const { return position.size() == 1; }
    Position position() const { return {0}; }

    // True when the next one is found, or there is none left; another run goes on to the next.
    bool run(questions::Meter& meter);
    const std::optional<Grid>& answer() const { return found_; }
    // How many there are is not known before they are found.
    double share() const { return 0; }

  private:
    Grid puzzle_;
    Grid open_;                 // the digits of the solution in the cells without a given
    std::optional<Grid> last_;  // given by an earlier run, and not met again yet
    std::optional<Grid> found_;
    engine::BoardSearch search_;
};

}  // namespace retrace::setting
