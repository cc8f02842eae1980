// A grid as a value and as 81 characters.
#include "sudoku/grid.hpp"

#include <gtest/gtest.h>

#include "support/puzzles.hpp"

namespace retrace {
namespace {

TEST(Grid, IsBlankAtFirst) {
    EXPECT_EQ(Grid().blanks(), kCells);
    EXPECT_EQ(Grid().to_line(), std::string(81, '.'));
}

TEST(Grid, IsReadFromALineWithEitherBlank) {
    const std::string dots = puzzles::grid(puzzles::k2239).to_line();
    EXPECT_EQ(dots.find('0'), std::string::npos);
    EXPECT_EQ(Grid::from_line(dots), Grid::from_line(puzzles::k2239));
}

TEST(Grid, IsWrittenWithTheBlankAskedFor) {
    EXPECT_EQ(puzzles::grid(puzzles::k2239).to_line('0'), puzzles::k2239);
}

TEST(Grid, IsNotReadFromALineThatIsShortOrLong) {
    EXPECT_EQ(Grid::from_line(puzzles::k2239.substr(1)), std::nullopt);
    EXPECT_EQ(Grid::from_line(std::string(puzzles::k2239) + "1"), std::nullopt);
    EXPECT_EQ(Grid::from_line(""), std::nullopt);
}

TEST(Grid, IsNotReadFromOtherCharacters) {
    for (const char other : {'x', '-', ' ', '/', ':', '\0', '\n'}) {
        std::string line(puzzles::k2239);
        line[40] = other;
        EXPECT_EQ(Grid::from_line(line), std::nullopt) << other;
    }
}

TEST(Grid, CountsItsBlanks) {
    EXPECT_EQ(puzzles::grid(puzzles::kAntiBruteForce).blanks(), 81 - 17);
}

TEST(Grid, IsSmallerWhereItsStringIs) {
    Grid small = puzzles::grid(puzzles::kFirstOfAll);
    Grid large = small;
    large[80] = 9;
    EXPECT_LT(small, large);
    small[0] = 2;
    EXPECT_LT(large, small);
}

TEST(Grid, KeepsACellThatIsSet) {
    Grid grid;
    grid[cell_at(3, 4)] = 7;
    EXPECT_EQ(grid[31], 7);
    EXPECT_EQ(grid.blanks(), 80);
}

}  // namespace
}  // namespace retrace
