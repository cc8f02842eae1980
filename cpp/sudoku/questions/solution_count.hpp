// The number of a puzzle's solutions: exact, or where that takes too long, estimated.
#pragma once

#include "sudoku/engine/estimate.hpp"
#include "sudoku/questions/tally.hpp"

namespace retrace::questions {

// Smaller numbers of solutions are counted exactly.
inline constexpr std::uint64_t kCountLimit = 1'000'000;

struct SolutionCount {
    double solutions = 0;
    bool is_estimate = false;
    double standard_error = 0;  // of the estimate's mean; 0 where exact
};

class CountSolutions {
  public:
    // Keeps the first `kept` solutions that it meets.
    explicit CountSolutions(const Grid& puzzle, std::size_t kept = 0);

    bool run(Meter& meter);
    const SolutionCount& answer() const { return count_; }

    // The digits seen in the solutions so far.
    const Tally& tally() const { return tally_; }

  private:
    enum class Phase : std::uint8_t { counting, estimating, done };

    Phase phase_ = Phase::counting;
    Tally tally_;
    engine::Estimator estimator_;
    SolutionCount count_;
};

}  // namespace retrace::questions
