// Only a puzzle with one solution gives it.
#include <gtest/gtest.h>

#include "sudoku/engine/engine.hpp"
#include "sudoku/engine/only_solution.hpp"

namespace retrace::engine {
namespace {

constexpr std::string_view kPuzzle =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

TEST(OnlySolution, IsGivenWhereThereIsOne) {
    const Grid puzzle = *Grid::from_line(kPuzzle);
    EXPECT_EQ(only_solution(puzzle), first_solution(puzzle));
}

TEST(OnlySolution, IsEmptyWhereThereAreSeveral) {
    Grid puzzle = *Grid::from_line(kPuzzle);
    puzzle[0] = 0;
    ASSERT_TRUE(solve(puzzle).several);
    EXPECT_FALSE(only_solution(puzzle));
}

TEST(OnlySolution, IsEmptyWhereThereIsNone) {
    Grid puzzle = *Grid::from_line(kPuzzle);
    puzzle[1] = 8;
    EXPECT_FALSE(only_solution(puzzle));
    puzzle[1] = 9;
    ASSERT_FALSE(first_solution(puzzle));
    EXPECT_FALSE(only_solution(puzzle));
}

}  // namespace
}  // namespace retrace::engine
