// Exchanges lead to other solutions, as rules and a search without any knowledge of them show, and there are many.
#include "sudoku/generate/exchanges.hpp"

#include <gtest/gtest.h>

#include <array>

#include "engine/puzzle_files.hpp"
#include "sudoku/engine/engine.hpp"

namespace retrace::generate {
namespace {

TEST(GeneratorExchanges, AreOtherSolutionsOfThePuzzleWithoutAGiven) {
    int seen = 0;
    int needed = 0;
    for (const Grid& puzzle : twin::puzzles_in("17_clue", 40)) {
        const Grid solution = *engine::first_found(puzzle);
        const Exchanges exchanges(solution);
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (puzzle[cell] == 0) {
                EXPECT_FALSE(exchanges.leaves_another(puzzle, cell)) << puzzle.to_line();
                continue;
            }
            Grid less = puzzle;
            less[cell] = 0;
            const bool is_needed = engine::solve(less).several;
            needed += is_needed ? 1 : 0;
            if (!exchanges.leaves_another(less, cell)) continue;
            ++seen;
            EXPECT_TRUE(is_needed) << less.to_line() << ' ' << cell_name(cell);
        }
    }
    EXPECT_EQ(needed, 17 * 500);  // these puzzles are minimal
    EXPECT_GT(seen, needed / 4);
}

TEST(GeneratorExchanges, OfDigitsAndOfLinesEndAtTheFirstGiven) {
    // A solution with 648 automorphisms: rows 1 and 2 consist of three cycles of three columns each.
    const Grid solution = *Grid::from_line(
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
    const Exchanges exchanges(solution);
    Grid puzzle = solution;
    const std::array<Cell, 6> cycle = {cell_at(0, 0), cell_at(1, 0), cell_at(0, 3),
                                       cell_at(1, 3), cell_at(0, 6), cell_at(1, 6)};
    for (const Cell cell : cycle) puzzle[cell] = 0;
    for (const Cell cell : cycle) EXPECT_TRUE(exchanges.leaves_another(puzzle, cell));
    for (const Cell cell : cycle) {
        Grid with = puzzle;
        with[cell] = solution[cell];
        EXPECT_FALSE(exchanges.leaves_another(with, cycle[cell == cycle[0] ? 1 : 0]));
    }
    // Without any 1 and 2 these two digits can be exchanged, whatever the other givens are.
    for (Cell cell = 0; cell < kCells; ++cell) {
        puzzle[cell] = solution[cell] <= 2 ? Digit{0} : solution[cell];
    }
    EXPECT_TRUE(exchanges.leaves_another(puzzle, 0));
}

}  // namespace
}  // namespace retrace::generate
