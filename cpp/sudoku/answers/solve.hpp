// The answer to a puzzle by a chosen strategy.
#pragma once

#include <cstdint>
#include <optional>

#include "sudoku/answers/answer.hpp"
#include "sudoku/search/strategy.hpp"

namespace retrace {

// Runs the chosen strategy to its first solution, in pieces like the search itself. The fast engine then
// tells in microseconds whether there is another solution, and which is the first of several. A value, so
// that a copy is a checkpoint.
class Solve {
  public:
    Solve(const Grid& givens, const Strategy& strategy);

    // Takes at most `budget` steps more. True when the outcome is known.
    bool run(std::uint64_t budget);

    const Outcome& outcome() const { return outcome_; }  // once run() gave true

    // The strategy's own counters and board.
    const Counters& counters() const { return search_ ? search_->counters() : kNoCounters; }
    Grid board() const { return search_ ? search_->grid() : givens_; }

  private:
    void finish(const Outcome& outcome);

    static constexpr Counters kNoCounters{};

    Grid givens_;
    std::optional<AnySearch> search_;  // empty where the givens contradict, or without steps
    Outcome outcome_;
    bool done_ = false;
};

}  // namespace retrace
