// The search that is watched on boards with any rules: its answers are the engine's, and its steps the same in both directions.
#include "varied/film.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "sudoku/bits.hpp"
#include "varied/answers.hpp"
#include "varied/kinds.hpp"

namespace retrace::varied {
namespace {

constexpr std::uint64_t kFilmBudget = 1'000'000;

// Boards of 4×4 and 6×6 whose rules leave one solution or several.
std::vector<Rules> filmed_rules() {
    Rules cages = usual(4);
    cages.rules.push_back({Kind::cage, {0, 1, 4}, {8}});
    cages.rules.push_back({Kind::cage, {2, 3}, {3}});
    cages.rules.push_back({Kind::thermometer, {12, 8, 9}, {}});
    Rules lines = usual(6);
    lines.rules.push_back({Kind::thermometer, {0, 1, 2, 8, 14}, {}});
    lines.rules.push_back({Kind::whispers, {18, 19, 25, 31}, {3}});
    lines.rules.push_back({Kind::cage, {35, 34, 29}, {7}});
    lines.rules.push_back({Kind::sandwich, {0, 6, 12, 18, 24, 30}, {9}});
    lines.candidates[21] = digit_bit(4);
    Rules none = usual(4);
    none.rules.push_back({Kind::cage, {0, 1, 2, 3}, {11}});
    return {cages, lines, none};
}

template <class Order>
std::uint64_t counted(const Rules& rules) {
    Placed placed{std::make_shared<Laws>(rules), {}};
    for (const Digits each : rules.candidates) {
        placed.digits.push_back(static_cast<std::uint8_t>(has_one_bit(each) ? least_of(each) : 0));
    }
    retrace::Search<CellBranching<LegalByRules, Order>> search(placed);
    std::uint64_t count = 0;
    for (;;) {
        const auto status = search.run(kFilmBudget);
        if (status == SearchStatus::exhausted) return count;
        EXPECT_EQ(status, SearchStatus::solution);
        EXPECT_TRUE(find_violations(rules, search.grid().digits).empty());
        ++count;
    }
}

constexpr std::array kOrders{Order::row_major, Order::fewest_candidates, Order::propagation};

TEST(Film, CountsAsTheEngineDoesByEveryOrder) {
    for (const Rules& rules : filmed_rules()) {
        Counting counting(rules, 1'000'000);
        ASSERT_TRUE(counting.run(kFilmBudget));
        EXPECT_EQ(counted<RowByRow>(rules), counting.count());
        EXPECT_EQ(counted<Fewest<false>>(rules), counting.count());
        EXPECT_EQ(counted<Fewest<true>>(rules), counting.count());
    }
}

TEST(Film, EndsAtTheSolutionOfTheEngine) {
    for (const Rules& rules : filmed_rules()) {
        Solving solving(rules);
        ASSERT_TRUE(solving.run(kFilmBudget));
        Film film(rules, Order::row_major);
        ASSERT_TRUE(film.explore(kFilmBudget));
        EXPECT_EQ(film.end() == Film::End::solution, solving.first().has_value());
        if (!solving.first()) continue;
        ASSERT_TRUE(film.seek(film.explored(), kFilmBudget));
        // Row by row the first solution is the smallest one, which is the engine's as well.
        EXPECT_EQ(film.board(), *solving.first());
        EXPECT_EQ(film.step().kind, StepKind::solution);
    }
}

TEST(Film, ShowsTheSameStepsBackwardsAsForwards) {
    for (const Order order : kOrders) {
        Film film(filmed_rules()[1], order);
        while (!film.explore(97)) {
        }
        const std::uint64_t last = std::min<std::uint64_t>(film.explored(), 3000);
        std::vector<std::vector<std::uint8_t>> boards;
        std::vector<FilmStep> steps;
        for (std::uint64_t at = 0; at <= last; ++at) {
            ASSERT_TRUE(film.seek(at, kFilmBudget));
            boards.push_back(film.board());
            steps.push_back(film.step());
        }
        for (std::uint64_t at = last + 1; at-- > 0;) {
            while (!film.seek(at, 10)) {
            }
            ASSERT_EQ(film.position(), at);
            ASSERT_EQ(film.board(), boards[at]);
            ASSERT_EQ(film.step(), steps[at]) << at;
        }
    }
}

TEST(Film, HasDepthsBeyondEightBits) {
    Film film(usual(25), Order::propagation);
    film.explore(700);
    ASSERT_GE(film.explored(), 600U);
    ASSERT_TRUE(film.seek(600, kFilmBudget));
    EXPECT_GT(film.step().depth, 255);
    EXPECT_GT(film.board().size(), 256U);
    const auto depths = film.depths(10);
    EXPECT_GT(*std::max_element(depths.begin(), depths.end()), 255);
}

TEST(Film, NamesWhatRefusesADigitInTheFirstCellThatIsBlank) {
    Rules rules = usual(4);
    rules.candidates[0] = digit_bit(1);
    Film film(rules, Order::row_major);
    film.explore(kFilmBudget);
    ASSERT_TRUE(film.seek(1, kFilmBudget));
    EXPECT_EQ(film.step().cell, 1);
    EXPECT_EQ(film.stuck(), 1);
    const auto refused = film.refused();
    ASSERT_EQ(refused.size(), 1U);
    EXPECT_EQ(refused[0].digit, 1);
    EXPECT_EQ(refused[0].why.peer, 0);
}

TEST(Film, NamesTheRuleThatRefusesEachDigit) {
    Rules rules = usual(4);
    rules.rules.push_back({Kind::cage, {0, 1}, {5}});
    rules.candidates[2] = digit_bit(1);
    rules.candidates[5] = digit_bit(2);
    Film film(rules, Order::row_major);
    film.explore(kFilmBudget);
    ASSERT_TRUE(film.seek(1, kFilmBudget));
    // 1 stands in the row, 2 in the box, 3 would leave 2 beside it, which stands there as well: the first cell becomes 3 all the same,
    // since the cage knows nothing of the box.
    const auto refused = film.refused();
    ASSERT_EQ(refused.size(), 2U);
    EXPECT_EQ(refused[0].why.by, Refusing::By::house);
    EXPECT_EQ(refused[0].why.peer, 2);
    ASSERT_TRUE(film.seek(2, kFilmBudget));
    ASSERT_EQ(film.step().kind, StepKind::dead_end);
    EXPECT_EQ(film.stuck(), 1);
    bool has_cage = false;
    for (const auto& each : film.refused()) {
        has_cage |= each.digit == 4 && each.why.by == Refusing::By::rule && each.why.index == 0;
    }
    EXPECT_TRUE(has_cage);
}

}  // namespace
}  // namespace retrace::varied
