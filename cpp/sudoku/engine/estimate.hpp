// An estimate of the number of solutions, for puzzles with too many to count.
#pragma once

#include <cstdint>

#include "sudoku/grid.hpp"

namespace retrace::engine {

struct Estimate {
    double solutions;       // the mean over the probes, unbiased
    double standard_error;  // of that mean, from the probes' own spread
    std::uint32_t probes;
};

// Knuth's tree estimate ("Estimating the efficiency of backtrack programs", 1975): each probe walks
// from the puzzle down to a solution or a dead end, taking one side of every branch at random, and
// stands for as many solutions as the chance of its path says. Few paths carry most of the weight,
// so both numbers settle slowly; the error is itself an estimate and low when few probes arrive.
// The same seed gives the same answer. Takes `probes` (at least 2) walks of some 10 microseconds.
Estimate estimate_solutions(const Grid& givens, std::uint32_t probes, std::uint64_t seed);

}  // namespace retrace::engine
