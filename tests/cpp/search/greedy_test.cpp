// Greedy filling never takes a digit back: it stops at its dead end and says where.
#include <gtest/gtest.h>

#include "sudoku/search/strategy.hpp"
#include "support/puzzles.hpp"
#include "support/rules.hpp"
#include "support/tracing.hpp"

namespace retrace {
namespace {

AnySearch greedy_on(std::string_view puzzle) {
    return find_strategy("greedy")->start(puzzles::grid(puzzle));
}

TEST(Greedy, StopsWhereTheWriteUpsCounterexampleTrapsIt) {
    AnySearch search = greedy_on(puzzles::kGreedyTrap);
    EXPECT_EQ(search.run(1000), SearchStatus::dead_end);
    EXPECT_EQ(cell_name(search.dead_end_cell()), "r1c8");
    EXPECT_EQ(search.grid()[0], 1);
    EXPECT_EQ(search.counters().placements, 1U);
    EXPECT_EQ(search.counters().backtracks, 0U);
    EXPECT_EQ(search.counters().dead_ends, 1U);
}

TEST(Greedy, StaysAtItsDeadEnd) {
    AnySearch search = greedy_on(puzzles::kGreedyTrap);
    search.run(1000);
    const Counters counters = search.counters();
    EXPECT_EQ(search.run(1000), SearchStatus::dead_end);
    EXPECT_EQ(search.counters(), counters);
}

TEST(Greedy, PutsTheSmallestLegalDigitIntoEachBlankUntilNoneIsLegal) {
    for (const auto& puzzle : puzzles::file("top95")) {
        SCOPED_TRACE(puzzle);
        AnySearch search = greedy_on(puzzle);
        std::string board = puzzle;
        for (const Step& step : trace_of(search, 100, false).steps) {
            const std::size_t cell = board.find('.');
            ASSERT_EQ(step.cell, cell);
            const char digit = static_cast<char>('0' + step.digit);
            for (char smaller = '1'; smaller < digit; ++smaller) {
                ASSERT_FALSE(rules::fits(board, step.cell, smaller));
            }
            ASSERT_TRUE(rules::fits(board, step.cell, digit));
            board[cell] = digit;
        }
        ASSERT_EQ(search.run(1), SearchStatus::dead_end);
        const Cell stuck = search.dead_end_cell();
        ASSERT_EQ(stuck, board.find('.'));
        for (char digit = '1'; digit <= '9'; ++digit) {
            ASSERT_FALSE(rules::fits(board, stuck, digit));
        }
    }
}

TEST(Greedy, SolvesAPuzzleThatNeedsNothingTakenBack) {
    std::string puzzle(puzzles::kFirstOfAll);
    for (const std::size_t cell : {0U, 12U, 24U, 28U, 40U, 52U, 56U, 68U, 80U}) puzzle[cell] = '.';
    AnySearch search = greedy_on(puzzle);
    EXPECT_EQ(search.run(1000), SearchStatus::solution);
    EXPECT_EQ(search.grid().to_line(), puzzles::kFirstOfAll);
    EXPECT_EQ(search.run(1000), SearchStatus::exhausted);
}

}  // namespace
}  // namespace retrace
