// Cells, houses and peers, held against their definition.
#include "sudoku/cell.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "support/rules.hpp"

namespace retrace {
namespace {

TEST(Cell, IsFoundAgainByItsRowAndColumn) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        EXPECT_EQ(cell_at(row_of(cell), column_of(cell)), cell);
    }
}

TEST(Cell, IsNamedByRowAndColumnFromOne) {
    EXPECT_EQ(cell_name(0), "r1c1");
    EXPECT_EQ(cell_name(8), "r1c9");
    EXPECT_EQ(cell_name(9), "r2c1");
    EXPECT_EQ(cell_name(80), "r9c9");
}

TEST(Cell, SharesAHouseWithTwentyPeers) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        int peers = 0;
        for (Cell other = 0; other < kCells; ++other) {
            const bool share = other != cell && (row_of(cell) == row_of(other) ||
                                                 column_of(cell) == column_of(other) ||
                                                 box_of(cell) == box_of(other));
            EXPECT_EQ(share, rules::share_a_house(cell, other));
            peers += share ? 1 : 0;
        }
        EXPECT_EQ(peers, kPeers);
    }
}

TEST(House, HoldsNineCellsAscendingThatShareIt) {
    for (const House& house : kHouseCells) {
        EXPECT_TRUE(std::is_sorted(house.begin(), house.end()));
        for (const Cell a : house) {
            for (const Cell b : house) {
                EXPECT_TRUE(a == b || rules::share_a_house(a, b));
            }
        }
    }
}

TEST(House, IsARowThenAColumnThenABox) {
    for (std::size_t i = 0; i < 9; ++i) {
        for (const Cell cell : kHouseCells[i]) EXPECT_EQ(row_of(cell), static_cast<int>(i));
        for (const Cell cell : kHouseCells[9 + i]) EXPECT_EQ(column_of(cell), static_cast<int>(i));
        for (const Cell cell : kHouseCells[18 + i]) EXPECT_EQ(box_of(cell), static_cast<int>(i));
    }
}

TEST(House, IsListedForEachOfItsCells) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        std::set<int> expected;
        for (std::size_t house = 0; house < kHouses; ++house) {
            const House& cells = kHouseCells[house];
            if (std::find(cells.begin(), cells.end(), cell) != cells.end()) {
                expected.insert(static_cast<int>(house));
            }
        }
        const auto houses = houses_of(cell);
        EXPECT_EQ(std::set<int>(houses.begin(), houses.end()), expected);
    }
}

}  // namespace
}  // namespace retrace
