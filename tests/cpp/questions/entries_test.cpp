// A person's entries against every solution found by plain trying.
#include "sudoku/questions/entries.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "questions/asking.hpp"

namespace retrace::questions {
namespace {

// The puzzle with `count` entries from its solution, the last of which is wrong where `with_mistake`.
Grid entered(const std::string& line, const std::string& solution, int count, bool with_mistake) {
    Grid digits = puzzles::grid(line);
    for (Cell cell = 0; cell < kCells && count > 0; ++cell) {
        if (digits[cell] != 0) continue;
        const auto right = static_cast<Digit>(solution[cell] - '0');
        digits[cell] = with_mistake && count == 1 ? static_cast<Digit>(right % 9 + 1) : right;
        --count;
    }
    return digits;
}

EntryCheck check_by_trying(const std::string& line, const Grid& digits) {
    const std::vector<std::string> all = rules::all_solutions(line);
    EntryCheck check;
    check.givens_solvable = !all.empty();
    check.several = all.size() > 1;
    const auto has = [](const std::string& solution, const Grid& grid, Cell cell) {
        return grid[cell] == 0 || solution[cell] == static_cast<char>('0' + grid[cell]);
    };
    check.solvable = std::any_of(all.begin(), all.end(), [&](const std::string& solution) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (!has(solution, digits, cell)) return false;
        }
        return true;
    });
    for (Cell cell = 0; check.givens_solvable && cell < kCells; ++cell) {
        const bool is_right = std::any_of(all.begin(), all.end(), [&](const std::string& solution) {
            return has(solution, digits, cell);
        });
        if (!is_right) check.wrong.push_back(cell);
    }
    return check;
}

TEST(Entries, AreWrongWhereNoSolutionHasThem) {
    int wrong = 0;
    std::vector<std::string> lines = loose_puzzles();
    lines.emplace_back(puzzles::kInkala);
    for (const std::string& line : lines) {
        const std::string solution = rules::all_solutions(line).back();
        for (const bool with_mistake : {false, true}) {
            const Grid digits = entered(line, solution, 6, with_mistake);
            const EntryCheck expected = check_by_trying(line, digits);
            for (const EntryCheck& check :
                 {answer_to<CheckEntries>(puzzles::grid(line), digits),
                  answer_in_copies<CheckEntries>(puzzles::grid(line), digits)}) {
                EXPECT_EQ(check.givens_solvable, expected.givens_solvable);
                EXPECT_EQ(check.solvable, expected.solvable) << line;
                EXPECT_EQ(check.several, expected.several) << line;
                EXPECT_EQ(check.wrong, expected.wrong) << line;
            }
            wrong += static_cast<int>(!expected.wrong.empty());
        }
    }
    EXPECT_GT(wrong, 10);
}

TEST(Entries, AreNotToBlameWhereTheGivensHaveNoSolution) {
    const Grid givens = puzzles::grid(impossible_line());
    const EntryCheck check = answer_to<CheckEntries>(givens, givens);
    EXPECT_FALSE(check.givens_solvable);
    EXPECT_FALSE(check.solvable);
    EXPECT_TRUE(check.wrong.empty());
}

TEST(Mistake, IsBehindTheLastPositionThatHasASolution) {
    const std::string line(puzzles::kInkala);
    const std::string solution = rules::all_solutions(line).at(0);
    const Grid start = puzzles::grid(line);
    const Grid right = entered(line, solution, 2, false);
    const Grid wrong = entered(line, solution, 3, true);
    Grid later = wrong;
    later[80] = static_cast<Digit>(solution[80] - '0');
    using Positions = std::vector<Grid>;
    EXPECT_EQ(answer_to<FindMistake>(Positions{start, right, wrong, later}), 1U);
    EXPECT_EQ(answer_in_copies<FindMistake>(Positions{start, right, wrong, later}), 1U);
    EXPECT_EQ(answer_to<FindMistake>(Positions{start, right}), 1U);
    EXPECT_FALSE(answer_to<FindMistake>(Positions{puzzles::grid(contradicting_line())}));
    EXPECT_FALSE(answer_to<FindMistake>(Positions{}));
}

}  // namespace
}  // namespace retrace::questions
