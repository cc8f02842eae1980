// Reasons name what the board shows: peers, candidates, houses.
#include "sudoku/watch/reason.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/each_strategy.hpp"
#include "watch/replay.hpp"

namespace retrace {
namespace {

TEST(Refusal, NamesThePeerInTheRowBeforeThoseInTheColumnAndTheBox) {
    Grid grid;
    for (const Cell cell : std::initializer_list<Cell>{8, 72, 10}) grid[cell] = 5;
    EXPECT_EQ(refusal_of(grid, {0, 5}), (Refusal{5, 8, 0}));
    grid[8] = 0;
    EXPECT_EQ(refusal_of(grid, {0, 5}), (Refusal{5, 72, 9}));
    grid[72] = 0;
    EXPECT_EQ(refusal_of(grid, {0, 5}), (Refusal{5, 10, 18}));
}

TEST(Refusal, IsNotGivenByTheCellItselfNorByACellThatIsNoPeer) {
    Grid grid;
    grid[0] = grid[40] = 5;
    EXPECT_EQ(refusal_of(grid, {0, 5}), Refusal{});
}

TEST(Refusal, IsGivenForEveryDigitOrTheDigitIsACandidate) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        DigitSet refused = kNoDigits;
        for (const auto& [digit, peer, house] : refusals_of(inkala(), cell, 1, 10)) {
            EXPECT_EQ(inkala()[peer], digit);
            const House& cells = kHouseCells[house];
            EXPECT_NE(std::find(cells.begin(), cells.end(), cell), cells.end());
            EXPECT_NE(std::find(cells.begin(), cells.end(), peer), cells.end());
            refused |= set_of(digit);
        }
        EXPECT_EQ(refused, without(kAllDigits, candidates_of(inkala(), cell)));
    }
}

// The number of cells of a house in which a digit is legal, and whether the house has the digit already.
struct Places {
    int count = 0;
    bool placed = false;
};

Places places_of(const Grid& grid, Goal goal) {
    const int house = (goal - 81) / 9;
    const auto digit = static_cast<Digit>((goal - 81) % 9 + 1);
    Places places;
    for (const Cell cell : kHouseCells[static_cast<std::size_t>(house)]) {
        places.placed |= grid[cell] == digit;
        if (grid[cell] == 0 && (candidates_of(grid, cell) & set_of(digit)) != 0) ++places.count;
    }
    return places;
}

// The number of candidates of the cause's cell, or of cells for its digit in its house.
int ways(const Grid& grid, Goal cause) {
    if (is_cell(cause)) return size_of(candidates_of(grid, static_cast<Cell>(cause)));
    const Places places = places_of(grid, cause);
    EXPECT_FALSE(places.placed);
    return places.count;
}

class ReasonOfStrategy : public EachStrategy {};

INSTANTIATE_TEST_SUITE_P(Every, ReasonOfStrategy, testing::ValuesIn(every_search()), case_name);

TEST_P(ReasonOfStrategy, CausesHaveOneWayAtAPlacementAndNoneAtADeadEnd) {
    Frontier frontier = watch(inkala(), strategy(), Extent::first_solution);
    explore(frontier, 3000);
    Cursor cursor(frontier);
    int forced = 0;
    int dead_ends = 0;
    for (std::uint64_t position = 1; position <= std::min<std::uint64_t>(frontier.explored(), 3000);
         ++position) {
        move(cursor, frontier, position - 1);
        const Grid before = cursor.source().grid();
        move(cursor, frontier, position);
        const auto& [step, goal, previous, line, call, over, reason] = cursor.trail().back();
        if (step.kind == StepKind::dead_end) {
            ++dead_ends;
            ASSERT_NE(reason.cause, kNoGoal);
            EXPECT_EQ(ways(before, reason.cause), 0) << position;
            EXPECT_EQ(reason.refused.size(), is_cell(reason.cause) ? 9U : 0U);
        } else if (step.kind == StepKind::backtrack) {
            EXPECT_EQ(reason, Reason{});
        } else if (reason.cause != kNoGoal) {
            ++forced;
            EXPECT_EQ(ways(before, reason.cause), 1) << position;
        }
    }
    const bool forces = strategy().name == "propagation" || strategy().name == "exact-cover";
    EXPECT_EQ(forced > 0, forces);
    EXPECT_EQ(dead_ends > 0, !strategy().facts.never_takes_back);
}

TEST(Reason, OfGreedysEndIsTheCellThatNothingFits) {
    Frontier frontier = watch(inkala(), *find_strategy("greedy"), Extent::first_solution);
    Cursor cursor(frontier);
    move(cursor, frontier, 1000);
    EXPECT_EQ(frontier.end(), SourceStatus::dead_end);
    const Reason stuck = cursor.stuck();
    EXPECT_EQ(stuck.cause, 10);
    EXPECT_EQ(stuck.refused.size(), 9U);
}

}  // namespace
}  // namespace retrace
