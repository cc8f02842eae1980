// A smallest set of givens that leaves no solution.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/questions/probe.hpp"
#include "sudoku/questions/smallest_hitting.hpp"

namespace retrace::questions {

// The givens contradict each other directly.
struct Conflict {
    std::vector<Cell> cells;
    bool is_smallest = false;  // no smaller set does
};

// Every set without a solution hits the complement of every satisfiable set of givens. So a smallest
// hitting set of the complements known so far either has no solution, and then no set is smaller, or it
// has one, which gives another complement.
class FindConflict {
  public:
    // The puzzle has no solution.
    explicit FindConflict(const Grid& puzzle);

    bool run(Meter& meter);
    const Conflict& answer() const { return conflict_; }

  private:
    enum class Phase : std::uint8_t { hitting, probing, growing, thinning, done };

    bool hit(Meter& meter);
    bool probe(Meter& meter);
    bool grow(Meter& meter);
    bool thin_out(Meter& meter);
    Grid only(const CellSet& cells) const { return with_digits_of({}, puzzle_, cells); }
    void keep_what_agrees(const Grid& solution);
    void start_thinning(const CellSet& cells);

    Grid puzzle_;
    CellSet givens_;
    Phase phase_ = Phase::hitting;
    std::optional<std::uint64_t> until_;  // of the meter's work, after which the proof is given up
    std::vector<CellSet> complements_;
    std::optional<SmallestHitting> hitting_;
    CellSet kept_;     // probing: the hitting set; growing: satisfiable; thinning: a conflict
    CellSet untried_;  // growing and thinning: givens not yet looked at
    Probe probe_;
    Conflict conflict_;
};

}  // namespace retrace::questions
