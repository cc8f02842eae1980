// The stored puzzles are what they are stored for, and rare orders are met by others near them.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>

#include "sudoku/engine/only_solution.hpp"
#include "sudoku/generate/form_key.hpp"
#include "sudoku/generate/generator.hpp"
#include "sudoku/generate/stored.hpp"
#include "sudoku/techniques/needed.hpp"

namespace retrace::generate {
namespace {

const techniques::Technique* technique_of(const StoredPuzzle& stored) {
    return stored.technique ? &techniques::technique(*stored.technique) : nullptr;
}

bool needs(const Grid& puzzle, const techniques::Technique& technique) {
    techniques::Needed needed(puzzle, technique);
    while (!needed.run(100)) continue;
    return needed.answer();
}

void expect_rating(const Grid& puzzle, const StoredPuzzle& stored) {
    techniques::Rating rating(puzzle);
    while (!rating.run(100)) continue;
    EXPECT_EQ(rating.ratings().hardest, stored.rating) << puzzle.to_line();
    EXPECT_EQ(rating.ratings().technique, technique_of(stored)) << puzzle.to_line();
}

TEST(StoredPuzzles, HaveOneSolutionAndNeedEachGiven) {
    for (const StoredPuzzle& stored : stored_puzzles()) {
        const Grid puzzle = grid_of(stored);
        ASSERT_TRUE(engine::only_solution(puzzle)) << stored.digits;
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (puzzle[cell] == 0) continue;
            Grid less = puzzle;
            less[cell] = 0;
            EXPECT_FALSE(engine::only_solution(less)) << stored.digits;
        }
        if (stored.rating == 0 && !stored.technique) {
            EXPECT_EQ(puzzle.blanks(), kCells - 17);
        }
    }
}

TEST(StoredPuzzles, AreAllDifferent) {
    std::set<std::uint64_t> keys;
    for (const StoredPuzzle& stored : stored_puzzles()) {
        EXPECT_TRUE(keys.insert(form_key(grid_of(stored)).first).second) << stored.digits;
    }
}

// Below nested chains, whose searches take seconds.
TEST(StoredPuzzles, AreAsHardAsTheTableSays) {
    constexpr int kNested = 95;
    for (const StoredPuzzle& stored : stored_puzzles()) {
        if (stored.rating > 0 && stored.rating < kNested) expect_rating(grid_of(stored), stored);
    }
}

TEST(StoredPuzzles, AreAsHardAsTheTableSaysOfNestedChainsExhaustive) {
    for (const StoredPuzzle& stored : stored_puzzles()) {
        if (stored.rating > 0) expect_rating(grid_of(stored), stored);
    }
}

TEST(StoredPuzzles, NeedTheTechniqueThatTheScaleLacks) {
    for (const StoredPuzzle& stored : stored_puzzles()) {
        if (stored.rating > 0 || !stored.technique) continue;
        EXPECT_TRUE(needs(grid_of(stored), *technique_of(stored))) << stored.digits;
    }
}

TEST(StoredPuzzles, AreForOrdersThatNeitherSymmetryNorCellsNorDigitsRestrict) {
    Order order;
    order.givens = {17, 17};
    EXPECT_FALSE(stored_near(order).empty());
    Order symmetric = order;
    symmetric.symmetry = Symmetry::diagonal;
    EXPECT_TRUE(stored_near(symmetric).empty());
    Order with_pattern = order;
    with_pattern.pattern.remove(0);
    EXPECT_TRUE(stored_near(with_pattern).empty());
    Order with_digit = order;
    with_digit.kept[0] = 1;
    EXPECT_TRUE(stored_near(with_digit).empty());
    order.givens = {18, 18};
    EXPECT_TRUE(stored_near(order).empty());
    EXPECT_TRUE(stored_near({}).empty());
}

TEST(StoredPuzzles, OfTheNearestRatingAreTaken) {
    Order order;
    order.rating = Range{90, 92};
    for (const Grid& puzzle : stored_near(order)) {
        techniques::Rating rating(puzzle);
        while (!rating.run(100)) continue;
        EXPECT_TRUE(order.rating->has(rating.ratings().hardest)) << puzzle.to_line();
    }
}

TEST(StoredPuzzles, FarFromTheRatingAreLeft) {
    Order order;
    order.rating = Range{17, 17};
    EXPECT_TRUE(stored_near(order).empty());
    order.rating = Range{119, 119};
    EXPECT_FALSE(stored_near(order).empty());
}

// Makes a puzzle that no try from an empty board meets, and tells where it began.
void expect_one_near_stored(const Order& order, std::uint64_t seed) {
    const auto generator = std::make_unique<Generator>(order, seed, 100'000);
    while (!generator->run(100'000)) continue;
    ASSERT_NE(generator->puzzle(), nullptr);
    const Grid puzzle = *generator->puzzle();
    EXPECT_TRUE(engine::only_solution(puzzle)) << puzzle.to_line();
    EXPECT_TRUE(order.givens.has(kCells - puzzle.blanks())) << puzzle.to_line();
    EXPECT_EQ(generator->tries().made, generator->tries().near_stored + 100) << puzzle.to_line();
    const auto is_it = [&](const Grid& stored) { return form_key(stored) == form_key(puzzle); };
    const auto near = stored_near(order);
    EXPECT_TRUE(std::none_of(near.begin(), near.end(), is_it)) << puzzle.to_line();
}

TEST(Generator, MeetsAnOrderFor17GivensNearStoredPuzzles) {
    Order order;
    order.givens = {17, 17};
    for (std::uint64_t seed = 1; seed <= 2; ++seed) expect_one_near_stored(order, seed);
}

TEST(Generator, MeetsAnOrderForARareTechniqueNearStoredPuzzles) {
    Order order;
    order.technique = &techniques::technique(techniques::Id::jellyfish);
    expect_one_near_stored(order, 1);
}

}  // namespace
}  // namespace retrace::generate
