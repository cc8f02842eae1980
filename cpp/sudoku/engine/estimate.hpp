// An estimate of the number of solutions, for puzzles with too many to count.
#pragma once

#include <cstdint>

#include "sudoku/engine/board.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/split_mix.hpp"

namespace retrace::engine {

struct Estimate {
    double solutions;       // the mean over the probes, unbiased
    double standard_error;  // of that mean, from the probes' own spread
};

// Knuth's tree estimate ("Estimating the efficiency of backtrack programs", 1975): each probe walks
// from the puzzle down to a solution or a dead end, taking one side of every branch at random, and
// stands for as many solutions as the chance of its path says. Few paths carry most of the weight,
// so both numbers settle slowly; the error is itself an estimate and low when few probes arrive.
// The same seed gives the same answer. A value.
class Estimator {
  public:
    Estimator(const Grid& givens, std::uint64_t seed);

    // One walk more, some 10 microseconds.
    void probe();

    std::uint32_t probes() const { return probes_; }
    Estimate estimate() const;  // after two probes or more

  private:
    bool toss();
    double walk();

    Board root_;
    bool is_open_;  // propagation alone does not refute the givens
    SplitMix64 coin_;
    std::uint32_t probes_ = 0;
    // Welford's running mean and sum of squared deviations.
    double mean_ = 0;
    double squares_ = 0;
};

}  // namespace retrace::engine
