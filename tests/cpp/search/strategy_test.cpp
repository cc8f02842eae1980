// The table of strategies.
#include "sudoku/search/strategy.hpp"

#include <gtest/gtest.h>

namespace retrace {
namespace {

TEST(Strategies, AreFoundByTheirNames) {
    for (const Strategy& strategy : strategies()) {
        EXPECT_EQ(find_strategy(strategy.name), &strategy);
    }
}

TEST(Strategies, AreNotFoundByOtherNames) {
    EXPECT_EQ(find_strategy(""), nullptr);
    EXPECT_EQ(find_strategy("scan"), nullptr);
    EXPECT_EQ(find_strategy("Greedy"), nullptr);
}

TEST(Strategies, HaveStepsButForTheEngine) {
    for (const Strategy& strategy : strategies()) {
        EXPECT_EQ(strategy.has_steps(), strategy.name != "fast") << strategy.name;
    }
}

TEST(Strategies, HaveOneThatStandsForAllThatGoRowByRow) {
    int standing = 0;
    for (const auto& [name, facts, start] : strategies()) {
        if (!facts.quickest_row_major) continue;
        ++standing;
        EXPECT_TRUE(facts.row_major && !facts.never_takes_back) << name;
    }
    EXPECT_EQ(standing, 1);
}

TEST(Strategies, HaveTheEngineAsTheQuickest) {
    EXPECT_EQ(quickest_strategy().name, "fast");
}

}  // namespace
}  // namespace retrace
