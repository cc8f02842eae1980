// Every table of the engine, entry by entry, against its definition.
#include "sudoku/engine/tables.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "sudoku/engine/settle.hpp"

namespace retrace::engine {
namespace {

// The ways of a pattern, by another definition than the tables': a triad in each of the rows 0 to 2,
// in three different boxes p, q and r.
std::vector<std::uint32_t> ways_in(std::uint32_t pattern) {
    std::vector<std::uint32_t> ways;
    for (std::uint32_t p = 0; p < 3; ++p) {
        for (std::uint32_t q = 0; q < 3; ++q) {
            for (std::uint32_t r = 0; r < 3; ++r) {
                if (p == q || q == r || p == r) continue;
                const std::uint32_t way = 1U << p | 1U << (3 + q) | 1U << (6 + r);
                if ((pattern & way) == way) ways.push_back(way);
            }
        }
    }
    return ways;
}

std::uint32_t union_of(const std::vector<std::uint32_t>& ways) {
    std::uint32_t all = 0;
    for (const std::uint32_t way : ways) all |= way;
    return all;
}

std::uint32_t shared_by(const std::vector<std::uint32_t>& ways) {
    if (ways.empty()) return 0;
    std::uint32_t all = kPattern;
    for (const std::uint32_t way : ways) all &= way;
    return all;
}

// The cells of a pattern's triads, found cell by cell.
std::uint32_t cells_of(std::uint32_t pattern) {
    std::uint32_t cells = 0;
    for (std::uint32_t cell = 0; cell < 27; ++cell) {
        const std::uint32_t triad = 3 * (cell / 9) + cell % 9 / 3;
        if ((pattern >> triad & 1U) != 0) cells |= 1U << cell;
    }
    return cells;
}

class EveryPattern : public ::testing::Test {
  protected:
    template <typename Check>
    void each(Check check) {
        for (std::uint32_t pattern = 0; pattern < 512; ++pattern) {
            SCOPED_TRACE(pattern);
            check(pattern, ways_in(pattern));
        }
    }
};

TEST_F(EveryPattern, HasTheUnionAndIntersectionOfItsPermutationsAsTriads) {
    each([](std::uint32_t pattern, const auto& ways) {
        EXPECT_EQ(kTriads[pattern] & 0xffff, union_of(ways));
        EXPECT_EQ(kTriads[pattern] >> 16, shared_by(ways));
    });
}

TEST_F(EveryPattern, LeavesTheCellsOfItsPermutations) {
    each([](std::uint32_t pattern, const auto& ways) {
        EXPECT_EQ(kPossibleCells[pattern], cells_of(union_of(ways)));
        EXPECT_EQ(kCertainCells[pattern], cells_of(shared_by(ways)));
        EXPECT_EQ(kTriadCells[pattern], cells_of(pattern));
    });
}

TEST_F(EveryPattern, LeavesTheColumnsOfItsPermutationsNineBitsApart) {
    each([](std::uint32_t pattern, const auto& ways) {
        std::uint32_t possible = 0;
        std::uint32_t certain = 0;
        for (std::uint32_t band = 0; band < 3; ++band) {
            for (std::uint32_t column = 0; column < 3; ++column) {
                const std::uint32_t bit = 1U << (9 * band + column);
                if ((union_of(ways) >> (3 * band + column) & 1U) != 0) possible |= bit;
                if ((shared_by(ways) >> (3 * band + column) & 1U) != 0) certain |= bit;
            }
        }
        EXPECT_EQ(kPossibleColumns[pattern], possible);
        EXPECT_EQ(kCertainColumns[pattern], certain);
    });
}

TEST_F(EveryPattern, CountsItsPermutations) {
    each([](std::uint32_t pattern, const auto& ways) {
        EXPECT_EQ(kPermutationCounts[pattern], ways.size());
    });
}

TEST_F(EveryPattern, SplitsAtATriadThatSomeButNotAllPermutationsHave) {
    each([](std::uint32_t pattern, const auto& ways) {
        if (ways.size() < 2) {
            EXPECT_EQ(kSplits[pattern], 0);
            return;
        }
        EXPECT_EQ(std::popcount(kSplits[pattern]), 1);
        std::size_t with = 0;
        for (const std::uint32_t way : ways) with += (way & kSplits[pattern]) != 0 ? 1 : 0;
        EXPECT_GT(with, 0U);
        EXPECT_LT(with, ways.size());
    });
}

TEST(RowTriads, SayWhichThirdsOfARowHaveACell) {
    for (std::uint32_t row = 0; row < 512; ++row) {
        for (std::uint32_t third = 0; third < 3; ++third) {
            EXPECT_EQ(kRowTriads[row] >> third & 1U, (row >> (3 * third) & 7U) != 0 ? 1U : 0U);
        }
    }
}

TEST(TriadsBeside, AreAllButThoseOfTheRowAndTheBox) {
    for (std::uint32_t triad = 0; triad < 9; ++triad) {
        for (std::uint32_t other = 0; other < 9; ++other) {
            const bool apart = other / 3 != triad / 3 && other % 3 != triad % 3;
            EXPECT_EQ(kTriadsBeside[triad] >> other & 1U, apart || other == triad ? 1U : 0U);
        }
    }
}

TEST(CellsBeside, AreAllButThoseOfTheRowAndTheBox) {
    for (std::uint32_t cell = 0; cell < 27; ++cell) {
        for (std::uint32_t other = 0; other < 27; ++other) {
            const bool apart = other / 9 != cell / 9 && other % 9 / 3 != cell % 9 / 3;
            EXPECT_EQ(kCellsBeside[cell] >> other & 1U, apart || other == cell ? 1U : 0U);
        }
    }
}

TEST(StackPattern, GathersTheColumnsOfAStackFromTheThreeBands) {
    for (std::uint32_t bit = 0; bit < 27; ++bit) {
        const std::uint32_t band = bit / 9;
        const std::uint32_t column = bit % 9;
        for (std::uint32_t stack = 0; stack < 3; ++stack) {
            const std::uint32_t expected = column / 3 == stack ? 1U << (3 * band + column % 3) : 0U;
            EXPECT_EQ(stack_pattern(1U << bit, stack), expected);
        }
    }
    EXPECT_EQ(spread_columns(kPattern), 0007007007U);
}

TEST(CellsInColumns, RepeatARowInAllThree) {
    for (std::uint32_t row = 0; row < 512; ++row) {
        EXPECT_EQ(cells_in_columns(row), row | row << 9 | row << 18);
    }
}

}  // namespace
}  // namespace retrace::engine
