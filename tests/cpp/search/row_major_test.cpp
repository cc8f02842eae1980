// Row-major strategies try the same digits in the same cells: their traces are one trace.
#include <gtest/gtest.h>

#include "support/each_strategy.hpp"
#include "support/puzzles.hpp"
#include "support/tracing.hpp"

namespace retrace {
namespace {

class RowMajor : public EachStrategy {};

std::vector<std::string> compared_puzzles() {
    std::vector<std::string> chosen;
    for (const auto* name : {"easy50", "top95", "17_clue", "several_solutions", "top1465"}) {
        for (const auto& each : puzzles::sample(name, 4)) chosen.push_back(each);
    }
    for (const auto name : {puzzles::kAntiBruteForce, puzzles::k2580, puzzles::kGreedyTrap}) {
        chosen.emplace_back(name);
    }
    return chosen;
}

TEST_P(RowMajor, TakesTheSameStepsAsHouseMasks) {
    constexpr std::size_t kSteps = 20'000;
    for (const auto& puzzle : compared_puzzles()) {
        AnySearch expected = find_strategy("house-masks")->start(puzzles::grid(puzzle));
        AnySearch search = strategy().start(puzzles::grid(puzzle));
        const Trace trace = trace_of(search, kSteps, true);
        EXPECT_EQ(trace.steps, trace_of(expected, kSteps, true).steps) << puzzle;
        EXPECT_EQ(search.counters().dead_ends, expected.counters().dead_ends) << puzzle;
    }
}

TEST_P(RowMajor, TakesTheSameStepsOnInkalasPuzzleToTheEnd) {
    const Grid inkala = puzzles::grid(puzzles::kInkala);
    const TraceHash expected = hash_of_whole_trace(find_strategy("used-flags")->start(inkala));
    EXPECT_GT(expected.steps, 90'000U);
    EXPECT_EQ(hash_of_whole_trace(strategy().start(inkala)), expected);
}

INSTANTIATE_TEST_SUITE_P(Strategy, RowMajor, testing::ValuesIn(row_major_searches()), case_name);

}  // namespace
}  // namespace retrace
