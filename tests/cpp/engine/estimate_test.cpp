// Estimates of the number of solutions where counting would take too long.
#include "sudoku/engine/estimate.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/puzzle_files.hpp"

namespace retrace::engine {
namespace {

using twin::count_of;
using twin::loose_puzzle;

Estimate estimate_of(const Grid& givens, std::uint32_t probes, std::uint64_t seed) {
    Estimator estimator(givens, seed);
    while (estimator.probes() < probes) estimator.probe();
    return estimator.estimate();
}

TEST(Estimate, IsExactWhereThereIsNoChoice) {
    const Estimate unique = estimate_of(twin::puzzles_in("easy50").at(0), 10, 1);
    EXPECT_EQ(unique.solutions, 1.0);
    EXPECT_EQ(unique.standard_error, 0.0);
    const Estimate none = estimate_of(twin::puzzles_in("no_solution").at(1), 10, 1);
    EXPECT_EQ(none.solutions, 0.0);
}

TEST(Estimate, IsTheSameForTheSameSeedOnly) {
    const Estimate first = estimate_of(Grid{}, 100, 5);
    EXPECT_EQ(estimate_of(Grid{}, 100, 5).solutions, first.solutions);
    EXPECT_NE(estimate_of(Grid{}, 100, 6).solutions, first.solutions);
}

TEST(Estimate, ComesNearACountThatIsKnown) {
    const auto exact = static_cast<double>(count_of(loose_puzzle(), 1'000'000));
    const Estimate estimate = estimate_of(loose_puzzle(), 20'000, 1);
    EXPECT_GT(estimate.standard_error, 0.0);
    EXPECT_LT(estimate.standard_error, exact / 10);
    EXPECT_LT(std::abs(estimate.solutions - exact), 4 * estimate.standard_error);
}

TEST(Estimate, OfTheEmptyGridHasTheKnownNumberWithinItsError) {
    constexpr double kAllGrids = 6670903752021072936960.0;  // Felgenhauer and Jarvis, 2005
    const Estimate estimate = estimate_of(Grid{}, 20'000, 1);
    EXPECT_LT(std::abs(estimate.solutions - kAllGrids), 4 * estimate.standard_error);
    EXPECT_LT(estimate.standard_error, kAllGrids / 4);
}

}  // namespace
}  // namespace retrace::engine
