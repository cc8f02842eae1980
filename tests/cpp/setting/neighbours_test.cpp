// Neighbours of puzzles, beside plain trying of every exchange.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/puzzle_files.hpp"
#include "setting/one_solution.hpp"
#include "sudoku/cell_set.hpp"
#include "sudoku/contradiction.hpp"
#include "sudoku/setting/neighbours.hpp"

namespace retrace::setting {
namespace {

constexpr std::size_t kMost = 2'000'000;

std::set<std::string> all_neighbours(const Grid& puzzle, int exchanged, std::uint64_t slice) {
    std::set<std::string> found;
    questions::Question<Neighbours> neighbours(puzzle, exchanged, kMost);
    for (;;) {
        if (!neighbours.run(slice)) continue;
        if (!neighbours.answer()) break;
        EXPECT_TRUE(found.insert(neighbours.answer()->to_line()).second) << "found twice";
    }
    EXPECT_EQ(neighbours.skipped(), 0U);
    return found;
}

// Puts every digit into every blank of `left` from `first` on, except the digit that `puzzle` has there.
void try_all(const Grid& puzzle, Grid left, int to_put_in, Cell first,
             std::set<std::string>& found) {
    if (to_put_in == 0) {
        if (has_one_solution(left)) found.insert(left.to_line());
        return;
    }
    for (Cell cell = first; cell < kCells; ++cell) {
        if (left[cell] != 0) continue;
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (puzzle[cell] == digit) continue;
            left[cell] = digit;
            if (!has_contradiction(left)) {
                try_all(puzzle, left, to_put_in - 1, static_cast<Cell>(cell + 1), found);
            }
        }
        left[cell] = 0;
    }
}

TEST(Neighbours, ByOneGivenAreThoseThatTryingEveryExchangeFinds) {
    for (const Grid& puzzle : twin::puzzles_in("forum_hardest_1905", 2500)) {
        std::set<std::string> tried;
        for (const Cell taken : givens_of(puzzle)) {
            Grid left = puzzle;
            left[taken] = 0;
            try_all(puzzle, left, 1, 0, tried);
        }
        EXPECT_EQ(all_neighbours(puzzle, 1, 1'000'000), tried) << puzzle.to_line();
    }
}

// The puzzle has many more givens than it needs, so that without two of them it has few solutions.
TEST(Neighbours, ByTwoGivensAreThoseThatTryingEveryExchangeFinds) {
    const Grid solution = *Grid::from_line(
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
    Grid puzzle = solution;
    for (const int cell : {0, 10, 20, 30, 40, 50, 60, 70, 80, 1, 3, 12, 4, 13})
        puzzle[static_cast<Cell>(cell)] = 0;
    ASSERT_TRUE(has_one_solution(puzzle));
    std::set<std::string> tried;
    const std::vector<Cell> givens = givens_of(puzzle).cells();
    std::set<std::string> found;
    for (std::size_t i = 0; i < givens.size(); ++i) {
        for (std::size_t j = i + 1; j < givens.size(); ++j) {
            Grid left = puzzle;
            left[givens[i]] = left[givens[j]] = 0;
            try_all(puzzle, left, 2, 0, tried);
        }
    }
    EXPECT_EQ(all_neighbours(puzzle, 2, 1'000'000), tried);
}

TEST(Neighbours, AreTheSameWhateverTheSlicesAre) {
    const Grid puzzle = twin::puzzles_in("forum_hardest_1905").front();
    EXPECT_EQ(all_neighbours(puzzle, 1, 1), all_neighbours(puzzle, 1, 1'000'000));
}

// Stopped after any of them, a run that goes on gives the rest in the same order.
TEST(Neighbours, GoOnAfterTheLastOneThatWasGiven) {
    const auto rest_of = [](questions::Question<Neighbours>& neighbours) {
        std::vector<Grid> rest;
        for (;;) {
            if (!neighbours.run(1'000'000)) continue;
            if (!neighbours.answer()) return rest;
            rest.push_back(*neighbours.answer());
        }
    };
    const Grid near_solution = *Grid::from_line(
        ".23456789456789123789123456.3156489756.89723189723.56464597831297831264531264597.");
    const Grid hard = twin::puzzles_in("forum_hardest_1905").front();
    for (const auto& [puzzle, exchanged] : {std::pair{hard, 1}, std::pair{near_solution, 2}}) {
        questions::Question<Neighbours> whole(puzzle, exchanged, kMost);
        const std::vector<Grid> all = rest_of(whole);
        EXPECT_EQ(whole.share(), 1);
        for (std::size_t i = 0; i < all.size(); i += 1 + all.size() / 40) {
            questions::Question<Neighbours> resumed(puzzle, exchanged, kMost);
            ASSERT_TRUE(resumed.go_on_after(all[i]));
            EXPECT_EQ(rest_of(resumed),
                      std::vector(all.begin() + static_cast<long>(i) + 1, all.end()));
        }
        questions::Question<Neighbours> refused(puzzle, exchanged, kMost);
        EXPECT_FALSE(refused.go_on_after(puzzle));
        EXPECT_EQ(rest_of(refused), all);
    }
}

// Stopped between answers, as where none is found for long.
TEST(Neighbours, GoOnAtAPosition) {
    const Grid near_solution = *Grid::from_line(
        ".23456789456789123789123456.3156489756.89723189723.56464597831297831264531264597.");
    const Grid hard = twin::puzzles_in("forum_hardest_1905").front();
    for (const auto& [puzzle, exchanged] : {std::pair{hard, 1}, std::pair{near_solution, 2}}) {
        const std::set<std::string> all = all_neighbours(puzzle, exchanged, 1'000'000);
        for (std::size_t slices = 1;; slices *= 3) {
            questions::Question<Neighbours> stopped(puzzle, exchanged, kMost);
            std::set<std::string> found;
            bool is_over = false;
            for (std::size_t i = 0; i < slices && !is_over; ++i) {
                if (!stopped.run(1)) continue;
                is_over = !stopped.answer();
                if (!is_over) found.insert(stopped.answer()->to_line());
            }
            if (is_over) break;
            questions::Question<Neighbours> resumed(puzzle, exchanged, kMost);
            ASSERT_TRUE(resumed.go_on_at(stopped.position()));
            for (;;) {
                if (!resumed.run(1'000'000)) continue;
                if (!resumed.answer()) break;
                found.insert(resumed.answer()->to_line());
            }
            EXPECT_EQ(found, all) << slices;
            EXPECT_EQ(resumed.position(), (Position{resumed.ways(), 0}));
        }
        questions::Question<Neighbours> other(puzzle, exchanged, kMost);
        for (const Position& position : {Position{}, {0}, {1, 2}, {other.ways() + 1, 0}}) {
            EXPECT_FALSE(other.go_on_at(position));
        }
    }
}

TEST(Neighbours, CountsTheWaysThatLeaveTooManySolutions) {
    const Grid puzzle = twin::puzzles_in("17_clue").front();
    questions::Question<Neighbours> neighbours(puzzle, 1, 1);
    while (!neighbours.run(1'000'000) || neighbours.answer()) {
    }
    EXPECT_EQ(neighbours.ways(), 17U);
    EXPECT_EQ(neighbours.looked_at(), 17U);
    EXPECT_EQ(neighbours.skipped(), 17U);
}

}  // namespace
}  // namespace retrace::setting
