// The digits that stand in a cell in some solution.
#pragma once

#include <array>

#include "sudoku/questions/probe.hpp"
#include "sudoku/questions/solution_count.hpp"

namespace retrace::questions {

struct Candidates {
    std::array<DigitSet, kCells> digits{};
    SolutionCount count;
    DigitCounts counts{};  // in how many solutions; valid where the count is no estimate
};

class FindCandidates {
  public:
    explicit FindCandidates(const Grid& puzzle);

    bool run(Meter& meter);
    const Candidates& answer() const { return candidates_; }

  private:
    enum class Phase : std::uint8_t { counting, probing, done };

    void take_counts();
    void take(const Grid& solution);
    bool probe_rest(Meter& meter);

    Grid puzzle_;
    Phase phase_ = Phase::counting;
    Cell cell_ = 0;  // the cell of the next candidate to check
    Digit digit_ = 1;
    CountSolutions counting_;
    Probe probe_;
    Candidates candidates_;
};

}  // namespace retrace::questions
