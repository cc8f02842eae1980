// The grid of 17 givens that was chosen against row-major search, with its published numbers.
#include <gtest/gtest.h>

#include <limits>

#include "support/each_strategy.hpp"
#include "support/puzzles.hpp"
#include "support/rules.hpp"

namespace retrace {
namespace {

constexpr std::uint64_t kPlacements = 69'175'316;
constexpr std::uint64_t kCalls = 88'178'563;

class AntiBruteForce : public EachStrategy {
  protected:
    static AnySearch solved() {
        AnySearch search = strategy().start(puzzles::grid(puzzles::kAntiBruteForce));
        EXPECT_EQ(search.run(std::numeric_limits<std::uint64_t>::max()), SearchStatus::solution);
        EXPECT_TRUE(rules::is_solution_of(puzzles::kAntiBruteForce, search.grid().to_line()));
        return search;
    }
};

using AntiBruteForceQuick = AntiBruteForce;
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(AntiBruteForceQuick);

TEST_P(AntiBruteForceQuick, HasTheSameSolution) {
    EXPECT_EQ(solved().grid().to_line(),
              "98765432124617398535192874612853769463489215779546183251928647347231956886374521"
              "9");
}

INSTANTIATE_TEST_SUITE_P(Strategy, AntiBruteForceQuick,
                         testing::Values(find_strategy("propagation"), find_strategy("exact-cover"),
                                         find_strategy("fewest-candidates")),
                         case_name);

#if !defined(__SANITIZE_ADDRESS__)

using AntiBruteForceSlow = AntiBruteForce;

TEST_P(AntiBruteForceSlow, TakesThePublishedNumberOfPlacementsAndCalls) {
    const AnySearch search = solved();
    EXPECT_EQ(search.counters().placements, kPlacements);
    EXPECT_EQ(search.counters().calls, kCalls);
}

INSTANTIATE_TEST_SUITE_P(Strategy, AntiBruteForceSlow, testing::Values(find_strategy("used-flags")),
                         case_name);

// The other row-major searches take seconds each.
using ExhaustiveAntiBruteForce = AntiBruteForce;

TEST_P(ExhaustiveAntiBruteForce, TakesThePublishedNumberOfPlacements) {
    EXPECT_EQ(solved().counters().placements, kPlacements);
}

INSTANTIATE_TEST_SUITE_P(Strategy, ExhaustiveAntiBruteForce,
                         testing::ValuesIn(strategies_where([](const Strategy& each) {
                             return each.facts.row_major && !each.facts.never_takes_back &&
                                    each.name != "used-flags" && !is_dear(each);
                         })),
                         case_name);

#endif

}  // namespace
}  // namespace retrace
