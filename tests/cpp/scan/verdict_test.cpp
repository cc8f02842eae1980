// The engine's verdicts on doubtful readings.
#include "scan/verdict.hpp"

#include <gtest/gtest.h>

#include "support/puzzles.hpp"

namespace retrace {
namespace {

using scan::Likelihoods;
using Readings = std::array<Likelihoods, 81>;

Readings sure_of(const Grid& puzzle) {
    Readings cells{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        cells.at(cell).fill(1e-7F);
        cells.at(cell).at(puzzle[cell]) = 1;
    }
    return cells;
}

// Makes the net's reading of a cell `wrong` with probability `sure`, and else `right`.
void misread(Readings& cells, Cell cell, Digit right, Digit wrong, float sure) {
    cells.at(cell).at(wrong) = sure;
    cells.at(cell).at(right) = 1 - sure;
}

Cell first_given(const Grid& puzzle) {
    Cell cell = 0;
    while (puzzle[cell] == 0) ++cell;
    return cell;
}

const Grid& puzzle() {
    static const Grid grid = puzzles::grid(puzzles::kInkala);
    return grid;
}

TEST(ScanVerdict, MarksNothingOfASureReadingWithOneSolution) {
    const scan::Verdict verdict = scan::verdict_on(sure_of(puzzle()));
    EXPECT_EQ(verdict.grid, puzzle());
    EXPECT_TRUE(verdict.unique);
    EXPECT_FALSE(verdict.changed);
    for (const bool doubtful : verdict.doubtful) EXPECT_FALSE(doubtful);
}

TEST(ScanVerdict, CorrectsAndMarksTheDigitThatLeavesNoSolution) {
    Readings cells = sure_of(puzzle());
    const Cell cell = first_given(puzzle());
    const Digit right = puzzle()[cell];
    misread(cells, cell, right, 3, 0.7F);
    const scan::Verdict verdict = scan::verdict_on(cells);
    EXPECT_EQ(verdict.grid, puzzle());
    EXPECT_TRUE(verdict.unique);
    EXPECT_TRUE(verdict.changed);
    EXPECT_TRUE(verdict.doubtful.at(cell));
}

TEST(ScanVerdict, MarksAnUnsureCellAlsoWhereThereIsOneSolution) {
    Readings cells = sure_of(puzzle());
    const Cell cell = first_given(puzzle());
    misread(cells, cell, 3, puzzle()[cell], 0.9F);
    const scan::Verdict verdict = scan::verdict_on(cells);
    EXPECT_EQ(verdict.grid, puzzle());
    EXPECT_FALSE(verdict.changed);
    EXPECT_TRUE(verdict.doubtful.at(cell));
}

TEST(ScanVerdict, ChangesNoSureDigitToReachOneSolution) {
    Grid fewer = puzzle();
    fewer[first_given(puzzle())] = 0;
    const scan::Verdict verdict = scan::verdict_on(sure_of(fewer));
    EXPECT_FALSE(verdict.unique);
    EXPECT_FALSE(verdict.changed);
    EXPECT_EQ(verdict.grid, fewer);
}

TEST(ScanVerdict, MarksBothDigitsOfAContradiction) {
    Grid wrong = puzzle();
    const Cell cell = first_given(puzzle());
    const auto other = static_cast<Cell>(cell / 9 * 9 + (cell % 9 == 8 ? 7 : 8));
    wrong[other] = wrong[cell];
    const scan::Verdict verdict = scan::verdict_on(sure_of(wrong));
    EXPECT_FALSE(verdict.unique);
    EXPECT_TRUE(verdict.doubtful.at(cell));
    EXPECT_TRUE(verdict.doubtful.at(other));
}

}  // namespace
}  // namespace retrace
