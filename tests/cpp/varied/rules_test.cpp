// Rules with odd numbers are told from puzzles, and cost little.
#include "varied/rules.hpp"

#include <gtest/gtest.h>

#include "varied/answers.hpp"
#include "varied/kinds.hpp"

namespace retrace::varied {
namespace {

using What = RulesFault::Reason;

constexpr std::uint64_t kEnough = 10'000'000;

Rules with(Rule rule) {
    Rules rules = usual(9);
    rules.rules.push_back(std::move(rule));
    return rules;
}

std::vector<Place> first_cells(std::size_t count) {
    std::vector<Place> cells;
    for (std::size_t i = 0; i < count; ++i) cells.push_back(static_cast<Place>(i));
    return cells;
}

std::uint64_t count_of(const Rules& rules, std::uint64_t limit) {
    Counting counting(rules, limit);
    EXPECT_TRUE(counting.run(kEnough));
    return counting.count();
}

TEST(Rules, OfUsualBoardsHaveTheirHouses) {
    EXPECT_EQ(usual(9).houses.size(), 27U);
    EXPECT_EQ(usual(6).houses.size(), 18U);
    EXPECT_EQ(usual(6).houses[12], (std::vector<Place>{0, 1, 2, 6, 7, 8}));
    EXPECT_EQ(usual(7).houses.size(), 14U);  // no boxes
    EXPECT_EQ(usual(12).houses[24].size(), 12U);
    for (const int size : {1, 4, 6, 7, 8, 9, 10, 12, 16, 25}) {
        EXPECT_EQ(fault_of(usual(size)), std::nullopt) << size;
    }
}

TEST(Rules, TellWhatIsWrongWithThem) {
    EXPECT_EQ(fault_of(with({Kind::cage, {3, 81}, {5}})), (RulesFault{What::cell, 0}));
    EXPECT_EQ(fault_of(with({Kind::cage, {3, 4}, {-1}})), (RulesFault{What::number, 0}));
    EXPECT_EQ(fault_of(with({Kind::cage, {}, {5}})), (RulesFault{What::cells, 0}));
    EXPECT_EQ(fault_of(with({Kind::cage, {3, 4}, {5, 6}})), (RulesFault{What::number, 0}));
    EXPECT_EQ(fault_of(with({Kind::difference, {3, 4, 5}, {1}})), (RulesFault{What::cells, 0}));
    EXPECT_EQ(fault_of(with({Kind::difference, {3, 4}})), (RulesFault{What::number, 0}));
    EXPECT_EQ(fault_of(with({Kind::arrow, {3, 4}, {2}})), (RulesFault{What::number, 0}));
    EXPECT_EQ(fault_of(with({Kind::equal_sums, {3, 4}, {2}})), (RulesFault{What::number, 0}));
    EXPECT_EQ(fault_of(with({Kind::sum, {3}, {2'000'000'000}})), (RulesFault{What::number, 0}));
    Rules rules = usual(9);
    rules.houses.push_back({1, 1});
    EXPECT_EQ(fault_of(rules), (RulesFault{What::house, 27}));
    rules = usual(9);
    rules.digits = 26;
    EXPECT_EQ(fault_of(rules), RulesFault{What::size});
    rules = usual(9);
    rules.candidates.pop_back();
    EXPECT_EQ(fault_of(rules), RulesFault{What::size});
}

TEST(Rules, AreRefusedWhereTheyAreTooMany) {
    Rules rules = usual(9);
    rules.rules.assign(100'000, {Kind::different, {0, 1}});
    EXPECT_EQ(fault_of(rules), RulesFault{What::many});
    rules.rules.assign(1000, {Kind::slow_thermometer, std::vector<Place>(600, 7)});
    EXPECT_EQ(fault_of(rules), RulesFault{What::many});
}

TEST(Rules, ThatNothingCanHoldToLeaveNoSolution) {
    EXPECT_EQ(count_of(with({Kind::cage, first_cells(30), {100}}), 2), 0U);
    EXPECT_EQ(count_of(with({Kind::cage, first_cells(30)}), 2), 0U);
    EXPECT_EQ(count_of(with({Kind::cage, {0, 1}, {99'999}}), 2), 0U);
    EXPECT_EQ(count_of(with({Kind::cage, {0, 0}, {4}}), 2), 0U);
    EXPECT_EQ(count_of(with({Kind::thermometer, first_cells(81)}), 2), 0U);
    EXPECT_EQ(count_of(with({Kind::less, {5, 5}}), 2), 0U);
    EXPECT_EQ(count_of(with({Kind::quadruple, {0, 1, 9, 10}, {12}}), 2), 0U);
    EXPECT_EQ(count_of(with({Kind::index, {0, 1, 2}, {30}}), 2), 0U);
}

TEST(Rules, OfAsManyCellsAsThereMayBeAreAnswered) {
    Rules rules = usual(25);
    for (int i = 0; i < 300; ++i) {
        rules.rules.push_back({Kind::slow_thermometer, std::vector<Place>(600, Place(i))});
        rules.rules.push_back({Kind::cage, {Place(i), Place(i + 1)}, {26}});
    }
    ASSERT_EQ(fault_of(rules), std::nullopt);
    Counting counting(rules, 1);
    counting.run(3000);  // whatever it finds
    rules = usual(9);
    rules.rules.assign(kMostRules, {Kind::thermometer, {0, 1, 2, 3, 4, 5, 6, 7, 8}});
    ASSERT_EQ(fault_of(rules), std::nullopt);
    EXPECT_EQ(count_of(rules, 3), 3U);
}

TEST(Rules, OfThousandsOfDifferentKindsAreAnswered) {
    Rules rules = usual(9);
    for (std::size_t i = 0; i < kMostRules; ++i) {
        const auto cell = static_cast<Place>(i % 81);
        rules.rules.push_back({Kind::sum,
                               {cell, cell, cell, static_cast<Place>((i * 7) % 81)},
                               {static_cast<int>(i % 37)}});
    }
    ASSERT_EQ(fault_of(rules), std::nullopt);
    EXPECT_EQ(count_of(rules, 2), 0U);
}

}  // namespace
}  // namespace retrace::varied
