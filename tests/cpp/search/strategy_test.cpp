// The table of strategies.
#include "sudoku/search/strategy.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace retrace {
namespace {

TEST(Strategies, AreListedInTheOrderTheyAreShown) {
    const std::vector<std::string_view> expected{
        "scan-blanks", "copied-blanks",     "nested-vectors", "used-flags",
        "scan-cells",  "candidate-list",    "first-blank",    "greedy",
        "house-masks", "fewest-candidates", "propagation",    "exact-cover",
        "fast"};
    std::vector<std::string_view> names;
    for (const Strategy& strategy : strategies()) names.push_back(strategy.name);
    EXPECT_EQ(names, expected);
}

TEST(Strategies, AreFoundByTheirNames) {
    for (const Strategy& strategy : strategies()) {
        EXPECT_EQ(find_strategy(strategy.name), &strategy);
        EXPECT_FALSE(strategy.words.order.empty());
        EXPECT_FALSE(strategy.words.legality.empty());
        EXPECT_FALSE(strategy.words.source.empty());
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

TEST(Strategies, HaveTheEngineAsTheQuickest) {
    EXPECT_EQ(quickest_strategy().name, "fast");
}

}  // namespace
}  // namespace retrace
