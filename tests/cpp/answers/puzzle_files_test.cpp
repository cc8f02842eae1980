// All files of tests/puzzles: solutions obey the rules, counts are those of SOURCES.md, and every strategy
// finds the same.
#include <gtest/gtest.h>

#include "sudoku/answers/count.hpp"
#include "sudoku/answers/solve.hpp"
#include "support/each_strategy.hpp"
#include "support/puzzles.hpp"
#include "support/rules.hpp"

namespace retrace {
namespace {

constexpr std::uint64_t kForever = std::uint64_t{1} << 40U;

enum class Solutions : std::uint8_t { one, several };

struct File {
    const char* name;
    std::size_t puzzles;
    Solutions solutions;
    bool is_easy;  // even for strategies that look for no singles
};

constexpr File kFiles[] = {
    {"easy50", 50, Solutions::one, true},
    {"top95", 95, Solutions::one, true},
    {"easy33", 5000, Solutions::one, true},
    {"forum_hardest_1106", 375, Solutions::one, true},
    {"top1465", 1465, Solutions::one, true},
    {"several_solutions", 5000, Solutions::several, true},
    {"forum_hardest_1905", 5000, Solutions::one, false},
    {"17_clue", 20000, Solutions::one, false},
};

void expect_answer(const File& file, const Strategy& strategy, const std::string& puzzle) {
    Solve solve(puzzles::grid(puzzle), strategy);
    ASSERT_TRUE(solve.run(kForever));
    const Outcome& outcome = solve.outcome();
    const bool is_one = file.solutions == Solutions::one;
    ASSERT_EQ(outcome.answer, is_one ? Answer::one_solution : Answer::several_solutions);
    ASSERT_TRUE(rules::is_solution_of(puzzle, outcome.grid.to_line()));
}

class PuzzleFiles : public EachStrategy {};

TEST_P(PuzzleFiles, AreSolvedByTheRulesInSamples) {
    for (const File& file : kFiles) {
        const std::size_t count = (file.is_easy ? 100 : 25) / kSampleShare;
        for (const auto& puzzle : puzzles::sample(file.name, count)) {
            SCOPED_TRACE(puzzle);
            ASSERT_NO_FATAL_FAILURE(expect_answer(file, strategy(), puzzle));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Strategy, PuzzleFiles,
                         testing::Values(find_strategy("fewest-candidates"),
                                         find_strategy("propagation"), find_strategy("exact-cover"),
                                         find_strategy("fast")),
                         case_name);

// Row-major strategies, each for a limited number of steps.
class RowMajorFiles : public EachStrategy {};

TEST_P(RowMajorFiles, HaveTheFirstSolutionThatSolvingGivesInSamples) {
    const bool dear = is_dear(strategy());
    const std::uint64_t steps = dear ? 10'000 : 500'000;
    int feasible = 0;
    for (const File& file : kFiles) {
        for (const auto& puzzle : puzzles::sample(file.name, 10)) {
            SCOPED_TRACE(puzzle);
            AnySearch search = strategy().start(puzzles::grid(puzzle));
            if (search.run(steps) == SearchStatus::running) continue;
            ++feasible;
            Solve solve(puzzles::grid(puzzle), quickest_strategy());
            ASSERT_TRUE(solve.run(kForever));
            ASSERT_EQ(solve.outcome().grid.to_line(), search.grid().to_line());
        }
    }
    EXPECT_GT(feasible, dear ? 5 : 40);
}

INSTANTIATE_TEST_SUITE_P(Strategy, RowMajorFiles, testing::ValuesIn(row_major_searches()),
                         case_name);

TEST(PuzzleFile, HasAsManyPuzzlesAsItsSourceSays) {
    for (const File& file : kFiles) EXPECT_EQ(puzzles::file(file.name).size(), file.puzzles);
    EXPECT_EQ(puzzles::file("no_solution").size(), 4U);
    EXPECT_EQ(puzzles::file("pathological").size(), 2U);
}

TEST(PuzzleFile, WithoutSolutionsHasNone) {
    for (const auto& puzzle : puzzles::file("no_solution")) {
        Count count(puzzles::grid(puzzle), 1);
        ASSERT_TRUE(count.run(kForever));
        EXPECT_EQ(count.count(), 0U) << puzzle;
    }
}

#if !defined(__SANITIZE_ADDRESS__)

// The strategy's own search finds a solution, and finds another exactly where the file has several.
void expect_own_count(const File& file, const Strategy& strategy, const std::string& puzzle) {
    AnySearch search = strategy.start(puzzles::grid(puzzle));
    ASSERT_EQ(search.run(kForever), SearchStatus::solution);
    const std::string first = search.grid().to_line();
    ASSERT_TRUE(rules::is_solution_of(puzzle, first));
    if (file.solutions == Solutions::one) {
        ASSERT_EQ(search.run(kForever), SearchStatus::exhausted);
    } else {
        ASSERT_EQ(search.run(kForever), SearchStatus::solution);
        ASSERT_TRUE(rules::is_solution_of(puzzle, search.grid().to_line()));
        ASSERT_NE(search.grid().to_line(), first);
    }
}

class ExhaustiveFiles : public EachStrategy {};

TEST_P(ExhaustiveFiles, HaveTheSolutionsThatTheirSourceSays) {
    for (const File& file : kFiles) {
        if (strategy().name == "fewest-candidates" && !file.is_easy) continue;
        for (const auto& puzzle : puzzles::file(file.name)) {
            SCOPED_TRACE(puzzle);
            if (strategy().has_steps()) {
                ASSERT_NO_FATAL_FAILURE(expect_own_count(file, strategy(), puzzle));
            } else {
                ASSERT_NO_FATAL_FAILURE(expect_answer(file, strategy(), puzzle));
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Strategy, ExhaustiveFiles,
                         testing::Values(find_strategy("fewest-candidates"),
                                         find_strategy("propagation"), find_strategy("exact-cover"),
                                         find_strategy("fast")),
                         case_name);

TEST(ExhaustiveFile, OfSeveralSolutionsHasTheFirstThatPlainRowMajorSearchFinds) {
    constexpr std::uint64_t kSteps = 1'000'000;
    int feasible = 0;
    for (const auto& puzzle : puzzles::file("several_solutions")) {
        SCOPED_TRACE(puzzle);
        AnySearch search = find_strategy("house-masks")->start(puzzles::grid(puzzle));
        if (search.run(kSteps) == SearchStatus::running) continue;
        ++feasible;
        for (const auto* name : {"fewest-candidates", "propagation", "exact-cover", "fast"}) {
            Solve solve(puzzles::grid(puzzle), *find_strategy(name));
            ASSERT_TRUE(solve.run(kForever));
            ASSERT_EQ(solve.outcome().grid.to_line(), search.grid().to_line()) << name;
        }
    }
    RecordProperty("feasible", feasible);
    EXPECT_EQ(feasible, 5000);
}

TEST(SlowPuzzle, OfNorvigHasNoSolution) {
    const std::string puzzle = puzzles::file("pathological")[1];
    ASSERT_TRUE(rules::is_consistent(puzzle));
    Count count(puzzles::grid(puzzle), 1);
    ASSERT_TRUE(count.run(kForever));
    EXPECT_EQ(count.count(), 0U);
}

#endif

}  // namespace
}  // namespace retrace
