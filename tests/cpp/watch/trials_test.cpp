// Trials are the steps between a placement and its backtrack, and leave no gap between them.
#include "sudoku/watch/trials.hpp"

#include <gtest/gtest.h>

#include "support/each_strategy.hpp"
#include "watch/replay.hpp"

namespace retrace {
namespace {

// In every level the trials follow one another, beginning with the placement that entered the level.
void expect_no_gaps(const Trials& trials, const std::vector<Step>& steps, std::uint64_t position) {
    std::uint64_t next = 1;
    for (int depth = 0; depth <= trials.depth(); ++depth) {
        for (const auto& [choice, cost] : trials.tried(depth)) {
            const Step& first = steps[next - 1];
            const Step& last = steps[next + cost - 2];
            EXPECT_EQ((Choice{first.cell, first.digit}), choice);
            EXPECT_EQ((Choice{last.cell, last.digit}), choice);
            EXPECT_EQ(first.depth, depth + 1);
            EXPECT_EQ(last.depth, depth);
            EXPECT_FALSE(is_taken_back(first));
            EXPECT_TRUE(is_taken_back(last));
            next += cost;
        }
        if (depth == trials.depth()) break;
        EXPECT_EQ(trials.placed_at(depth), next);
        const Choice placed = trials.placed(depth);
        EXPECT_EQ((Choice{steps[next - 1].cell, steps[next - 1].digit}), placed);
        ++next;
    }
    EXPECT_EQ(next, position + 1);
}

TEST(Trials, AccountForEveryStepOfEveryStrategy) {
    for (const Strategy* each : every_search()) {
        const Strategy& strategy = *each;
        for (const Grid& givens : {inkala(), impossible()}) {
            const auto steps = replay(givens, strategy, 20'000);
            Trials trials;
            for (std::uint64_t position = 1; position <= steps.size(); ++position) {
                trials.record(steps[position - 1], position);
                if (position % 97 == 0) expect_no_gaps(trials, steps, position);
            }
        }
    }
}

}  // namespace
}  // namespace retrace
