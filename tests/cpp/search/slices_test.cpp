// A search cut into slices of random budgets, copied between them, is the search run in one piece.
#include <gtest/gtest.h>

#include <random>

#include "support/each_strategy.hpp"
#include "support/puzzles.hpp"
#include "support/tracing.hpp"

namespace retrace {
namespace {

constexpr std::size_t kSteps = 30'000;
constexpr std::size_t kPuzzles = 20 / kSampleShare;

class Slices : public EachStrategy {
  protected:
    static std::vector<std::string> table() {
        std::vector<std::string> chosen;
        for (const auto* name : {"17_clue", "several_solutions", "top95", "forum_hardest_1905"}) {
            for (const auto& each : puzzles::sample(name, kPuzzles)) chosen.push_back(each);
        }
        chosen.emplace_back(puzzles::kFirstOfAll);
        chosen.push_back(puzzles::file("no_solution").back());
        return chosen;
    }
};

bool has_ended(SearchStatus status) {
    return status == SearchStatus::exhausted || status == SearchStatus::dead_end;
}

TEST_P(Slices, OfRandomBudgetsGiveTheTraceOfOneRun) {
    std::mt19937 random(8);
    for (const auto& puzzle : table()) {
        SCOPED_TRACE(puzzle);
        AnySearch whole = strategy().start(puzzles::grid(puzzle));
        const Trace expected = trace_of(whole, kSteps, true);

        AnySearch search = strategy().start(puzzles::grid(puzzle));
        std::vector<Step> steps;
        std::array<Step, 300> slice{};
        while (steps.size() < expected.steps.size()) {
            const std::size_t most = std::min(slice.size(), expected.steps.size() - steps.size());
            const std::size_t budget = random() % (most + 1);
            const auto traced = search.trace(std::span(slice).first(budget));
            steps.insert(steps.end(), slice.begin(),
                         slice.begin() + static_cast<std::ptrdiff_t>(traced.steps));
            if (random() % 4 == 0) {
                AnySearch copy = search;
                search = std::move(copy);
            }
        }
        EXPECT_EQ(steps, expected.steps);
        // Both searches have taken the same steps; where the whole one has ended, running the sliced one further adds none.
        if (has_ended(expected.last)) {
            search.run(1);
            EXPECT_TRUE(has_ended(search.run(1)));
        }
        EXPECT_EQ(search.counters(), whole.counters());
        EXPECT_EQ(search.grid(), whole.grid());
    }
}

TEST_P(Slices, LeaveACopyThatRunsOnAsTheOriginalDoes) {
    std::mt19937 random(81);
    for (const auto& puzzle : table()) {
        SCOPED_TRACE(puzzle);
        AnySearch search = strategy().start(puzzles::grid(puzzle));
        search.run(random() % 3000);
        AnySearch copy = search;
        const Trace of_copy = trace_of(copy, kSteps / 3, true);
        // The original search is unaffected by the steps of its copy.
        const Trace of_original = trace_of(search, kSteps / 3, true);
        EXPECT_EQ(of_copy.steps, of_original.steps);
        EXPECT_EQ(of_copy.last, of_original.last);
        EXPECT_EQ(copy.counters(), search.counters());
        EXPECT_EQ(copy.grid(), search.grid());
    }
}

TEST_P(Slices, TakeNoMoreStepsThanTheirBudget) {
    std::mt19937 random(12095);
    AnySearch search = strategy().start(puzzles::grid(puzzles::kInkala));
    for (int slice = 0; slice < 200; ++slice) {
        const std::uint64_t before = search.counters().steps();
        const std::uint64_t budget = random() % 100;
        const SearchStatus status = search.run(budget);
        const std::uint64_t taken = search.counters().steps() - before;
        EXPECT_LE(taken, budget);
        if (status == SearchStatus::running) {
            EXPECT_EQ(taken, budget);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Strategy, Slices, testing::ValuesIn(every_search()), case_name);

}  // namespace
}  // namespace retrace
