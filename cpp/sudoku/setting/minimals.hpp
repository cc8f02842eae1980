// The minimal puzzles within a puzzle: parts of its givens that still have one solution and need each given.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/questions/probe.hpp"
#include "sudoku/questions/question.hpp"

namespace retrace::setting {

using questions::Meter;

// Finds every one of them once. Their number grows fast with the redundant givens: a completed grid has more than
// anybody can wait for.
class Minimals {
  public:
    // A puzzle with one solution.
    explicit Minimals(const Grid& puzzle);

    // The next one is the one after `last`, which an earlier run gave. False where `last` is no minimal puzzle within
    // this one; nothing has changed then. Before the first run.
    bool go_on_after(const Grid& last);

    // True when the next one is found, or there is none left; another run goes on to the next.
    bool run(Meter& meter);
    const std::optional<Grid>& answer() const { return found_; }

  private:
    // A puzzle on the way, and which of its givens are still to be taken away.
    struct Level {
        Grid puzzle;
        std::vector<Cell> redundant;  // ascending
        std::size_t next;             // of them
    };
    void enter(Grid puzzle, const std::vector<Cell>& perhaps, Cell after, Meter& meter);
    void take_away(std::size_t place, Meter& meter);

    std::vector<Level> levels_;
    questions::Redundancy redundancy_;
    std::optional<Grid> found_;
    bool is_new_ = false;  // found_ has not been given yet
};

// One minimal puzzle by chance: givens are taken away in an order that the seed draws, the same on every machine.
Grid drawn_minimal(const Grid& puzzle, std::uint64_t seed);

}  // namespace retrace::setting
