// Checkpoints stay evenly spaced and few, and a search resumed from one goes on as the original search did.
#include "sudoku/watch/checkpoints.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/each_strategy.hpp"
#include "watch/replay.hpp"

namespace retrace {
namespace {

TEST(Checkpoints, AreThinnedOutWhenThereIsNoRoom) {
    const Strategy& strategy = *find_strategy("house-masks");
    Frontier frontier = watch(anti_brute_force(), strategy, Extent::first_solution);
    const Checkpoints& checkpoints = frontier.checkpoints();
    constexpr std::uint64_t kFull = Checkpoints::kMost * Checkpoints::kFirstSpacing;

    explore(frontier, kFull - 1);
    EXPECT_EQ(checkpoints.count(), Checkpoints::kMost);
    EXPECT_EQ(checkpoints.spacing(), Checkpoints::kFirstSpacing);

    explore(frontier, kFull);
    EXPECT_EQ(checkpoints.count(), Checkpoints::kMost / 2 + 1);
    EXPECT_EQ(checkpoints.spacing(), 2 * Checkpoints::kFirstSpacing);

    explore(frontier, kFull + 5000);
    EXPECT_EQ(checkpoints.count(), Checkpoints::kMost / 2 + 3);
    for (std::size_t i = 0; i < checkpoints.count(); ++i) {
        EXPECT_EQ(checkpoints.checkpoint(i).position(), i * checkpoints.spacing());
    }
    EXPECT_EQ(checkpoints.before(4095), 1U);
    EXPECT_EQ(checkpoints.before(4096), 2U);
    EXPECT_EQ(checkpoints.before(kFull * 2), checkpoints.count() - 1);
}

TEST(Checkpoints, KnowAfterThinningWhatOccursBetweenThem) {
    const Strategy& strategy = *find_strategy("house-masks");
    Frontier frontier = watch(anti_brute_force(), strategy, Extent::first_solution);
    explore(frontier, Checkpoints::kMost * Checkpoints::kFirstSpacing + 100);
    const auto steps = replay(anti_brute_force(), strategy, 200'000);
    const std::uint64_t spacing = frontier.checkpoints().spacing();
    for (std::size_t section = 0; (section + 1) * spacing < steps.size(); ++section) {
        const auto* begin = steps.data() + section * spacing;
        for (Cell cell = 0; cell < kCells; ++cell) {
            const Target target = Target::of(cell);
            EXPECT_EQ(frontier.checkpoints().may_have(section, target),
                      std::any_of(begin, begin + spacing,
                                  [&](const Step& step) { return target.matches(step); }));
        }
    }
}

// For every strategy, the steps from a checkpoint on are those of a search that was never interrupted,
// also from checkpoints within a level, at a solution and at the start.
TEST(Checkpoint, GoesOnAsTheSearchDid) {
    for (const Strategy* each : every_search()) {
        const Strategy& strategy = *each;
        for (const Grid& givens :
             {inkala(), impossible(), puzzle_line("several_solutions.txt", 1)}) {
            StrategySource search(givens, strategy);
            for (int i = 0; i < 40; ++i) {
                const auto restored = search.taken_up(Checkpoint(search));
                ASSERT_EQ(moment_of(*restored), moment_of(search)) << strategy.name << ' ' << i;
                std::vector<Step> on(97);
                std::vector<Step> again(97);
                const auto traced = search.trace(on);
                EXPECT_EQ(restored->trace(again).status, traced.status);
                EXPECT_EQ(again, on) << strategy.name << ' ' << search.position();
                EXPECT_EQ(restored->counters(), search.counters());
                // A search cannot be resumed after its end.
                if (traced.status == SourceStatus::exhausted) break;
                if (traced.status == SourceStatus::dead_end) break;
            }
        }
    }
}

}  // namespace
}  // namespace retrace
