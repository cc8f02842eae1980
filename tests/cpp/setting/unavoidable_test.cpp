// Unavoidable sets beside the engine: each is one, none is left out that other solutions of a part of the grid show.
#include "sudoku/setting/unavoidable.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "setting/one_solution.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/generate/random.hpp"

namespace retrace::setting {
namespace {

constexpr std::size_t kLargest = 12;

const std::vector<std::string> sample_solutions{
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
    "123456789456789123789123456231674895875912364694538217317265948542897631968341572",
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418",
};

Grid without_cells(Grid grid, CellSet cells) {
    for (const Cell cell : cells) grid[cell] = 0;
    return grid;
}

TEST(Unavoidable, EachSetCanBeFilledInAnotherWayAndNoPartOfItCan) {
    for (const std::string& line : sample_solutions) {
        const Grid solution = *Grid::from_line(line);
        const auto sets = unavoidable_sets(solution, kLargest);
        EXPECT_GT(sets.size(), 200U);
        for (const CellSet set : sets) {
            EXPECT_LE(set.size(), kLargest);
            EXPECT_FALSE(has_one_solution(without_cells(solution, set)));
            for (const Cell cell : set) {
                CellSet part = set;
                part.remove(cell);
                EXPECT_TRUE(has_one_solution(without_cells(solution, part)));
            }
        }
    }
}

// Any other solution of a grid without some cells differs from it in an unavoidable set or several.
TEST(Unavoidable, OtherSolutionsDifferInASetOfTheListWhereTheyDifferInFewCells) {
    generate::Random random(1);
    std::size_t seen = 0;
    for (const std::string& line : sample_solutions) {
        const Grid solution = *Grid::from_line(line);
        const auto sets = unavoidable_sets(solution, kLargest);
        for (int part = 0; part < 1500; ++part) {
            Grid puzzle = solution;
            for (int i = 0; i < 34; ++i) puzzle[static_cast<Cell>(random.below(kCells))] = 0;
            const Grid other = engine::first_found(puzzle).value();
            const CellSet changed = differences(other, solution);
            if (changed.empty() || changed.size() > kLargest) continue;
            ++seen;
            EXPECT_TRUE(std::any_of(sets.begin(), sets.end(),
                                    [&](CellSet set) { return (set & changed) == set; }));
        }
    }
    EXPECT_GT(seen, 50U);
}

TEST(Unavoidable, AreAsManyUpToASizeAsALongerListHasOfThatSize) {
    const Grid solution = *Grid::from_line(sample_solutions[0]);
    const auto longer = unavoidable_sets(solution, kLargest);
    for (const std::size_t size : {4U, 6U, 9U}) {
        const auto up_to = std::count_if(longer.begin(), longer.end(),
                                         [&](CellSet set) { return set.size() <= size; });
        EXPECT_EQ(unavoidable_sets(solution, size).size(), static_cast<std::size_t>(up_to));
    }
}

}  // namespace
}  // namespace retrace::setting
