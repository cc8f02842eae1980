// Puzzles that differ only by exchanged digits, rows or columns share one class form, and no others do.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/puzzle_files.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/generate/class_form.hpp"
#include "sudoku/generate/random.hpp"
#include "sudoku/generate/random_isomorphism.hpp"

namespace retrace::generate {
namespace {

Grid form_of(const Grid& puzzle) {
    return class_form(puzzle, *engine::first_found(puzzle));
}

Grid renamed(const Grid& puzzle, Random& random) {
    return applied(random_isomorphism(random), puzzle);
}

TEST(ClassForm, IsTheSameForAPuzzleWithOtherDigitsInOtherCells) {
    Random random(5);
    for (const Grid& puzzle : twin::puzzles_in("17_clue", 500)) {
        const std::string form = form_of(puzzle).to_line();
        for (int i = 0; i < 20; ++i) {
            const Grid other = renamed(puzzle, random);
            EXPECT_EQ(form_of(other).to_line(), form) << other.to_line();
        }
    }
}

// In the most symmetric solution grid, with 648 automorphisms, every given is equivalent to every other.
TEST(ClassForm, ChoosesByThePuzzleWhereTheSolutionHasAutomorphisms) {
    const Grid solution = *Grid::from_line(
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
    std::set<std::string> forms;
    for (Cell cell = 0; cell < kCells; ++cell) {
        Grid puzzle = solution;
        puzzle[cell] = 0;
        forms.insert(class_form(puzzle, solution).to_line());
    }
    EXPECT_EQ(forms.size(), 1U);
}

TEST(ClassForm, IsAPuzzleLikeTheOneItIsOf) {
    const Grid puzzle = twin::puzzles_in("top95").front();
    const Grid form = form_of(puzzle);
    EXPECT_EQ(form.blanks(), puzzle.blanks());
    EXPECT_FALSE(engine::solve(form).several);
    EXPECT_EQ(form_of(form).to_line(), form.to_line());
    EXPECT_EQ(engine::first_found(form)->to_line().substr(0, 9), "123456789");
}

// Programs of others show that the collection 17_clue has no two puzzles that are alike.
TEST(ClassForm, TellsPuzzlesOf17GivensApartExhaustive) {
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
