// A find names the same step as a look through all steps.
#include "sudoku/watch/find.hpp"

#include <gtest/gtest.h>

#include <random>

#include "watch/replay.hpp"

namespace retrace {
namespace {

// The number of the nearest matching step, or 0 if no step matches.
std::uint64_t look_through(const std::vector<Step>& steps, const Target& target,
                           Direction direction, std::uint64_t from) {
    if (direction == Direction::next) {
        for (std::uint64_t n = from + 1; n <= steps.size(); ++n) {
            if (target.matches(steps[n - 1])) return n;
        }
    } else {
        for (std::uint64_t n = from; n-- > 1;) {
            if (target.matches(steps[n - 1])) return n;
        }
    }
    return 0;
}

std::uint64_t find(Frontier& frontier, const Target& target, Direction direction,
                   std::uint64_t from, std::uint64_t budget) {
    Find find(target, direction, from);
    for (;;) {
        switch (find.run(frontier, budget)) {
            case Find::Status::looking:
                break;
            case Find::Status::found:
                return find.found();
            case Find::Status::none:
                return 0;
        }
    }
}

std::vector<Target> targets() {
    std::vector<Target> targets;
    for (const StepKind kind :
         {StepKind::placement, StepKind::solution, StepKind::backtrack, StepKind::dead_end}) {
        targets.push_back(Target::of(kind));
    }
    for (const Cell cell : std::initializer_list<Cell>{1, 2, 4, 10, 40, 63, 64, 79, 80, 0}) {
        targets.push_back(Target::of(cell));
        targets.push_back(Target::placing(cell, static_cast<Digit>(1 + cell % 9)));
    }
    for (const unsigned depth : {0U, 1U, 17U, 40U, 63U, 64U, 81U, 200U}) {
        targets.push_back(Target::at_depth(depth));
    }
    return targets;
}

class FindWith : public testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(Some, FindWith,
                         testing::Values("used-flags", "greedy", "fewest-candidates", "propagation",
                                         "exact-cover"));

TEST_P(FindWith, AgreesWithALookThroughAllSteps) {
    const Strategy& strategy = *find_strategy(GetParam());
    const auto steps = replay(inkala(), strategy, 200'000);
    Frontier frontier = watch(inkala(), strategy, Extent::first_solution);
    while (!frontier.explore(10'000)) {
    }
    ASSERT_EQ(frontier.explored(), steps.size());
    std::mt19937_64 random(11);
    for (const Target& target : targets()) {
        for (const Direction direction : {Direction::next, Direction::previous}) {
            for (int i = 0; i < 12; ++i) {
                const std::uint64_t from = i == 0   ? 0
                                           : i == 1 ? steps.size()
                                                    : random() % (steps.size() + 1);
                EXPECT_EQ(find(frontier, target, direction, from, 1 + random() % 3000),
                          look_through(steps, target, direction, from));
            }
        }
    }
}

TEST(Find, ExploresOnWhereNothingIsFoundYet) {
    const Strategy& strategy = *find_strategy("used-flags");
    const auto steps = replay(inkala(), strategy, 200'000);
    for (const Target& target : targets()) {
        Frontier frontier = watch(inkala(), strategy, Extent::first_solution);
        explore(frontier, 1500);
        EXPECT_EQ(find(frontier, target, Direction::next, 700, 999),
                  look_through(steps, target, Direction::next, 700));
    }
}

TEST(Find, GoesFromOneMatchToTheNextAndBack) {
    const Strategy& strategy = *find_strategy("used-flags");
    Frontier frontier = watch(inkala(), strategy, Extent::first_solution);
    const Target dead_end = Target::of(StepKind::dead_end);
    const std::uint64_t first = find(frontier, dead_end, Direction::next, 0, 100);
    const std::uint64_t second = find(frontier, dead_end, Direction::next, first, 100);
    EXPECT_GT(second, first);
    EXPECT_EQ(find(frontier, dead_end, Direction::previous, second, 100), first);
    EXPECT_EQ(find(frontier, dead_end, Direction::previous, first, 100), 0U);
}

}  // namespace
}  // namespace retrace
