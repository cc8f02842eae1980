// Counting solutions up to a limit.
#include <gtest/gtest.h>

#include <random>

#include "sudoku/solve.hpp"
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
    EXPECT_EQ(sliced.branches(), whole.branches());
}

}  // namespace
}  // namespace retrace
