// Counting solutions up to a limit.
#include <gtest/gtest.h>

#include <memory>
#include <random>

#include "engine/puzzle_files.hpp"
#include "sudoku/answers/count.hpp"
#include "support/puzzles.hpp"
#include "support/rules.hpp"

namespace retrace {
namespace {

std::string with_blanks(char largest) {
    std::string puzzle(puzzles::kFirstOfAll);
    for (char& c : puzzle) {
        if (c <= largest) c = '.';
    }
    return puzzle;
}

Count counted(std::string_view puzzle, std::uint64_t limit) {
    Count count(puzzles::grid(puzzle), limit);
    EXPECT_TRUE(count.run(std::uint64_t{1} << 40U));
    return count;
}

TEST(Count, IsExactBelowItsLimit) {
    for (const char largest : {'1', '2', '3', '4'}) {
        const std::string puzzle = with_blanks(largest);
        const int expected = rules::count_by_trying(puzzle, 100'000);
        const Count count = counted(puzzle, 100'001);
        EXPECT_EQ(count.count(), static_cast<std::uint64_t>(expected));
        EXPECT_FALSE(count.limit_reached());
    }
    EXPECT_GT(counted(with_blanks('4'), 100'000).count(), 100U);
}

TEST(Count, StopsAtItsLimit) {
    for (const std::uint64_t limit : {1U, 2U, 7U}) {
        const Count count = counted(std::string(81, '.'), limit);
        EXPECT_EQ(count.count(), limit);
        EXPECT_TRUE(count.limit_reached());
    }
}

TEST(Count, OfContradictingGivensIsNone) {
    const Count count = counted("5.......5" + std::string(72, '.'), 10);
    EXPECT_EQ(count.count(), 0U);
    EXPECT_FALSE(count.limit_reached());
}

TEST(Count, OfAFullGridIsOne) {
    EXPECT_EQ(counted(puzzles::kFirstOfAll, 10).count(), 1U);
}

TEST(Count, IsTheSameInSlicesOfRandomBudgets) {
    std::mt19937 random(17);
    const std::string puzzle = with_blanks('4');
    const Count whole = counted(puzzle, 1'000'000);
    Count sliced(puzzles::grid(puzzle), 1'000'000);
    int slices = 0;
    for (; !sliced.run(random() % 200); ++slices) {
        Count copy = sliced;
        if (random() % 2 == 0) sliced = std::move(copy);
    }
    EXPECT_GT(slices, 10);
    EXPECT_EQ(sliced.count(), whole.count());
}

TEST(Count, CountsTheSameInSlicesOfAnySize) {
    const Grid puzzle = twin::loose_puzzle();
    const std::uint64_t expected = twin::count_of(puzzle, 1'000'000);
    ASSERT_GT(expected, 100U);
    ASSERT_LT(expected, 1'000'000U);
    for (const std::uint64_t slice : {1U, 2U, 7U, 100U, 1'000'000U}) {
        const auto count = std::make_unique<Count>(puzzle, 1'000'000U);
        while (!count->run(slice)) {
        }
        EXPECT_EQ(count->count(), expected);
        EXPECT_FALSE(count->limit_reached());
    }
}

TEST(Count, StopsAtItsLimitInSlicesToo) {
    const auto count = std::make_unique<Count>(Grid{}, 1'000U);
    int slices = 0;
    while (!count->run(10)) ++slices;
    EXPECT_GT(slices, 10);
    EXPECT_EQ(count->count(), 1'000U);
    EXPECT_TRUE(count->limit_reached());
}

TEST(Count, DoesNoMoreInASliceThanItWasGiven) {
    const auto count = std::make_unique<Count>(Grid{}, ~std::uint64_t{0});
    for (std::uint64_t slice = 1; slice <= 20; ++slice) {
        EXPECT_FALSE(count->run(100));
        EXPECT_LE(count->count(), slice * 100);
    }
    EXPECT_GT(count->count(), 0U);
}

TEST(Count, IsDoneAtOnceWhenThereIsNothingToCount) {
    const auto count = std::make_unique<Count>(twin::puzzles_in("no_solution").at(1), 10U);
    EXPECT_TRUE(count->run(1));
    EXPECT_EQ(count->count(), 0U);
}

TEST(Count, IsAValueThatCanBeCopiedHalfWay) {
    const auto count = std::make_unique<Count>(twin::loose_puzzle(), 1'000'000U);
    count->run(20);
    const auto copy = std::make_unique<Count>(*count);
    while (!count->run(1'000)) {
    }
    while (!copy->run(3)) {
    }
    EXPECT_EQ(copy->count(), count->count());
}

}  // namespace
}  // namespace retrace
