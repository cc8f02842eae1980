// Single questions against every solution found by plain trying.
#include "sudoku/questions/questions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "support/all_solutions.hpp"
#include "support/puzzles.hpp"

namespace retrace::questions {
namespace {

// The solution of 2239's sample without its 1s, 2s and 3s: a few solutions.
std::string loose_puzzle() {
    std::string puzzle = rules::all_solutions(std::string(puzzles::k2239)).at(0);
    for (char& digit : puzzle) {
        if (digit <= '3') digit = '.';
    }
    return puzzle;
}

TEST(FindOther, FindsNothingBesideTheOnlySolution) {
    for (const char* name : {"17_clue", "easy50", "top95", "forum_hardest_1106"}) {
        for (const std::string& line : puzzles::sample(name, 5)) {
            const std::vector<std::string> all = rules::all_solutions(line);
            ASSERT_EQ(all.size(), 1U) << line;
            EXPECT_FALSE(find_other(puzzles::grid(line), puzzles::grid(all[0]))) << line;
        }
    }
}

TEST(FindOther, FindsASolutionThatIsNotTheKnownOne) {
    std::vector<std::string> lines = puzzles::sample("several_solutions", 20);
    lines.push_back(loose_puzzle());
    for (const std::string& line : lines) {
        const std::vector<std::string> all = rules::all_solutions(line);
        ASSERT_GT(all.size(), 1U) << line;
        for (const std::string& known : {all.front(), all.back()}) {
            const auto other = find_other(puzzles::grid(line), puzzles::grid(known));
            ASSERT_TRUE(other) << line;
            EXPECT_NE(other->to_line(), known);
            EXPECT_TRUE(std::binary_search(all.begin(), all.end(), other->to_line())) << line;
        }
    }
}

TEST(FindOther, FindsNothingWhereThereIsNoSolution) {
    for (const std::string& line : puzzles::file("no_solution")) {
        EXPECT_FALSE(find_other(puzzles::grid(line), Grid{})) << line;
    }
}

TEST(IsRedundant, IsNoGivenOfThePuzzlesWithSeventeen) {
    for (const std::string& line : puzzles::sample("17_clue", 20)) {
        const Grid puzzle = puzzles::grid(line);
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (puzzle[cell] == 0) continue;
            EXPECT_FALSE(is_redundant(puzzle, cell)) << line << ' ' << +cell;
        }
    }
}

TEST(IsRedundant, IsAGivenWithoutWhichTheSolutionsAreTheSame) {
    int redundant = 0;
    std::vector<std::string> lines = puzzles::sample("easy50", 8);
    lines.push_back(loose_puzzle());
    for (const std::string& line : lines) {
        const std::vector<std::string> all = rules::all_solutions(line);
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (rules::is_blank(line[cell])) continue;
            std::string without = line;
            without[cell] = '.';
            const bool is_same = rules::all_solutions(without) == all;
            redundant += static_cast<int>(is_same);
            EXPECT_EQ(is_redundant(puzzles::grid(line), cell), is_same) << line << ' ' << +cell;
        }
    }
    EXPECT_GT(redundant, 0);
}

// Taking redundant givens away one by one, as the "reduce" question does, ends in a puzzle that needs
// every given and has the same solution.
TEST(IsRedundant, LeadsToAMinimalPuzzle) {
    for (const std::string& line : puzzles::sample("easy50", 2)) {
        Grid puzzle = puzzles::grid(line);
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (puzzle[cell] != 0 && is_redundant(puzzle, cell)) puzzle[cell] = 0;
        }
        EXPECT_GT(puzzle.blanks(), puzzles::grid(line).blanks()) << line;
        EXPECT_EQ(rules::all_solutions(puzzle.to_line()), rules::all_solutions(line));
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (puzzle[cell] == 0) continue;
            std::string without = puzzle.to_line();
            without[cell] = '.';
            EXPECT_GT(rules::all_solutions(without).size(), 1U) << line << ' ' << +cell;
        }
    }
}

}  // namespace
}  // namespace retrace::questions
