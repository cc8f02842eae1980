// A cursor shows at each position what a replay from the start shows, whatever position it had before.
#include "sudoku/watch/cursor.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <tuple>

#include "support/each_strategy.hpp"
#include "watch/replay.hpp"

namespace retrace {
namespace {

class CursorOfStrategy : public EachStrategy {};

INSTANTIATE_TEST_SUITE_P(Every, CursorOfStrategy, testing::ValuesIn(every_search()), case_name);

// The moments at random positions and at the positions before those, by replay.
std::map<std::uint64_t, Moment> replay_pairs(const Grid& givens, const Strategy& strategy,
                                             std::uint64_t length, int pairs) {
    std::mt19937_64 random(7);
    std::map<std::uint64_t, Moment> moments;
    for (int i = 0; i < pairs; ++i) {
        const std::uint64_t position = 1 + random() % length;
        moments[position] = moments[position - 1] = {};
    }
    Replay replay(givens, strategy);
    for (auto& [position, moment] : moments) moment = replay.moment_at(position);
    return moments;
}

TEST_P(CursorOfStrategy, ShowsAtAnyPositionWhatAReplayShows) {
    for (const Grid& givens : {inkala(), impossible()}) {
        Frontier frontier = watch(givens, strategy(), Extent::first_solution);
        explore(frontier, 30000);
        Cursor cursor(frontier);
        const auto moments = replay_pairs(givens, strategy(), frontier.explored(), 25);
        std::vector<std::uint64_t> order;
        for (const auto& [position, moment] : moments) order.push_back(position);
        std::shuffle(order.begin(), order.end(), std::mt19937_64(3));
        for (const std::uint64_t position : order) {
            move(cursor, frontier, position);
            EXPECT_EQ(cursor.position(), position);
            EXPECT_EQ(moment_of(cursor.source()), moments.at(position)) << position;
        }
    }
}

TEST_P(CursorOfStrategy, ShowsOneStepBackTheStateBefore) {
    for (const Grid& givens : {inkala(), impossible()}) {
        Frontier frontier = watch(givens, strategy(), Extent::first_solution);
        explore(frontier, 30000);
        Cursor cursor(frontier);
        const auto moments = replay_pairs(givens, strategy(), frontier.explored(), 25);
        for (const auto& [position, moment] : moments) {
            if (position == 0) continue;
            move(cursor, frontier, position);
            const auto before = moments.find(position - 1);
            if (before == moments.end()) continue;
            move(cursor, frontier, position - 1);
            EXPECT_EQ(moment_of(cursor.source()), before->second) << position;
        }
    }
}

TEST_P(CursorOfStrategy, LeavesATrailOfTheLastSteps) {
    const auto steps = replay(inkala(), strategy(), 5000);
    Frontier frontier = watch(inkala(), strategy(), Extent::first_solution);
    Cursor cursor(frontier);
    std::mt19937_64 random(5);
    for (int i = 0; i < 60; ++i) {
        const std::uint64_t position =
            i % 2 == 0 ? random() % (steps.size() + 1)
                       : std::min<std::uint64_t>(cursor.position() + 3, steps.size());
        move(cursor, frontier, position);
        ASSERT_EQ(cursor.trail().size(), std::min(position, Cursor::kTrail));
        std::uint64_t at = position - cursor.trail().size();
        for (const TrailStep& trail : cursor.trail()) EXPECT_EQ(trail.step, steps[at++]);
    }
}

TEST(Cursor, KnowsOfADeadEndWhatCouldNotBeFilled) {
    const Strategy& strategy = *find_strategy("used-flags");
    Frontier frontier = watch(inkala(), strategy, Extent::first_solution);
    Cursor cursor(frontier);
    int dead_ends = 0;
    for (std::uint64_t position = 1; position < 2000; ++position) {
        move(cursor, frontier, position - 1);
        const Grid before = cursor.source().grid();
        move(cursor, frontier, position);
        const TrailStep& last = cursor.trail().back();
        if (last.step.kind != StepKind::dead_end) continue;
        ++dead_ends;
        ASSERT_LT(last.goal, kCells);
        const auto cell = static_cast<Cell>(last.goal);
        EXPECT_EQ(before[cell], 0);
        EXPECT_TRUE(choices_above(before, cell, 0).empty()) << position;
    }
    EXPECT_GT(dead_ends, 100);
}

TEST(Cursor, KnowsWhatWasTriedBeforeAPlacement) {
    Frontier frontier = watch(inkala(), *find_strategy("candidate-list"), Extent::first_solution);
    Cursor cursor(frontier);
    move(cursor, frontier, 2000);
    for (const TrailStep& each : cursor.trail()) {
        const auto& [step, previous] = std::tie(each.step, each.previous);
        EXPECT_TRUE(previous.digit == 0 || !is_taken_back(step));
        EXPECT_LT(previous.digit, step.digit);
        EXPECT_TRUE(previous.digit == 0 || previous.cell == step.cell);
    }
}

TEST(Cursor, ExploresOnAndStopsAtTheLastPosition) {
    Frontier frontier = watch(inkala(), *find_strategy("house-masks"), Extent::first_solution);
    Cursor cursor(frontier);
    move(cursor, frontier, 1'000'000'000);
    EXPECT_TRUE(frontier.finished());
    EXPECT_EQ(cursor.position(), frontier.explored());
    EXPECT_EQ(cursor.source().grid().blanks(), 0);
}

TEST(Cursor, TakesANewAimOnTheWay) {
    const Strategy& strategy = *find_strategy("used-flags");
    Frontier frontier = watch(inkala(), strategy, Extent::first_solution);
    explore(frontier, 50000);
    Cursor cursor(frontier);
    cursor.aim(40900);
    EXPECT_FALSE(cursor.run(frontier, 100));
    move(cursor, frontier, 1234, 7);
    EXPECT_EQ(moment_of(cursor.source()), Replay(inkala(), strategy).moment_at(1234));
}

TEST(Cursor, GoesPastASolutionToTheNext) {
    const Grid givens = puzzle_line("several_solutions.txt", 0);
    Frontier frontier = watch(givens, *find_strategy("propagation"), Extent::every_solution);
    while (!frontier.explore(1000)) {
    }
    EXPECT_EQ(frontier.end(), SourceStatus::exhausted);
    Cursor cursor(frontier);
    int solutions = 0;
    for (std::uint64_t position = 0; position <= frontier.explored(); ++position) {
        move(cursor, frontier, position);
        if (cursor.source().grid().blanks() == 0) ++solutions;
    }
    EXPECT_GE(solutions, 2);
}

void expect_exact_steps_back(std::uint64_t far) {
    const Strategy& strategy = *find_strategy("used-flags");
    Frontier frontier = watch(anti_brute_force(), strategy, Extent::first_solution);
    explore(frontier, far);
    Cursor cursor(frontier);
    const auto moments = replay_pairs(anti_brute_force(), strategy, far, 10);
    int compared = 0;
    for (auto moment = moments.rbegin(); moment != moments.rend(); ++moment) {
        const auto before = moments.find(moment->first - 1);
        if (moment->first == 0 || before == moments.end()) continue;
        move(cursor, frontier, moment->first, 10000);
        EXPECT_EQ(moment_of(cursor.source()), moment->second) << moment->first;
        move(cursor, frontier, moment->first - 1, 10000);
        EXPECT_EQ(moment_of(cursor.source()), before->second) << moment->first;
        ++compared;
    }
    EXPECT_GE(compared, 10);
    EXPECT_LE(frontier.checkpoints().count(), Checkpoints::kMost);
    EXPECT_LT(frontier.checkpoints().bytes(), 16'000'000U);
}

TEST(Cursor, StepsBackExactlyUpToMillionsOfSteps) {
#if defined(__SANITIZE_ADDRESS__)
    expect_exact_steps_back(2'000'000);  // a sanitized search is slow
#else
    expect_exact_steps_back(10'000'000);
#endif
}

TEST(Cursor, StepsBackExactlyUpTo100MillionStepsExhaustive) {
    expect_exact_steps_back(100'000'000);
}

}  // namespace
}  // namespace retrace
