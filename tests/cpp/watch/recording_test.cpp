// Watching a recording of a strategy's steps shows the same as watching the strategy itself.
#include "sudoku/watch/recording.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "sudoku/watch/detail.hpp"
#include "sudoku/watch/find.hpp"
#include "support/each_strategy.hpp"
#include "support/recordings.hpp"
#include "watch/replay.hpp"

namespace retrace {
namespace {

constexpr std::uint64_t kMost = 60'000 / kSampleShare;

Frontier watch(const std::shared_ptr<const Recording>& recording) {
    return {std::make_unique<RecordingSource>(recording), Extent::every_solution};
}

class RecordingOf : public EachStrategy {
  protected:
    static std::vector<Grid> givens() {
        return {inkala(), impossible(), puzzle_line("several_solutions.txt", 1),
                puzzle_line("easy50.txt", 3)};
    }
};

INSTANTIATE_TEST_SUITE_P(Every, RecordingOf, testing::ValuesIn(every_search()), case_name);

TEST_P(RecordingOf, GivesTheStrategysOwnSteps) {
    for (const Grid& each : givens()) {
        const auto steps = replay(each, strategy(), kMost);
        RecordingSource source(record(each, strategy(), kMost));
        std::vector<Step> recorded(steps.size() + 10);
        std::size_t count = 0;
        while (count < recorded.size()) {
            const auto traced = source.trace(std::span(recorded).subspan(count));
            if (traced.steps == 0) break;
            count += traced.steps;
        }
        recorded.resize(count);
        EXPECT_EQ(recorded, steps);
    }
}

// The moment without the facts that a recording lacks: the cells that the search read, and the choices of a level
// where the search forces digits or puts them into a house.
Moment comparable(Moment moment, bool has_choices) {
    moment.counters.legality_checks = moment.counters.calls = 0;
    if (has_choices) return moment;
    for (Moment::Level& level : moment.levels) {
        level.goal = 0;
        level.left.clear();
    }
    if (!moment.levels.empty() && !moment.levels.back().placed) moment.levels.pop_back();
    return moment;
}

TEST_P(RecordingOf, ShowsAtAnyPositionWhatTheStrategyShows) {
    const bool has_choices = strategy().name != "propagation" && strategy().name != "exact-cover";
    for (const Grid& each : givens()) {
        const auto recording = record(each, strategy(), kMost);
        Frontier of_recording = watch(recording);
        Frontier of_strategy = watch(each, strategy(), Extent::first_solution);
        Cursor recorded(of_recording);
        Cursor own(of_strategy);
        std::mt19937_64 random(4);
        for (int i = 0; i < 60; ++i) {
            const std::uint64_t position = random() % recording->steps();
            move(recorded, of_recording, position);
            move(own, of_strategy, position);
            ASSERT_EQ(recorded.position(), position);
            ASSERT_EQ(comparable(moment_of(recorded.source()), has_choices),
                      comparable(moment_of(own.source()), has_choices))
                << strategy().name << ' ' << position;
            ASSERT_EQ(recorded.trail().size(), own.trail().size());
            for (std::size_t at = 0; at < own.trail().size(); ++at) {
                EXPECT_EQ(recorded.trail()[at].step, own.trail()[at].step);
                if (!has_choices) continue;
                EXPECT_EQ(recorded.trail()[at], own.trail()[at]) << position;
            }
        }
    }
}

std::uint64_t find(Frontier& frontier, const Target& target, Direction direction,
                   std::uint64_t from) {
    Find find(target, direction, from);
    Find::Status status = Find::Status::looking;
    while (status == Find::Status::looking) status = find.run(frontier, 1500);
    return status == Find::Status::found ? find.found() : 0;
}

TEST_P(RecordingOf, FindsAndDrawsWhatTheStrategyDoes) {
    const auto recording = record(inkala(), strategy(), kMost);
    Frontier of_recording = watch(recording);
    Frontier of_strategy = watch(inkala(), strategy(), Extent::first_solution);
    while (!of_recording.explore(10'000)) {
    }
    explore(of_strategy, of_recording.explored());
    ASSERT_EQ(of_recording.explored(), recording->steps());
    std::mt19937_64 random(9);
    for (const Target& target :
         {Target::of(StepKind::dead_end), Target::of(StepKind::backtrack), Target::of(Cell{40}),
          Target::of(StepKind::solution), Target::placing(40, 6), Target::at_depth(31)}) {
        for (int i = 0; i < 10; ++i) {
            const std::uint64_t from = random() % (recording->steps() - 1);
            const auto direction = i % 2 == 0 ? Direction::next : Direction::previous;
            const std::uint64_t found = find(of_recording, target, direction, from);
            // The strategy's find may go beyond the recording's end.
            const std::uint64_t own = find(of_strategy, target, direction, from);
            EXPECT_EQ(found, own > recording->steps() ? 0 : own);
        }
    }
    const Span span{recording->steps() / 3, recording->steps()};
    Detail drawn(span, 200, of_recording);
    Detail own(span, 200, of_strategy);
    while (!drawn.run(500)) {
    }
    while (!own.run(500)) {
    }
    EXPECT_EQ(drawn.columns(), own.columns());
    EXPECT_EQ(of_recording.timeline().columns({0, recording->steps()}, 300),
              of_strategy.timeline().columns({0, recording->steps()}, 300));
}

TEST(Recording, EndsAsGreedyDoesWithTheCellThatNothingFits) {
    const auto recording = record(inkala(), *find_strategy("greedy"), kMost);
    Frontier frontier = watch(recording);
    Cursor cursor(frontier);
    move(cursor, frontier, 1000);
    EXPECT_EQ(frontier.end(), SourceStatus::dead_end);
    EXPECT_EQ(cursor.stuck().cause, 10);
    EXPECT_EQ(cursor.stuck().refused.size(), 9U);
}

TEST(Recording, KeepsNotesBesideTheirSteps) {
    Tracker tracker{Grid{}};
    auto recording = std::make_shared<Recording>(Grid{});
    const auto add = [&](const Step& step, const Note& note) {
        ASSERT_EQ(recording->append(tracker, step, note), Recording::Full::no);
        tracker.take(step);
    };
    const Note first{58, 3, {}, {}};
    const Note second{0, 0, {{1, 0, 0}}, {{40, 9}, {41, 9}}};
    add(tracker.placement_of({0, 1}), first);
    add(tracker.placement_of({1, 2}), second);
    add(tracker.taking_back(1), {});
    EXPECT_EQ(recording->note(1), first);
    EXPECT_EQ(recording->note(2), second);
    EXPECT_TRUE(recording->note(3).empty());
    EXPECT_TRUE(recording->note(0).empty());
}

TEST(Recording, FindsTheStepsOfALineOnAndBack) {
    Tracker tracker{Grid{}};
    auto recording = std::make_shared<Recording>(Grid{});
    const std::vector<std::uint64_t> of_line{3, 1025, 4000};
    for (std::uint64_t n = 1; n <= 5000; ++n) {
        const bool is_of_line = std::ranges::find(of_line, n) != of_line.end();
        const Step step = n % 2 == 1 ? tracker.placement_of({0, 1}) : tracker.taking_back(0);
        const std::uint32_t line = is_of_line ? 58 : n % 3 == 0 ? 0 : 12;
        ASSERT_EQ(recording->append(tracker, step, {line, 0, {}, {}}), Recording::Full::no);
        tracker.take(step);
    }
    recording->end(SourceStatus::stopped, kNoCell);
    Frontier frontier = watch(recording);
    const Target target = Target::at_line(58);
    EXPECT_EQ(find(frontier, target, Direction::next, 0), 3U);
    EXPECT_EQ(find(frontier, target, Direction::next, 3), 1025U);
    EXPECT_EQ(find(frontier, target, Direction::next, 1025), 4000U);
    EXPECT_EQ(find(frontier, target, Direction::next, 4000), 0U);
    while (!frontier.explore(10'000)) {
    }
    EXPECT_EQ(find(frontier, target, Direction::previous, 5000), 4000U);
    EXPECT_EQ(find(frontier, target, Direction::previous, 4000), 1025U);
    EXPECT_EQ(find(frontier, target, Direction::previous, 3), 0U);
    EXPECT_EQ(find(frontier, Target::at_line(59), Direction::next, 0), 0U);
}

TEST(Recording, TellsWhenThereAreTooManyLineNumbers) {
    Tracker tracker{Grid{}};
    Recording recording{Grid{}};
    for (std::uint32_t line = 1; line <= SideStream::kMostValues + 1; ++line) {
        const Step step = line % 2 == 1 ? tracker.placement_of({0, 1}) : tracker.taking_back(0);
        const auto full = recording.append(tracker, step, {line, 0, {}, {}});
        const bool fits = line <= SideStream::kMostValues;
        ASSERT_EQ(full, fits ? Recording::Full::no : Recording::Full::lines) << line;
        tracker.take(step);
    }
}

// Random steps: digits are taken back in any order and contradict each other, and a level may try more than nine.
TEST(Recording, FollowsAProgramThatKeepsNoRules) {
    std::mt19937_64 random(12);
    Tracker tracker{Grid{}};
    auto recording = std::make_shared<Recording>(Grid{});
    std::vector<Step> steps;
    std::vector<Grid> grids{Grid{}};
    for (int i = 0; i < 5000; ++i) {
        const auto cell = static_cast<Cell>(random() % kCells);
        const auto digit = static_cast<Digit>(1 + random() % 9);
        const Step step = tracker.grid()[cell] == 0 ? tracker.placement_of({cell, digit})
                                                    : tracker.taking_back(cell);
        ASSERT_EQ(recording->append(tracker, step, {}), Recording::Full::no);
        tracker.take(step);
        steps.push_back(step);
        grids.push_back(tracker.grid());
    }
    recording->end(SourceStatus::stopped, kNoCell);
    Frontier frontier = watch(recording);
    Cursor cursor(frontier);
    for (int i = 0; i < 300; ++i) {
        const std::uint64_t position = random() % (steps.size() + 1);
        move(cursor, frontier, position);
        EXPECT_EQ(cursor.source().grid(), grids[position]);
        EXPECT_EQ(cursor.source().trials().depth(), kCells - grids[position].blanks());
        if (position == 0) continue;
        EXPECT_EQ(cursor.trail().back().step, steps[position - 1]);
    }
}

// A long recording and its checkpoints stay small, and a seek goes through few more steps than lie between two checkpoints.
void expect_small_and_sought_from_the_checkpoint_before(std::uint64_t far) {
    const Strategy& strategy = *find_strategy("house-masks");
    auto recording = std::make_shared<Recording>(anti_brute_force());
    AnySearch search = strategy.start(anti_brute_force());
    Tracker tracker(anti_brute_force());
    std::vector<Step> steps(10'000);
    while (recording->steps() < far) {
        search.trace(steps);
        for (const Step& step : steps) {
            recording->append(tracker, step, {});
            tracker.take(step);
        }
    }
    recording->end(SourceStatus::stopped, kNoCell);
    EXPECT_LT(recording->bytes(), far * 6 / 10 + 100'000);
    Frontier frontier = watch(recording);
    while (!frontier.explore(1'000'000)) {
    }
    EXPECT_LT(frontier.checkpoints().bytes(), 24'000'000U);
    Cursor cursor(frontier);
    std::mt19937_64 random(1);
    for (int i = 0; i < 20; ++i) {
        const std::uint64_t position = random() % far;
        cursor.aim(position);
        EXPECT_TRUE(cursor.run(frontier, frontier.checkpoints().spacing() + 2 * Cursor::kTrail));
        EXPECT_EQ(cursor.position(), position);
    }
}

TEST(Recording, IsSmallAndSoughtFromTheCheckpointBeforeInMillionsOfSteps) {
#if defined(__SANITIZE_ADDRESS__)
    expect_small_and_sought_from_the_checkpoint_before(2'000'000);
#else
    expect_small_and_sought_from_the_checkpoint_before(10'000'000);
#endif
}

TEST(Recording, IsSmallAndSoughtFromTheCheckpointBeforeIn100MillionStepsExhaustive) {
    expect_small_and_sought_from_the_checkpoint_before(100'000'000);
}

}  // namespace
}  // namespace retrace
