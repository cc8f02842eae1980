// The engine's calls on every shared puzzle file and on what people may type.
#include "sudoku/engine/engine.hpp"

#include <gtest/gtest.h>

#include "engine/puzzle_files.hpp"
#include "engine/scalar_twin.hpp"
#include "sudoku/engine/meter.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::engine {
namespace {

using twin::count_of;
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
        const FirstSolution answer = solve(puzzle);
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
        const FirstSolution answer = solve(puzzle);
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
            EXPECT_EQ(count_of(puzzle, limit), twin::Counting(limit).count(puzzle))
                << puzzle.to_line();
        }
    }
}

TEST(PuzzlesWithoutASolution, HaveNone) {
    for (const Grid& puzzle : puzzles_in("no_solution")) {
        EXPECT_FALSE(first_found(puzzle).has_value());
        EXPECT_FALSE(solve(puzzle).first.has_value());
        EXPECT_EQ(count_of(puzzle, 5), 0U);
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
    const FirstSolution answer = solve(Grid{});
    EXPECT_EQ(
        answer.first,
        grid("123456789456789123789123456214365897365897214897214365531642978642978531978531642"));
    EXPECT_TRUE(answer.several);
}

TEST(EmptyGrid, IsCountedToAnyLimit) {
    EXPECT_EQ(count_of(Grid{}, 1), 1U);
    EXPECT_EQ(count_of(Grid{}, 12'345), 12'345U);
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
    EXPECT_EQ(count_of(full, 2), 1U);
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
                    EXPECT_EQ(count_of(puzzle, 1), 0U) << puzzle.to_line();
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
                BoardSearch search;
                start(search, puzzle);
                std::uint64_t no_branches = 0;
                EXPECT_EQ(search.next(no_branches), Stop::exhausted) << puzzle.to_line();
            }
        }
    }
    // A fuzzer found this puzzle, on which the engine once searched for a minute.
    EXPECT_EQ(
        count_of(grid("....2...2...7.........2...2.........6.........5...................4......"
                      "2......."),
                 1),
        0U);
}

TEST(NoPuzzle, TakesManyBranches) {
    // A bound on the branches bounds the time on any machine; the worst of these puzzles takes 435 branches.
    for (const char* name : {"forum_hardest_1905", "forum_hardest_1106", "pathological",
                             "no_solution", "top95", "several_solutions"}) {
        for (const Grid& puzzle : puzzles_in(name, 5)) {
            BoardSearch search;
            start(search, puzzle);
            Meter meter(1'000);
            int solutions = 0;
            EXPECT_TRUE(visit_solutions(search, meter, [&](const Board&) {
                return ++solutions < 2;
            })) << puzzle.to_line();
        }
    }
}

}  // namespace
}  // namespace retrace::engine
