// The answer to a puzzle, by a chosen strategy: its first solution, and whether it is the only one.
#pragma once

#include <cstdint>
#include <optional>

#include "sudoku/grid.hpp"
#include "sudoku/search/strategy.hpp"

namespace retrace {

enum class Answer : std::uint8_t {
    one_solution,       // `grid` is it
    several_solutions,  // `grid` is the lexicographically first
    contradiction,      // givens contradict each other: see find_contradictions
    no_solution,        // searched through
    dead_end,           // a strategy that never takes back is stuck at `cell`
};

struct Outcome {
    Answer answer = Answer::no_solution;
    Grid grid;              // the solution, or the board at the dead end
    Cell cell = 0;          // of a dead end
    bool solvable = false;  // at a dead end: whether a search that takes back finds a solution
};

// Runs the chosen strategy to its first find, in pieces like the search itself. Whether there is
// another solution, and which is the first of several, the fast engine then tells in microseconds.
// A value, so a copy is a checkpoint.
class Solve {
  public:
    Solve(const Grid& givens, const Strategy& strategy);

    // Takes at most `budget` steps more. True when the outcome is there.
    bool run(std::uint64_t budget);

    const Outcome& outcome() const { return outcome_; }  // once run() gave true

    // The strategy's own counters and board.
    const Counters& counters() const { return search_ ? search_->counters() : kNoCounters; }
    Grid board() const { return search_ ? search_->grid() : givens_; }

  private:
    void finish_found();
    void finish_at_dead_end();

    static constexpr Counters kNoCounters{};

    Grid givens_;
    std::optional<AnySearch> search_;  // none where givens contradict, or without steps
    Outcome outcome_;
    bool done_ = false;
};

}  // namespace retrace
