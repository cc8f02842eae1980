// The timeline and the details drawn from it show the depths of a plain replay.
#include "sudoku/watch/timeline.hpp"

#include <gtest/gtest.h>

#include <random>

#include "sudoku/watch/detail.hpp"
#include "watch/replay.hpp"

namespace retrace {
namespace {

// The columns of a span, drawn step by step.
std::vector<Column> draw(const std::vector<Step>& steps, Span span, std::size_t columns) {
    std::vector<Column> drawn(columns);
    for (std::size_t i = 0; i < columns; ++i) {
        const Span part = span.part(i, columns);
        for (std::uint64_t n = part.from; n < part.to && n < steps.size(); ++n) {
            drawn[i].add(steps[n]);
        }
    }
    return drawn;
}

std::vector<Column> detail(const Frontier& frontier, Span span, std::size_t columns,
                           bool exact = true) {
    Detail detail(span, columns, frontier);
    while (!detail.run(777)) {
    }
    EXPECT_EQ(detail.exact(), exact);
    return detail.columns();
}

TEST(Span, IsCutIntoPartsThatMeet) {
    const Span span{1000, 1777};
    std::uint64_t end = span.from;
    for (std::uint64_t i = 0; i < 100; ++i) {
        EXPECT_EQ(span.part(i, 100).from, end);
        end = span.part(i, 100).to;
    }
    EXPECT_EQ(end, span.to);
}

TEST(Timeline, AgreesWithAReplayWhileABucketIsAStep) {
    const auto steps = replay(inkala(), *find_strategy("used-flags"), 60'000);
    Timeline timeline;
    for (std::size_t begin = 0; begin < steps.size(); begin += 500) {
        timeline.add(std::span(steps).subspan(begin, 500));
    }
    ASSERT_EQ(timeline.width(), 1U);
    EXPECT_EQ(timeline.columns({0, 60'000}, 1000), draw(steps, {0, 60'000}, 1000));
    EXPECT_EQ(timeline.columns({1234, 5678}, 333), draw(steps, {1234, 5678}, 333));
    EXPECT_EQ(timeline.columns({59'000, 70'000}, 333), draw(steps, {59'000, 70'000}, 333));
}

TEST(Timeline, AgreesWithAReplayWhereColumnsAreWholeBuckets) {
    const auto steps = replay(anti_brute_force(), *find_strategy("house-masks"), 600'000);
    Timeline timeline;
    for (std::size_t begin = 0; begin < steps.size(); begin += 1000) {
        timeline.add(std::span(steps).subspan(begin, 1000));
    }
    ASSERT_EQ(timeline.width(), 16U);
    EXPECT_EQ(timeline.length(), steps.size());
    EXPECT_EQ(timeline.columns({0, 512'000}, 1000), draw(steps, {0, 512'000}, 1000));
    EXPECT_EQ(timeline.columns({160, 480}, 10), draw(steps, {160, 480}, 10));
}

TEST(Timeline, MarksTheSolution) {
    const Strategy& strategy = *find_strategy("propagation");
    Frontier frontier = watch(inkala(), strategy, Extent::first_solution);
    while (!frontier.explore(1000)) {
    }
    const auto columns = frontier.timeline().columns({0, frontier.explored()}, 50);
    EXPECT_TRUE(columns.back().solution);
    EXPECT_FALSE(columns.front().solution);
}

TEST(Detail, AgreesWithAReplayOnAnySpan) {
    const Strategy& strategy = *find_strategy("house-masks");
    const auto steps = replay(anti_brute_force(), strategy, 600'000);
    Frontier frontier = watch(anti_brute_force(), strategy, Extent::first_solution);
    explore(frontier, steps.size());
    std::mt19937_64 random(2);
    for (int i = 0; i < 30; ++i) {
        const std::uint64_t from = random() % steps.size();
        const std::uint64_t to = from + 1 + random() % (i % 3 == 0 ? 50 : steps.size() - from);
        const std::size_t columns = 1 + random() % 300;
        EXPECT_EQ(detail(frontier, {from, to}, columns), draw(steps, {from, to}, columns))
            << from << ' ' << to << ' ' << columns;
    }
}

TEST(Detail, LeavesWhatIsNotExploredEmpty) {
    const Strategy& strategy = *find_strategy("house-masks");
    Frontier frontier = watch(anti_brute_force(), strategy, Extent::first_solution);
    explore(frontier, 200'000);
    const auto columns = detail(frontier, {150'000, 250'000}, 100);
    EXPECT_LE(columns[49].min_depth, columns[49].max_depth);
    EXPECT_EQ(columns[50], Column{});
    EXPECT_EQ(detail(frontier, {300'000, 300'010}, 3), std::vector<Column>(3));
}

TEST(Detail, OfALongSpanComesFromTheBuckets) {
    const Strategy& strategy = *find_strategy("house-masks");
    Frontier frontier = watch(anti_brute_force(), strategy, Extent::first_solution);
    explore(frontier, 3'000'000);
    const Span span{0, 3'000'000};
    EXPECT_EQ(detail(frontier, span, 100, false), frontier.timeline().columns(span, 100));
}

}  // namespace
}  // namespace retrace
