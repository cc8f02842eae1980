// Counting in slices, and estimating what cannot be counted.
#include "sudoku/engine/counter.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>

#include "engine/puzzle_files.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/engine/estimate.hpp"

namespace retrace::engine {
namespace {

// A solution with the lower boxes opened up: some thousands of solutions.
Grid loose_puzzle() {
    Grid puzzle = *first_solution(Grid{});
    for (Cell cell = 27; cell < kCells; ++cell) {
        if (column_of(cell) >= 3) puzzle[cell] = 0;
    }
    return puzzle;
}

TEST(Counter, CountsTheSameInSlicesOfAnySize) {
    const Grid puzzle = loose_puzzle();
    const std::uint64_t expected = count(puzzle, 1'000'000).solutions;
    ASSERT_GT(expected, 100U);
    ASSERT_LT(expected, 1'000'000U);
    for (const std::uint64_t slice : {1U, 2U, 7U, 100U, 1'000'000U}) {
        const auto counter = std::make_unique<Counter>(puzzle, 1'000'000U);
        while (!counter->run(slice)) {
        }
        EXPECT_EQ(counter->solutions(), expected);
        EXPECT_FALSE(counter->limit_reached());
    }
}

TEST(Counter, StopsAtItsLimit) {
    const auto counter = std::make_unique<Counter>(Grid{}, 1'000U);
    int slices = 0;
    while (!counter->run(10)) ++slices;
    EXPECT_GT(slices, 10);
    EXPECT_EQ(counter->solutions(), 1'000U);
    EXPECT_TRUE(counter->limit_reached());
}

TEST(Counter, DoesNoMoreInASliceThanItWasGiven) {
    const auto counter = std::make_unique<Counter>(Grid{}, ~std::uint64_t{0});
    for (std::uint64_t slice = 1; slice <= 20; ++slice) {
        EXPECT_FALSE(counter->run(100));
        EXPECT_LE(counter->branches(), slice * 100);
        EXPECT_LE(counter->solutions(), slice * 101);
    }
    EXPECT_GT(counter->solutions(), 0U);
}

TEST(Counter, IsDoneAtOnceWhenThereIsNothingToCount) {
    const auto counter = std::make_unique<Counter>(twin::puzzles_in("no_solution").at(1), 10U);
    EXPECT_TRUE(counter->run(1));
    EXPECT_EQ(counter->solutions(), 0U);
}

TEST(Counter, IsAValueThatCanBeCopiedHalfWay) {
    const auto counter = std::make_unique<Counter>(loose_puzzle(), 1'000'000U);
    counter->run(20);
    const auto copy = std::make_unique<Counter>(*counter);
    while (!counter->run(1'000)) {
    }
    while (!copy->run(3)) {
    }
    EXPECT_EQ(copy->solutions(), counter->solutions());
}

TEST(Estimate, IsExactWhereThereIsNoChoice) {
    const Estimate unique = estimate_solutions(twin::puzzles_in("easy50").at(0), 10, 1);
    EXPECT_EQ(unique.solutions, 1.0);
    EXPECT_EQ(unique.standard_error, 0.0);
    const Estimate none = estimate_solutions(twin::puzzles_in("no_solution").at(1), 10, 1);
    EXPECT_EQ(none.solutions, 0.0);
}

TEST(Estimate, IsTheSameForTheSameSeedOnly) {
    const Estimate first = estimate_solutions(Grid{}, 100, 5);
    EXPECT_EQ(estimate_solutions(Grid{}, 100, 5).solutions, first.solutions);
    EXPECT_NE(estimate_solutions(Grid{}, 100, 6).solutions, first.solutions);
}

TEST(Estimate, ComesNearACountThatIsKnown) {
    const auto exact = static_cast<double>(count(loose_puzzle(), 1'000'000).solutions);
    const Estimate estimate = estimate_solutions(loose_puzzle(), 20'000, 1);
    EXPECT_GT(estimate.standard_error, 0.0);
    EXPECT_LT(estimate.standard_error, exact / 10);
    EXPECT_LT(std::abs(estimate.solutions - exact), 4 * estimate.standard_error);
}

TEST(Estimate, OfTheEmptyGridHasTheKnownNumberWithinItsError) {
    constexpr double kAllGrids = 6670903752021072936960.0;  // Felgenhauer and Jarvis, 2005
    const Estimate estimate = estimate_solutions(Grid{}, 20'000, 1);
    EXPECT_LT(std::abs(estimate.solutions - kAllGrids), 4 * estimate.standard_error);
    EXPECT_LT(estimate.standard_error, kAllGrids / 4);
}

}  // namespace
}  // namespace retrace::engine
