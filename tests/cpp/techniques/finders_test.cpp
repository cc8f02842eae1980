// Each technique off the classic scale, asked at every step of random paths: what it finds is right, and its evidence
// is on the board.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "engine/random_puzzles.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/techniques/path.hpp"
#include "support/amount.hpp"

namespace retrace::techniques {
namespace {

void expect_on_board(const Deduction& found, const Candidates& board) {
    const auto is_there = [&](Candidate each) { return board.has(each.cell, each.digit); };
    for (const Candidate& each : found.eliminations) EXPECT_TRUE(is_there(each));
    for (const MarkedCandidate& each : found.evidence.candidates) {
        EXPECT_TRUE(is_there(each.candidate));
    }
    for (const Group& group : found.evidence.groups) {
        EXPECT_NE(std::find(group.cells.begin(), group.cells.end(), group.named.cell),
                  group.cells.end());
        for (const Cell cell : group.cells) EXPECT_TRUE(is_there({cell, group.named.digit}));
    }
    const auto& links = found.evidence.links;
    for (std::size_t i = 1; i < links.size(); ++i) {
        // Each chain begins where the first one does.
        const bool goes_on = links[i].chain == links[i - 1].chain;
        EXPECT_EQ(links[i].from, goes_on ? links[i - 1].to : links.front().from);
        EXPECT_EQ(links[i].from_on, goes_on ? links[i - 1].to_on : links.front().from_on);
        EXPECT_NE(links[i].from_on, links[i].to_on);
    }
}

void expect_right_finds(const Grid& givens, std::set<Id>& seen) {
    const Grid solution = engine::first_found(givens).value();
    Path path(givens, Order::classic, true);
    do {
        // Chains may not know the solution here, so that they are right by themselves.
        Candidates board = path.board();
        board.know(Grid{});
        for (const Technique& each : techniques()) {
            if (each.rating != 0) continue;
            Deduction found;
            if (!find_alone(each, board, found)) continue;
            const std::string where = std::string(each.name) + " in " + givens.to_line() + " at " +
                                      board.grid().to_line();
            ASSERT_TRUE(found.has_effect()) << where;
            for (const Candidate& gone : found.eliminations) {
                ASSERT_NE(solution[gone.cell], gone.digit) << where;
            }
            expect_on_board(found, board);
            ASSERT_FALSE(testing::Test::HasFailure()) << where;
            seen.insert(each.id);
        }
    } while (path.run(1'000'000) == PathState::found && path.deduction().rating < 85);
}

TEST(Techniques, OffTheScaleAreRightAtEveryStepOfRandomPuzzles) {
    twin::RandomPuzzles puzzles(34);
    std::set<Id> seen;
    const int wanted = amount("RETRACE_RANDOM_PUZZLES", 12);
    int gone = 0;
    for (std::uint64_t turn = 0; gone < wanted && !testing::Test::HasFailure(); ++turn) {
        const Grid givens = puzzles.next(turn);
        if (standing_of(givens) != Standing::unique) continue;
        expect_right_finds(givens, seen);
        ++gone;
    }
    EXPECT_EQ(gone, wanted);
    EXPECT_GE(seen.size(), 20U);
}

}  // namespace
}  // namespace retrace::techniques
