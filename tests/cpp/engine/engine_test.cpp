// The engine's calls on every shared puzzle file and on what people may type.
#include "sudoku/engine/engine.hpp"

#include <gtest/gtest.h>

#include "engine/puzzle_files.hpp"
#include "engine/scalar_twin.hpp"
#include "sudoku/engine/counter.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::engine {
namespace {

using twin::is_solution;
using twin::keeps_givens;
using twin::puzzles_in;

Grid grid(const char* line) {
    return Grid::from_line(line).value();
}

class UniquePuzzles : public ::testing::TestWithParam<const char*> {};

TEST_P(UniquePuzzles, HaveOneSolutionByTheRulesThatKeepsTheGivens) {
    const std::vector<Grid> puzzles = puzzles_in(GetParam());
    ASSERT_GE(puzzles.size(), 50U);
    for (const Grid& puzzle : puzzles) {
        const Answer answer = solve(puzzle);
        ASSERT_TRUE(answer.first.has_value()) << puzzle.to_line();
        EXPECT_TRUE(is_solution(*answer.first)) << puzzle.to_line();
        EXPECT_TRUE(keeps_givens(*answer.first, puzzle)) << puzzle.to_line();
        EXPECT_FALSE(answer.several) << puzzle.to_line();
        EXPECT_EQ(first_found(puzzle), answer.first);
    }
}

INSTANTIATE_TEST_SUITE_P(Files, UniquePuzzles,
                         ::testing::Values("17_clue", "easy33", "top1465", "forum_hardest_1905",
                                           "forum_hardest_1106", "top95", "easy50"));

TEST(PuzzlesWithSeveralSolutions, AreSolvedByTheFirstOneAndSaidToHaveMore) {
    for (const Grid& puzzle : puzzles_in("several_solutions")) {
        const Answer answer = solve(puzzle);
        ASSERT_TRUE(answer.first.has_value());
        EXPECT_TRUE(is_solution(*answer.first));
        EXPECT_TRUE(keeps_givens(*answer.first, puzzle));
        EXPECT_TRUE(answer.several);
        EXPECT_FALSE(*first_found(puzzle) < *answer.first);
        EXPECT_EQ(first_solution(puzzle), answer.first);
    }
}

TEST(PuzzlesWithSeveralSolutions, HaveTheFirstOneThatPlainBacktrackingFinds) {
    int compared = 0;
    for (const Grid& puzzle : puzzles_in("several_solutions", 10)) {
        twin::RowMajor plain(100'000);
        const std::optional<Grid> expected = plain.first(puzzle);
        if (plain.gave_up()) continue;
        EXPECT_EQ(first_solution(puzzle), expected) << puzzle.to_line();
        ++compared;
    }
    EXPECT_GT(compared, 300);
}

TEST(PuzzlesWithSeveralSolutions, AreCountedAsThePlainTwinCounts) {
    for (const Grid& puzzle : puzzles_in("several_solutions", 10)) {
        for (const std::uint64_t limit : {1U, 2U, 7U, 1000U}) {
            const Count counted = count(puzzle, limit);
            EXPECT_EQ(counted.solutions, twin::Counting(limit).count(puzzle)) << puzzle.to_line();
            EXPECT_EQ(counted.limit_reached, counted.solutions == limit);
        }
    }
}

TEST(PuzzlesWithoutASolution, HaveNone) {
    for (const Grid& puzzle : puzzles_in("no_solution")) {
        EXPECT_FALSE(first_found(puzzle).has_value());
        EXPECT_FALSE(solve(puzzle).first.has_value());
        EXPECT_EQ(count(puzzle, 5).solutions, 0U);
    }
}

TEST(PathologicalPuzzles, AreASolutionAndNone) {
    const std::vector<Grid> puzzles = puzzles_in("pathological");
    EXPECT_EQ(
        first_solution(puzzles.at(0)),
        grid("987654321246173985351928746128537694634892157795461832519286473472319568863745219"));
    EXPECT_FALSE(first_solution(puzzles.at(1)).has_value());
}

TEST(EmptyGrid, HasTheKnownFirstSolution) {
    const Answer answer = solve(Grid{});
    EXPECT_EQ(
        answer.first,
        grid("123456789456789123789123456214365897365897214897214365531642978642978531978531642"));
    EXPECT_TRUE(answer.several);
}

TEST(EmptyGrid, IsCountedToAnyLimit) {
    EXPECT_EQ(count(Grid{}, 1).solutions, 1U);
    const Count counted = count(Grid{}, 12'345);
    EXPECT_EQ(counted.solutions, 12'345U);
    EXPECT_TRUE(counted.limit_reached);
}

TEST(OneGiven, HasTheSameFirstSolutionAsPlainBacktracking) {
    for (Cell cell = 0; cell < 27; ++cell) {
        for (Digit digit = 1; digit <= 9; digit = static_cast<Digit>(digit + 4)) {
            Grid puzzle;
            puzzle[cell] = digit;
            twin::RowMajor plain(100'000);
            const std::optional<Grid> expected = plain.first(puzzle);
            if (plain.gave_up()) continue;
            EXPECT_EQ(first_solution(puzzle), expected);
        }
    }
}

TEST(FullGrid, IsItsOwnSolutionUnlessItContradictsItself) {
    Grid full = *first_solution(Grid{});
    EXPECT_EQ(first_solution(full), full);
    EXPECT_EQ(count(full, 2).solutions, 1U);
    std::swap(full[0], full[1]);
    EXPECT_FALSE(first_solution(full).has_value());
}

TEST(EqualDigitsInAHouse, LeaveNoSolutionWhereverTheyStand) {
    for (const House& house : kHouseCells) {
        for (std::size_t i = 0; i < 9; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                for (const Digit digit : {Digit{1}, Digit{5}, Digit{8}, Digit{9}}) {
                    Grid puzzle;
                    puzzle[house[i]] = digit;
                    puzzle[house[j]] = digit;
                    EXPECT_EQ(count(puzzle, 1).solutions, 0U) << puzzle.to_line();
                }
            }
        }
    }
}

TEST(EqualDigitsInAHouse, AreSeenBeforeAnyBranch) {
    for (const House& house : kHouseCells) {
        for (std::size_t i = 0; i < 9; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                Grid puzzle;
                puzzle[house[i]] = 2;
                puzzle[house[j]] = 2;
                Search search;
                start(search, puzzle);
                std::uint64_t no_branches = 0;
                NoTally tally;
                EXPECT_EQ(search.next(no_branches, tally), Stop::exhausted) << puzzle.to_line();
            }
        }
    }
    // Found by the fuzzer: it was searched for a minute.
    EXPECT_EQ(count(grid("....2...2...7.........2...2.........6.........5...................4......"
                         "2......."),
                    1)
                  .solutions,
              0U);
}

TEST(NoPuzzle, TakesManyBranches) {
    // What bounds the time, on any machine; the worst takes 435.
    for (const char* name : {"forum_hardest_1905", "forum_hardest_1106", "pathological",
                             "no_solution", "top95", "several_solutions"}) {
        for (const Grid& puzzle : puzzles_in(name, 5)) {
            Counter counter(puzzle, 2);
            while (!counter.run(1'000)) {
            }
            EXPECT_LE(counter.branches(), 1'000U) << puzzle.to_line();
        }
    }
}

TEST(HasSolution, AnswersForAnyCandidates) {
    CandidateGrid candidates{};
    EXPECT_FALSE(has_solution(candidates));
    candidates.fill(kAllDigits);
    EXPECT_TRUE(has_solution(candidates));
    const Grid solution = *first_solution(Grid{});
    for (Cell cell = 0; cell < kCells; ++cell) candidates[cell] = set_of(solution[cell]);
    EXPECT_TRUE(has_solution(candidates));
    candidates[40] = without(kAllDigits, candidates[40]);
    EXPECT_FALSE(has_solution(candidates));
}

TEST(HasSolution, AgreesWithTheTwinOnCandidatesLeftByGivens) {
    for (const Grid& puzzle : puzzles_in("several_solutions", 50)) {
        CandidateGrid candidates{};
        for (Cell cell = 0; cell < kCells; ++cell) {
            candidates[cell] =
                puzzle[cell] != 0 ? set_of(puzzle[cell]) : twin::candidates_of(puzzle, cell);
        }
        EXPECT_TRUE(has_solution(candidates));
        // Without any digit 5 in an open cell of row 1, if that is where it must be.
        const std::optional<Grid> only = first_solution(puzzle);
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (puzzle[cell] != 0) continue;
            Grid other = puzzle;
            const DigitSet rest = without(candidates[cell], set_of((*only)[cell]));
            bool expected = false;
            for (Digit digit = 1; digit <= 9; ++digit) {
                if ((rest & set_of(digit)) == 0) continue;
                other[cell] = digit;
                expected = expected || twin::Counting(1).count(other) == 1;
            }
            CandidateGrid fewer = candidates;
            fewer[cell] = rest;
            EXPECT_EQ(has_solution(fewer), expected);
        }
    }
}

}  // namespace
}  // namespace retrace::engine
