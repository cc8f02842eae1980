// Redundant givens and reducing against every solution found by plain trying.
#include "sudoku/questions/redundant_givens.hpp"

#include <gtest/gtest.h>

#include "questions/asking.hpp"
#include "sudoku/cell_set.hpp"
#include "sudoku/engine/engine.hpp"

namespace retrace::questions {
namespace {

std::vector<Cell> redundant_by_trying(const std::string& line) {
    const std::vector<std::string> all = rules::all_solutions(line);
    std::vector<Cell> found;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (rules::is_blank(line[cell])) continue;
        std::string without = line;
        without[cell] = '.';
        if (rules::all_solutions(without) == all) found.push_back(cell);
    }
    return found;
}

TEST(RedundantGivens, AreNoneInPuzzlesOfSeventeen) {
    for (const std::string& line : puzzles::sample("17_clue", 20)) {
        EXPECT_TRUE(answer_to<RedundantGivens>(puzzles::grid(line)).empty()) << line;
    }
}

TEST(RedundantGivens, AreThoseWithoutWhichTheSolutionsAreTheSame) {
    std::size_t redundant = 0;
    std::vector<std::string> lines = puzzles::sample("easy50", 8);
    lines.push_back(without_digits('3'));
    for (const std::string& line : lines) {
        const std::vector<Cell> expected = redundant_by_trying(line);
        EXPECT_EQ(answer_to<RedundantGivens>(puzzles::grid(line)), expected) << line;
        EXPECT_EQ(answer_in_copies<RedundantGivens>(puzzles::grid(line)), expected) << line;
        redundant += expected.size();
    }
    EXPECT_GT(redundant, 0U);
}

TEST(RedundantGivens, AreManyInAFullGridAndNoneInTheEmptyOne) {
    EXPECT_EQ(answer_to<RedundantGivens>(puzzles::grid(solved_line())).size(), 81U);
    EXPECT_TRUE(answer_to<RedundantGivens>(Grid{}).empty());
}

TEST(Reduce, LeavesAMinimalPuzzleWithTheSameSolutions) {
    std::vector<std::string> lines = puzzles::sample("easy50", 2);
    lines.push_back(without_digits('2'));
    for (const std::string& line : lines) {
        const std::string reduced = answer_to<Reduce>(puzzles::grid(line)).to_line();
        EXPECT_EQ(rules::all_solutions(reduced), rules::all_solutions(line)) << line;
        EXPECT_TRUE(redundant_by_trying(reduced).empty()) << line;
        for (std::size_t cell = 0; cell < kCells; ++cell) {
            EXPECT_TRUE(reduced[cell] == '.' || reduced[cell] == line[cell]);
        }
    }
}

TEST(Reduce, LeavesAMinimalPuzzleOfAFullGrid) {
    const Grid full = puzzles::grid(solved_line());
    const Grid reduced = answer_to<Reduce>(full);
    EXPECT_EQ(rules::all_solutions(reduced.to_line()), std::vector{solved_line()});
    for (const Cell cell : givens_of(reduced).cells()) {
        Grid without = reduced;
        without[cell] = 0;
        EXPECT_TRUE(engine::solve(without).several) << +cell;  // plain trying takes seconds
    }
}

TEST(Reduce, GivesTheSameInSlicesOfAnySize) {
    const Grid puzzle = puzzles::grid(solved_line());
    const Grid whole = answer_to<Reduce>(puzzle);
    EXPECT_EQ(asked<Reduce>(1, puzzle)->answer(), whole);
    EXPECT_EQ(answer_in_copies<Reduce>(puzzle), whole);
}

}  // namespace
}  // namespace retrace::questions
