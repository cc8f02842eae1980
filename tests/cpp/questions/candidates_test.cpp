// True candidates and their counts against every solution found by plain trying.
#include "sudoku/questions/candidates.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "questions/asking.hpp"

namespace retrace::questions {
namespace {

TEST(Candidates, AreTheDigitsOfAllSolutionsWithHowOftenTheyStandThere) {
    for (const std::string& line : loose_puzzles()) {
        const std::vector<std::string> all = rules::all_solutions(line);
        const Candidates found = answer_to<FindCandidates>(puzzles::grid(line));
        EXPECT_EQ(found.count.solutions, static_cast<double>(all.size())) << line;
        EXPECT_FALSE(found.count.is_estimate);
        for (Cell cell = 0; cell < kCells; ++cell) {
            for (Digit digit = 1; digit <= 9; ++digit) {
                const auto times = std::count_if(all.begin(), all.end(), [&](const auto& one) {
                    return one[cell] == static_cast<char>('0' + digit);
                });
                EXPECT_EQ(found.counts[std::size_t{cell} * 9 + digit - 1],
                          static_cast<double>(times));
                EXPECT_EQ((found.digits[cell] & set_of(digit)) != 0, times > 0) << line;
            }
        }
    }
}

TEST(Candidates, AreAllNineInEveryCellOfTheEmptyGrid) {
    const Candidates found = answer_to<FindCandidates>(Grid{});
    EXPECT_TRUE(found.count.is_estimate);
    for (const DigitSet digits : found.digits) EXPECT_EQ(digits, kAllDigits);
}

TEST(Candidates, AreOnlyWhatTheGivensAllowWhereThereAreTooManySolutionsToCount) {
    Grid puzzle;
    puzzle[0] = 1;
    const Candidates found = answer_to<FindCandidates>(puzzle);
    EXPECT_TRUE(found.count.is_estimate);
    for (Cell cell = 1; cell < kCells; ++cell) {
        const bool is_peer = row_of(cell) == 0 || column_of(cell) == 0 || box_of(cell) == 0;
        EXPECT_EQ(found.digits[cell], is_peer ? without(kAllDigits, set_of(1)) : kAllDigits);
    }
    EXPECT_EQ(found.digits[0], set_of(1));
}

TEST(Candidates, AreNoneWhereThereIsNoSolution) {
    for (const std::string& line : {impossible_line(), contradicting_line()}) {
        const Candidates found = answer_to<FindCandidates>(puzzles::grid(line));
        for (const DigitSet digits : found.digits) EXPECT_EQ(digits, kNoDigits);
        EXPECT_EQ(found.count.solutions, 0);
    }
}

TEST(Candidates, AreTheSameInSlicesOfAnySize) {
    const Grid puzzle = puzzles::grid(without_digits('3'));
    const Candidates whole = answer_to<FindCandidates>(puzzle);
    EXPECT_EQ(asked<FindCandidates>(1, puzzle)->answer().counts, whole.counts);
    EXPECT_EQ(answer_in_copies<FindCandidates>(puzzle).digits, whole.digits);
}

TEST(SolutionCount, IsExactBelowItsLimitAndAnEstimateBeyond) {
    const std::string line = without_digits('4');
    const SolutionCount exact = answer_to<CountSolutions>(puzzles::grid(line));
    EXPECT_FALSE(exact.is_estimate);
    EXPECT_EQ(exact.solutions, static_cast<double>(rules::all_solutions(line).size()));
    const SolutionCount estimate = answer_to<CountSolutions>(Grid{});
    EXPECT_TRUE(estimate.is_estimate);
    EXPECT_GT(estimate.standard_error, 0);
    // The number is 6,670,903,752,021,072,936,960, computed by Felgenhauer and Jarvis.
    EXPECT_GT(estimate.solutions, 6.67e20);
    EXPECT_LT(estimate.solutions, 6.67e22);
    const SolutionCount sliced = asked<CountSolutions>(999, Grid{})->answer();
    EXPECT_EQ(sliced.solutions, estimate.solutions);
    EXPECT_EQ(sliced.standard_error, estimate.standard_error);
}

}  // namespace
}  // namespace retrace::questions
