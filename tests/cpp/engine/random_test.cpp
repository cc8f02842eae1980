// The engine against its plain twin on random puzzles of every kind.
//
// The ordinary run takes 20,000. The long one, a million, is run by name:
//     retrace_tests --gtest_also_run_disabled_tests --gtest_filter='*AMillion*'
#include <gtest/gtest.h>

#include "engine/puzzle_files.hpp"
#include "engine/random_puzzles.hpp"
#include "sudoku/engine/engine.hpp"

namespace retrace::engine {
namespace {

struct Kinds {
    int none = 0;
    int one = 0;
    int several = 0;
    int first_compared = 0;
    int beyond_twin = 0;
};

Kinds compare(std::uint64_t seed, std::uint64_t puzzles) {
    twin::RandomPuzzles random(seed);
    Kinds kinds;
    for (std::uint64_t turn = 0; turn < puzzles; ++turn) {
        const Grid puzzle = random.next(turn);
        twin::Counting counting(3, 100'000);
        const std::uint64_t expected = counting.count(puzzle);
        if (counting.gave_up()) {
            ++kinds.beyond_twin;
            continue;
        }
        EXPECT_EQ(twin::count_of(puzzle, 3), expected) << puzzle.to_line();
        const FirstSolution answer = solve(puzzle);
        EXPECT_EQ(answer.first.has_value(), expected > 0) << puzzle.to_line();
        EXPECT_EQ(answer.several, expected > 1) << puzzle.to_line();
        (expected == 0 ? kinds.none : expected == 1 ? kinds.one : kinds.several) += 1;
        if (!answer.first.has_value()) continue;
        EXPECT_TRUE(twin::is_solution(*answer.first)) << puzzle.to_line();
        EXPECT_TRUE(twin::keeps_givens(*answer.first, puzzle)) << puzzle.to_line();
        twin::RowMajor plain(500);
        const std::optional<Grid> first = plain.first(puzzle);
        if (plain.gave_up()) continue;
        EXPECT_EQ(answer.first, first) << puzzle.to_line();
        ++kinds.first_compared;
    }
    return kinds;
}

void expect_all_kinds(const Kinds& kinds, int puzzles) {
    EXPECT_GT(kinds.none, puzzles / 10);
    EXPECT_GT(kinds.one, puzzles / 10);
    EXPECT_GT(kinds.several, puzzles / 10);
    EXPECT_GT(kinds.first_compared, puzzles / 10);
    EXPECT_LT(kinds.beyond_twin, puzzles / 1000);
}

TEST(RandomPuzzles, TwentyThousandAreAnsweredAsTheTwinAnswers) {
    expect_all_kinds(compare(1, 20'000), 20'000);
}

TEST(RandomPuzzles, DISABLED_AMillionAreAnsweredAsTheTwinAnswers) {
    expect_all_kinds(compare(2, 1'000'000), 1'000'000);
}

}  // namespace
}  // namespace retrace::engine
