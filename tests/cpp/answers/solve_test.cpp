// Solving gives the right answer and the first solution, whatever strategy finds it.
#include "sudoku/answers/solve.hpp"

#include <gtest/gtest.h>

#include <random>

#include "support/each_strategy.hpp"
#include "support/puzzles.hpp"
#include "support/rules.hpp"

namespace retrace {
namespace {

Outcome solved(const Strategy& strategy, std::string_view puzzle) {
    Solve solve(puzzles::grid(puzzle), strategy);
    EXPECT_TRUE(solve.run(std::uint64_t{1} << 40U));
    return solve.outcome();
}

// A solution without the digits 1 to 4 in its first two bands.
std::string puzzle_with_several() {
    std::string puzzle(puzzles::kFirstOfAll);
    for (std::size_t cell = 0; cell < 54; ++cell) {
        if (puzzle[cell] <= '4') puzzle[cell] = '.';
    }
    return puzzle;
}

class SolveBy : public EachStrategy {};

TEST_P(SolveBy, FindsTheOneSolution) {
    for (const auto& puzzle : puzzles::sample("easy50", 10)) {
        const Outcome outcome = solved(strategy(), puzzle);
        EXPECT_EQ(outcome.answer, Answer::one_solution) << puzzle;
        EXPECT_TRUE(rules::is_solution_of(puzzle, outcome.grid.to_line())) << puzzle;
    }
}

TEST_P(SolveBy, FindsTheFirstOfSeveralSolutions) {
    const std::string puzzle = puzzle_with_several();
    ASSERT_GT(rules::count_by_trying(puzzle, 100), 10);
    const Outcome outcome = solved(strategy(), puzzle);
    EXPECT_EQ(outcome.answer, Answer::several_solutions);
    EXPECT_EQ(outcome.grid.to_line(), puzzles::kFirstOfAll);
}

TEST_P(SolveBy, FindsTheFirstOfAllInTheEmptyGrid) {
    const Outcome outcome = solved(strategy(), std::string(81, '.'));
    EXPECT_EQ(outcome.answer, Answer::several_solutions);
    EXPECT_EQ(outcome.grid.to_line(), puzzles::kFirstOfAll);
}

TEST_P(SolveBy, SaysWhereGivensContradictEachOther) {
    const std::string puzzle = "5.......5" + std::string(72, '.');
    const Outcome outcome = solved(strategy(), puzzle);
    EXPECT_EQ(outcome.answer, Answer::contradiction);
    EXPECT_EQ(outcome.grid.to_line(), puzzle);
}

TEST_P(SolveBy, SaysThatItSearchedThroughWhereThereIsNone) {
    // Only 9 is left for r1c9 by its row, but its box or its column has a 9.
    const std::string in_box = "12345678........9" + std::string(64, '.');
    const std::string in_column = "12345678." + std::string(44, '.') + '9' + std::string(27, '.');
    for (const auto& puzzle : {in_box, in_column}) {
        ASSERT_TRUE(rules::is_consistent(puzzle));
        EXPECT_EQ(solved(strategy(), puzzle).answer, Answer::no_solution) << puzzle;
    }
}

TEST_P(SolveBy, TellsAFullGridByItself) {
    const Outcome outcome = solved(strategy(), puzzles::kFirstOfAll);
    EXPECT_EQ(outcome.answer, Answer::one_solution);
    EXPECT_EQ(outcome.grid.to_line(), puzzles::kFirstOfAll);
}

TEST_P(SolveBy, GivesTheSameOutcomeInSlicesOfRandomBudgets) {
    std::mt19937 random(3);
    auto table = puzzles::sample("several_solutions", 5);
    table.push_back(puzzle_with_several());
    table.emplace_back(puzzles::k2239);
    table.emplace_back(puzzles::kGreedyTrap);
    for (const auto& puzzle : table) {
        SCOPED_TRACE(puzzle);
        Solve whole(puzzles::grid(puzzle), strategy());
        ASSERT_TRUE(whole.run(2'000'000));
        Solve sliced(puzzles::grid(puzzle), strategy());
        while (!sliced.run(random() % 5000)) {
            if (random() % 4 == 0) {
                Solve copy = sliced;
                sliced = std::move(copy);
            }
        }
        EXPECT_EQ(sliced.outcome().answer, whole.outcome().answer);
        EXPECT_EQ(sliced.outcome().grid, whole.outcome().grid);
        EXPECT_EQ(sliced.counters(), whole.counters());
    }
}

TEST_P(SolveBy, KeepsTheStrategysCountersAfterItsFirstFind) {
    if (!strategy().has_steps()) return;
    const std::string puzzle = puzzle_with_several();
    AnySearch search = strategy().start(puzzles::grid(puzzle));
    ASSERT_EQ(search.run(1'000'000), SearchStatus::solution);
    Solve solve(puzzles::grid(puzzle), strategy());
    ASSERT_TRUE(solve.run(1'000'000));
    EXPECT_EQ(solve.counters(), search.counters());
}

INSTANTIATE_TEST_SUITE_P(Strategy, SolveBy, testing::ValuesIn(complete_strategies()), case_name);

TEST(SolveByGreedy, SaysWhereItIsStuckAndThatTheGridHasASolution) {
    const Outcome outcome = solved(*find_strategy("greedy"), puzzles::kGreedyTrap);
    EXPECT_EQ(outcome.answer, Answer::dead_end);
    EXPECT_EQ(cell_name(outcome.cell), "r1c8");
    EXPECT_TRUE(outcome.solvable);
    EXPECT_EQ(outcome.grid[0], 1);
    EXPECT_EQ(outcome.grid.blanks(), puzzles::grid(puzzles::kGreedyTrap).blanks() - 1);
}

TEST(SolveByGreedy, SaysThatAGridWithoutSolutionHasNone) {
    const std::string puzzle = puzzles::file("no_solution").back();
    ASSERT_TRUE(rules::is_consistent(puzzle));
    const Outcome outcome = solved(*find_strategy("greedy"), puzzle);
    EXPECT_EQ(outcome.answer, Answer::dead_end);
    EXPECT_FALSE(outcome.solvable);
}

TEST(SolveByGreedy, SaysWhetherALuckyFindIsTheOnlyOne) {
    std::string puzzle(puzzles::kFirstOfAll);
    puzzle[40] = '.';
    EXPECT_EQ(solved(*find_strategy("greedy"), puzzle).answer, Answer::one_solution);
    const Outcome outcome = solved(*find_strategy("greedy"), puzzle_with_several());
    EXPECT_EQ(outcome.grid.to_line(), puzzles::kFirstOfAll);
    EXPECT_EQ(outcome.answer, Answer::several_solutions);
}

}  // namespace
}  // namespace retrace
