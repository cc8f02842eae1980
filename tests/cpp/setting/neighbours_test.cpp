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

using NeighbourSearch = questions::Question<Neighbours>;

std::set<std::string> all_neighbours(const Grid& puzzle, Exchange exchange, std::uint64_t slice) {
    std::set<std::string> found;
    NeighbourSearch neighbours(puzzle, exchange);
    for (;;) {
        if (!neighbours.run(slice)) continue;
        if (!neighbours.answer()) break;
        EXPECT_TRUE(found.insert(neighbours.answer()->to_line()).second) << "found twice";
    }
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

std::set<std::string> tried_neighbours(const Grid& puzzle, Exchange exchange) {
    std::set<std::string> found;
    const auto take = [&](auto&& again, Grid left, int to_take, Cell first) -> void {
        if (to_take == 0) {
            try_all(puzzle, left, exchange.put_in, 0, found);
            return;
        }
        for (Cell cell = first; cell < kCells; ++cell) {
            if (puzzle[cell] == 0) continue;
            left[cell] = 0;
            again(again, left, to_take - 1, static_cast<Cell>(cell + 1));
            left[cell] = puzzle[cell];
        }
    };
    take(take, puzzle, exchange.taken, 0);
    return found;
}

TEST(Neighbours, ByOneGivenAreThoseThatTryingEveryExchangeFinds) {
    for (const Grid& puzzle : twin::puzzles_in("forum_hardest_1905", 2500)) {
        EXPECT_EQ(all_neighbours(puzzle, {1, 1}, 1'000'000), tried_neighbours(puzzle, {1, 1}))
            << puzzle.to_line();
    }
}

// The puzzle has many more givens than it needs, so that trying is done soon.
TEST(Neighbours, ByOtherExchangesAreThoseThatTryingFinds) {
    const Grid solution = *Grid::from_line(
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
    Grid puzzle = solution;
    for (const int cell : {0, 10, 20, 30, 40, 50, 60, 70, 80, 1, 3, 12, 4, 13})
        puzzle[static_cast<Cell>(cell)] = 0;
    ASSERT_TRUE(has_one_solution(puzzle));
    for (const Exchange exchange :
         {Exchange{2, 2}, {0, 1}, {0, 2}, {1, 0}, {2, 0}, {1, 2}, {2, 1}}) {
        EXPECT_EQ(all_neighbours(puzzle, exchange, 1'000'000), tried_neighbours(puzzle, exchange))
            << exchange.taken << '+' << exchange.put_in;
    }
    Grid full = solution;
    for (const int cell : {0, 1, 3, 4, 12, 13}) full[static_cast<Cell>(cell)] = 0;
    for (const Exchange exchange : {Exchange{1, 3}, {0, 3}, {0, 4}, {1, 4}}) {
        EXPECT_EQ(all_neighbours(full, exchange, 1'000'000), tried_neighbours(full, exchange))
            << exchange.taken << '+' << exchange.put_in;
    }
}

// Without two of its givens a puzzle with 17 has millions of solutions. Each of these was found by giving all of them to a solver.
TEST(Neighbours, PassOverNoWayHoweverManySolutionsItLeaves) {
    const Grid puzzle = twin::puzzles_in("17_clue").front();
    NeighbourSearch neighbours(puzzle, {2, 2});
    std::size_t found = 0;
    while (neighbours.position().front() < 2) {
        if (!neighbours.run(1'000'000)) continue;
        ASSERT_TRUE(neighbours.answer());
        EXPECT_TRUE(has_one_solution(*neighbours.answer()));
        ++found;
    }
    EXPECT_EQ(neighbours.ways(), 136U);
    EXPECT_GT(found, 0U);
}

TEST(Neighbours, ReadWhatSettersWrite) {
    const auto numbers = [](std::string_view text) {
        const auto exchange = exchange_in(text);
        return exchange ? std::pair{exchange->taken, exchange->put_in} : std::pair{-1, -1};
    };
    EXPECT_EQ(numbers("2"), (std::pair{2, 2}));
    EXPECT_EQ(numbers("3+1"), (std::pair{3, 1}));
    EXPECT_EQ(numbers("0+1"), (std::pair{0, 1}));
    for (const std::string_view text :
         {"", "0", "0+0", "5", "1+5", "1+", "+1", "1+1+1", "-1", "a", "1 "}) {
        EXPECT_EQ(numbers(text), (std::pair{-1, -1})) << text;
    }
}

TEST(Neighbours, AreTheSameWhateverTheSlicesAre) {
    const Grid puzzle = twin::puzzles_in("forum_hardest_1905").front();
    EXPECT_EQ(all_neighbours(puzzle, {1, 1}, 1), all_neighbours(puzzle, {1, 1}, 1'000'000));
}

// Stopped after any of them, a run that goes on gives the rest in the same order.
TEST(Neighbours, GoOnAfterTheLastOneThatWasGiven) {
    const auto rest_of = [](NeighbourSearch& neighbours) {
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
    for (const auto& [puzzle, exchange] :
         {std::pair{hard, Exchange{1, 1}}, {near_solution, {2, 2}}, {near_solution, {1, 3}}}) {
        NeighbourSearch whole(puzzle, exchange);
        const std::vector<Grid> all = rest_of(whole);
        EXPECT_EQ(whole.share(), 1);
        for (std::size_t i = 0; i < all.size(); i += 1 + all.size() / 10) {
            NeighbourSearch resumed(puzzle, exchange);
            ASSERT_TRUE(resumed.go_on_after(all[i]));
            EXPECT_EQ(rest_of(resumed),
                      std::vector(all.begin() + static_cast<long>(i) + 1, all.end()));
        }
        NeighbourSearch refused(puzzle, exchange);
        EXPECT_FALSE(refused.go_on_after(puzzle));
        EXPECT_EQ(rest_of(refused), all);
    }
}

// Stopped between answers, as where none is found for long.
TEST(Neighbours, GoOnAtAPosition) {
    const Grid near_solution = *Grid::from_line(
        ".23456789456789123789123456.3156489756.89723189723.56464597831297831264531264597.");
    const Grid hard = twin::puzzles_in("forum_hardest_1905").front();
    for (const auto& [puzzle, exchange] :
         {std::pair{hard, Exchange{1, 1}}, {near_solution, {2, 2}}, {near_solution, {1, 3}}}) {
        const std::set<std::string> all = all_neighbours(puzzle, exchange, 1'000'000);
        for (std::size_t slices = 1;; slices *= 3) {
            NeighbourSearch stopped(puzzle, exchange);
            std::set<std::string> found;
            bool is_over = false;
            for (std::size_t i = 0; i < slices && !is_over; ++i) {
                if (!stopped.run(1)) continue;
                is_over = !stopped.answer();
                if (!is_over) found.insert(stopped.answer()->to_line());
            }
            if (is_over) break;
            NeighbourSearch resumed(puzzle, exchange);
            ASSERT_TRUE(resumed.go_on_at(stopped.position()));
            for (;;) {
                if (!resumed.run(1'000'000)) continue;
                if (!resumed.answer()) break;
                found.insert(resumed.answer()->to_line());
            }
            EXPECT_EQ(found, all) << slices;
            EXPECT_EQ(resumed.position(), Position{resumed.ways()});
        }
        NeighbourSearch other(puzzle, exchange);
        for (const Position& position : {Position{}, {1, 2}, {0, 0, 0}, {other.ways() + 1}}) {
            EXPECT_FALSE(other.go_on_at(position));
        }
    }
}

}  // namespace
}  // namespace retrace::setting
