// The meaning of the steps and counters of a search, replayed on a board of the test's own.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/each_strategy.hpp"
#include "support/puzzles.hpp"
#include "support/rules.hpp"
#include "support/tracing.hpp"

namespace retrace {
namespace {

class Steps : public EachStrategy {};

std::vector<std::string> checked_puzzles() {
    std::vector<std::string> chosen;
    for (const auto* name : {"easy50", "top95", "several_solutions", "forum_hardest_1106"}) {
        for (const auto& each : puzzles::sample(name, 3)) chosen.push_back(each);
    }
    return chosen;
}

constexpr std::size_t kCheckedSteps = 10'000;

TEST_P(Steps, PlaceLegalDigitsInBlanksAndTakeBackTheLastPlaced) {
    for (const auto& puzzle : checked_puzzles()) {
        SCOPED_TRACE(puzzle);
        AnySearch search = strategy().start(puzzles::grid(puzzle));
        std::string board = puzzle;
        std::vector<Step> placed;
        for (const Step& step : trace_of(search, kCheckedSteps, true).steps) {
            const char digit = static_cast<char>('0' + step.digit);
            if (step.kind == StepKind::placement || step.kind == StepKind::solution) {
                ASSERT_TRUE(rules::is_blank(board[step.cell]));
                ASSERT_TRUE(rules::fits(board, step.cell, digit));
                board[step.cell] = digit;
                placed.push_back(step);
                const bool is_full = std::none_of(board.begin(), board.end(), rules::is_blank);
                ASSERT_EQ(step.kind == StepKind::solution, is_full);
            } else {
                ASSERT_FALSE(placed.empty());
                ASSERT_EQ(step.cell, placed.back().cell);
                ASSERT_EQ(step.digit, placed.back().digit);
                board[step.cell] = '.';
                placed.pop_back();
            }
            ASSERT_EQ(step.depth, placed.size());
        }
        EXPECT_EQ(search.grid().to_line(), board);
    }
}

TEST_P(Steps, AddUpToTheCounters) {
    for (const auto& puzzle : checked_puzzles()) {
        SCOPED_TRACE(puzzle);
        AnySearch search = strategy().start(puzzles::grid(puzzle));
        const Trace trace = trace_of(search, kCheckedSteps, true);
        Counters counted;
        for (const Step& step : trace.steps) {
            const bool is_placement = step.depth > counted.depth;
            ++(is_placement ? counted.placements : counted.backtracks);
            counted.dead_ends += step.kind == StepKind::dead_end ? 1 : 0;
            counted.depth = step.depth;
            counted.max_depth = std::max(counted.max_depth, counted.depth);
        }
        const Counters& counters = search.counters();
        EXPECT_EQ(counters.steps(), trace.steps.size());
        EXPECT_EQ(counters.placements, counted.placements);
        EXPECT_EQ(counters.backtracks, counted.backtracks);
        EXPECT_EQ(counters.depth, counted.depth);
        EXPECT_EQ(counters.max_depth, counted.max_depth);
        // A dead end is counted when the search enters it, one step before the digit that led there is taken back.
        EXPECT_GE(counters.dead_ends, counted.dead_ends);
        EXPECT_LE(counters.dead_ends, counted.dead_ends + 1);
        EXPECT_GT(counters.legality_checks, 0U);
        EXPECT_GT(counters.calls, counted.placements);
    }
}

TEST_P(Steps, AreTheSameCountWithAndWithoutATrace) {
    for (const auto& puzzle : checked_puzzles()) {
        AnySearch traced = strategy().start(puzzles::grid(puzzle));
        AnySearch run = traced;
        const Trace trace = trace_of(traced, kCheckedSteps, false);
        SearchStatus last = run.run(trace.steps.size());
        if (last != trace.last) last = run.run(1);  // a search learns of its end by one more run
        EXPECT_EQ(last, trace.last) << puzzle;
        EXPECT_EQ(run.counters(), traced.counters()) << puzzle;
        EXPECT_EQ(run.grid(), traced.grid()) << puzzle;
    }
}

INSTANTIATE_TEST_SUITE_P(Strategy, Steps, testing::ValuesIn(every_search()), case_name);

class RowMajorSteps : public EachStrategy {};

TEST_P(RowMajorSteps, CallADeadEndOnlyWhatHasNoLegalDigitInTheNextBlank) {
    for (const auto& puzzle : checked_puzzles()) {
        SCOPED_TRACE(puzzle);
        AnySearch search = strategy().start(puzzles::grid(puzzle));
        std::string board = puzzle;
        bool just_placed = false;
        for (const Step& step : trace_of(search, kCheckedSteps, true).steps) {
            if (step.depth == 0 || board[step.cell] == '.') {
                just_placed = board[step.cell] == '.';
            } else {
                const std::size_t next = board.find('.');
                bool stuck = next != std::string::npos && just_placed;
                for (char digit = '1'; stuck && digit <= '9'; ++digit) {
                    stuck = !rules::fits(board, static_cast<int>(next), digit);
                }
                ASSERT_EQ(step.kind == StepKind::dead_end, stuck);
                just_placed = false;
            }
            board[step.cell] = just_placed ? static_cast<char>('0' + step.digit) : '.';
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Strategy, RowMajorSteps, testing::ValuesIn(row_major_searches()),
                         case_name);

TEST(Counters, OfAFullGridAreZeroButForOneCall) {
    for (const Strategy* strategy : every_search()) {
        SCOPED_TRACE(strategy->name);
        AnySearch search = strategy->start(puzzles::grid(puzzles::kFirstOfAll));
        EXPECT_EQ(search.run(1000), SearchStatus::solution);
        EXPECT_EQ(search.counters().steps(), 0U);
        EXPECT_GE(search.counters().calls, 1U);
        EXPECT_EQ(search.run(1000), SearchStatus::exhausted);
        EXPECT_EQ(search.run(1000), SearchStatus::exhausted);
        EXPECT_EQ(search.counters().steps(), 0U);
    }
}

TEST(Counters, CountADeadEndAtTheVeryFirstCell) {
    // r1c9 sees 1 to 8 in its row and 9 in its column.
    const Grid grid = puzzles::grid("12345678........9" + std::string(64, '.'));
    AnySearch search = find_strategy("used-flags")->start(grid);
    EXPECT_EQ(search.run(1000), SearchStatus::exhausted);
    EXPECT_EQ(search.counters().steps(), 0U);
    EXPECT_EQ(search.counters().dead_ends, 1U);
}

TEST(EmptyGrid, IsFilledToTheLastCellByEveryStrategy) {
    for (const Strategy* strategy : complete_searches()) {
        SCOPED_TRACE(strategy->name);
        AnySearch search = strategy->start(Grid());
        EXPECT_EQ(search.run(1'000'000), SearchStatus::solution);
        const std::string blank(81, '.');
        EXPECT_TRUE(rules::is_solution_of(blank, search.grid().to_line()));
        EXPECT_EQ(search.counters().max_depth, 81);
        if (strategy->facts.row_major) {
            EXPECT_EQ(search.grid().to_line(), puzzles::kFirstOfAll);
        }
    }
}

}  // namespace
}  // namespace retrace
