// Hints with a reason: what follows from the digits seen, from one rule, and from one rule after another.
#include "varied/hint.hpp"

#include <gtest/gtest.h>

#include "varied/board.hpp"

namespace retrace::varied {
namespace {

Rules four(std::vector<Rule> rules) {
    Rules board = usual(4);
    board.rules = std::move(rules);
    return board;
}

std::vector<std::uint8_t> with(std::vector<std::pair<int, int>> digits) {
    std::vector<std::uint8_t> board(16);
    for (const auto& [cell, digit] : digits) {
        board[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(digit);
    }
    return board;
}

TEST(VariedHints, BeginWithWhatFollowsFromTheDigitsSeen) {
    const auto hint = find_hint(four({}), with({{0, 1}, {1, 2}, {2, 3}}));
    ASSERT_TRUE(hint.has_value());
    EXPECT_EQ(hint->step, Hint::Step::only_place);
    EXPECT_EQ(hint->cell, 3);
    EXPECT_EQ(hint->digit, 4);
    EXPECT_TRUE(hint->removals.empty());
}

TEST(VariedHints, NameTheRuleAndWhatItTakes) {
    // A cage of 3 has 1 and 2; beside the 1 that the second cell sees only 2 is left for it.
    const auto hint = find_hint(four({{Kind::cage, {4, 5}, {3}}}), with({{13, 1}}));
    ASSERT_TRUE(hint.has_value());
    EXPECT_NE(hint->step, Hint::Step::removal);
    ASSERT_EQ(hint->removals.size(), 1U);
    EXPECT_EQ(hint->removals[0].by, Removal::By::rule);
    EXPECT_EQ(hint->removals[0].index, 0U);
    EXPECT_EQ(hint->removals[0].before.cells, (std::vector<Place>{4, 5}));
}

TEST(VariedHints, LeaveOutRulesThatTheStepDoesNotNeed) {
    const auto hint = find_hint(
        four({{Kind::cage, {14, 15}, {5}}, {Kind::thermometer, {0, 1, 2, 3}}, {Kind::odd, {9}}}),
        with({}));
    ASSERT_TRUE(hint.has_value());
    ASSERT_EQ(hint->removals.size(), 1U);
    EXPECT_EQ(hint->removals[0].index, 1U);
    EXPECT_LT(hint->cell, 4);
}

TEST(VariedHints, TellARemovalWhereNoDigitFollows) {
    const auto hint = find_hint(four({{Kind::odd, {9}}}), with({}));
    ASSERT_TRUE(hint.has_value());
    EXPECT_EQ(hint->step, Hint::Step::removal);
    EXPECT_EQ(hint->removals.at(0).removed.cells, (std::vector<Place>{9}));
    EXPECT_EQ(hint->removals.at(0).removed.digits, (std::vector<Digits>{0b1010}));
}

TEST(VariedHints, AreNoneWhereNothingFollowsOrTheBoardIsBroken) {
    EXPECT_FALSE(find_hint(four({}), with({})).has_value());
    EXPECT_FALSE(find_hint(four({{Kind::cage, {0, 1}, {7}}}), with({{0, 1}})).has_value());
    EXPECT_FALSE(notes_of(four({{Kind::cage, {0, 1}, {7}}}), with({{0, 1}})).has_value());
}

TEST(VariedNotes, AreWhatEveryRuleByItselfLeaves) {
    const auto notes = notes_of(four({{Kind::cage, {4, 5}, {3}}}), with({{0, 4}}));
    ASSERT_TRUE(notes.has_value());
    EXPECT_EQ(notes->at(0), 0b1000U);
    EXPECT_EQ(notes->at(1), 0b0111U);
    EXPECT_EQ(notes->at(4), 0b0011U);
}

}  // namespace
}  // namespace retrace::varied
