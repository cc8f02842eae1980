// Puzzles that differ only by exchanged digits, rows or columns share one canonical form, and no others do.
#include <gtest/gtest.h>

#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "engine/puzzle_files.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/generate/canonical.hpp"
#include "sudoku/generate/random.hpp"

namespace retrace::generate {
namespace {

Grid form_of(const Grid& puzzle) {
    return canonical_form(puzzle, *engine::first_found(puzzle));
}

// The nine lines in an order that keeps bands together.
std::vector<int> shuffled_lines(Random& random) {
    std::vector<int> bands = {0, 1, 2};
    random.shuffle(std::span(bands));
    std::vector<int> lines;
    for (const int band : bands) {
        std::vector<int> inside = {band * 3, band * 3 + 1, band * 3 + 2};
        random.shuffle(std::span(inside));
        lines.insert(lines.end(), inside.begin(), inside.end());
    }
    return lines;
}

Grid renamed(const Grid& puzzle, Random& random) {
    const std::vector<int> rows = shuffled_lines(random);
    const std::vector<int> columns = shuffled_lines(random);
    std::vector<Digit> names(10);
    std::iota(names.begin(), names.end(), Digit{0});
    random.shuffle(std::span(names).subspan(1));
    const bool turns = random.below(2) == 1;
    Grid other;
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            const Cell from = cell_at(rows[static_cast<std::size_t>(row)],
                                      columns[static_cast<std::size_t>(column)]);
            other[turns ? cell_at(column, row) : cell_at(row, column)] = names[puzzle[from]];
        }
    }
    return other;
}

TEST(CanonicalForm, IsTheSameForAPuzzleByOtherNamesInOtherPlaces) {
    Random random(5);
    for (const Grid& puzzle : twin::puzzles_in("17_clue", 500)) {
        const std::string form = form_of(puzzle).to_line();
        for (int i = 0; i < 20; ++i) {
            const Grid other = renamed(puzzle, random);
            EXPECT_EQ(form_of(other).to_line(), form) << other.to_line();
        }
    }
}

// The most symmetric solution grid, with 648 automorphisms: one of its givens is like every other.
TEST(CanonicalForm, ChoosesByThePuzzleWhereTheSolutionHasAutomorphisms) {
    const Grid solution = *Grid::from_line(
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
    std::set<std::string> forms;
    for (Cell cell = 0; cell < kCells; ++cell) {
        Grid puzzle = solution;
        puzzle[cell] = 0;
        forms.insert(canonical_form(puzzle, solution).to_line());
    }
    EXPECT_EQ(forms.size(), 1U);
}

TEST(CanonicalForm, IsAPuzzleLikeTheOneItIsOf) {
    const Grid puzzle = twin::puzzles_in("top95").front();
    const Grid form = form_of(puzzle);
    EXPECT_EQ(form.blanks(), puzzle.blanks());
    EXPECT_FALSE(engine::solve(form).several);
    EXPECT_EQ(form_of(form).to_line(), form.to_line());
    EXPECT_EQ(engine::first_found(form)->to_line().substr(0, 9), "123456789");
}

// That collection holds no two alike, by others' programs.
TEST(CanonicalForm, TellsPuzzlesOf17GivensApartExhaustive) {
    std::set<std::string> forms;
    std::set<std::uint64_t> hashes;
    const auto puzzles = twin::puzzles_in("17_clue");
    for (const Grid& puzzle : puzzles) {
        const Grid form = form_of(puzzle);
        forms.insert(form.to_line());
        hashes.insert(hash_of(form));
    }
    EXPECT_EQ(puzzles.size(), 20'000U);
    EXPECT_EQ(forms.size(), puzzles.size());
    EXPECT_EQ(hashes.size(), puzzles.size());
}

}  // namespace
}  // namespace retrace::generate
