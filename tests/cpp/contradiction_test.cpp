// Equal digits in one house are found and named.
#include "sudoku/contradiction.hpp"

#include <gtest/gtest.h>

#include <random>

#include "support/puzzles.hpp"
#include "support/rules.hpp"

namespace retrace {
namespace {

TEST(Contradiction, IsNotFoundInPuzzlesThatHaveSolutions) {
    for (const auto& puzzle : puzzles::file("top95")) {
        EXPECT_TRUE(find_contradictions(puzzles::grid(puzzle)).empty());
        EXPECT_FALSE(has_contradiction(puzzles::grid(puzzle)));
    }
}

TEST(Contradiction, NamesEveryPairOfEqualDigitsInAHouseOnce) {
    for (Cell first = 0; first < kCells; ++first) {
        for (Cell second = first + 1; second < kCells; ++second) {
            Grid grid;
            grid[first] = grid[second] = 5;
            const auto found = find_contradictions(grid);
            EXPECT_EQ(has_contradiction(grid), rules::share_a_house(first, second));
            ASSERT_EQ(found.size(), rules::share_a_house(first, second) ? 1U : 0U);
            if (found.empty()) continue;
            EXPECT_EQ(found[0].digit, 5);
            EXPECT_EQ(found[0].first, first);
            EXPECT_EQ(found[0].second, second);
        }
    }
}

TEST(Contradiction, NamesTheRowOrColumnBeforeTheBox) {
    Grid grid;
    grid[cell_at(0, 0)] = grid[cell_at(0, 1)] = 4;
    grid[cell_at(4, 4)] = grid[cell_at(5, 4)] = 6;
    grid[cell_at(7, 6)] = grid[cell_at(8, 8)] = 8;
    const std::vector<Contradiction> expected{
        {4, cell_at(0, 0), cell_at(0, 1), 0},
        {6, cell_at(4, 4), cell_at(5, 4), 9 + 4},
        {8, cell_at(7, 6), cell_at(8, 8), 18 + 8},
    };
    EXPECT_EQ(find_contradictions(grid), expected);
}

TEST(Contradiction, NamesThreeEqualDigitsAsThreePairs) {
    Grid grid;
    grid[2] = grid[5] = grid[8] = 1;
    const std::vector<Contradiction> expected{{1, 2, 5, 0}, {1, 2, 8, 0}, {1, 5, 8, 0}};
    EXPECT_EQ(find_contradictions(grid), expected);
}

TEST(Contradiction, IsFoundInRandomGridsAsTheRulesSay) {
    std::mt19937 random(2239);
    for (int round = 0; round < 200; ++round) {
        Grid grid;
        for (int placed = round % 25; placed > 0; --placed) {
            grid[static_cast<Cell>(random() % kCells)] = static_cast<Digit>(random() % 9 + 1);
        }
        const std::string line = grid.to_line();
        std::vector<Contradiction> expected;
        for (Cell first = 0; first < kCells; ++first) {
            for (Cell second = first + 1; second < kCells; ++second) {
                if (grid[first] != 0 && grid[first] == grid[second] &&
                    rules::share_a_house(first, second)) {
                    expected.push_back({grid[first], first, second, 0});
                }
            }
        }
        auto found = find_contradictions(grid);
        for (Contradiction& each : found) {
            const House& house = kHouseCells[each.house];
            EXPECT_NE(std::find(house.begin(), house.end(), each.first), house.end());
            EXPECT_NE(std::find(house.begin(), house.end(), each.second), house.end());
            each.house = 0;
        }
        EXPECT_EQ(found, expected) << line;
        EXPECT_EQ(has_contradiction(grid), !rules::is_consistent(line)) << line;
    }
}

}  // namespace
}  // namespace retrace
