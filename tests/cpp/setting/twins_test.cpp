// Twins of puzzles, beside plain trying.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/puzzle_files.hpp"
#include "setting/one_solution.hpp"
#include "sudoku/cell_set.hpp"
#include "sudoku/contradiction.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/setting/twins.hpp"

namespace retrace::setting {
namespace {

std::vector<Grid> twins_of(questions::Question<Twins>& twins) {
    std::vector<Grid> found;
    for (;;) {
        if (!twins.run(3)) continue;
        if (!twins.answer()) return found;
        found.push_back(*twins.answer());
    }
}

// Fills the cells of the givens in every way that fits the open cells of the solution.
void fill(const Grid& puzzle, Grid& grid, Cell first, std::set<std::string>& found) {
    for (Cell cell = first; cell < kCells; ++cell) {
        if (grid[cell] != 0) continue;
        for (Digit digit = 1; digit <= 9; ++digit) {
            grid[cell] = digit;
            if (!has_contradiction(grid)) fill(puzzle, grid, static_cast<Cell>(cell + 1), found);
        }
        grid[cell] = 0;
        return;
    }
    Grid twin;
    for (const Cell cell : givens_of(puzzle)) twin[cell] = grid[cell];
    if (!(twin == puzzle)) found.insert(twin.to_line());
}

TEST(Twins, AreThoseThatTryingFinds) {
    std::size_t count = 0;
    for (const char* file : {"17_clue", "forum_hardest_1905"}) {
        for (const Grid& puzzle : twin::puzzles_in(file, 100)) {
            const Grid solution = *engine::first_found(puzzle);
            Grid open = solution;
            for (const Cell cell : givens_of(puzzle)) open[cell] = 0;
            std::set<std::string> tried;
            fill(puzzle, open, 0, tried);
            questions::Question<Twins> twins(puzzle, solution);
            std::set<std::string> found;
            for (const Grid& twin : twins_of(twins)) {
                EXPECT_TRUE(has_one_solution(twin));
                EXPECT_TRUE(found.insert(twin.to_line()).second) << "found twice";
            }
            EXPECT_EQ(found, tried) << puzzle.to_line();
            count += found.size();
        }
    }
    EXPECT_GT(count, 0U);
}

TEST(Twins, GoOnAfterTheLastOneThatWasGiven) {
    const Grid solution = *Grid::from_line(
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
    Grid puzzle = solution;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if ((cell / 9 + cell) % 3 == 0) puzzle[cell] = 0;
    }
    questions::Question<Twins> whole(puzzle, solution);
    const std::vector<Grid> all = twins_of(whole);
    ASSERT_EQ(all.size(), 1196U);
    for (std::size_t i = 0; i < all.size(); i += 1 + all.size() / 20) {
        questions::Question<Twins> resumed(puzzle, solution);
        ASSERT_TRUE(resumed.go_on_after(all[i]));
        EXPECT_EQ(twins_of(resumed),
                  std::vector(all.begin() + static_cast<long>(i) + 1, all.end()));
    }
    questions::Question<Twins> refused(puzzle, solution);
    EXPECT_FALSE(refused.go_on_after(puzzle));
    EXPECT_FALSE(refused.go_on_after(solution));
    EXPECT_EQ(twins_of(refused), all);
}

}  // namespace
}  // namespace retrace::setting
