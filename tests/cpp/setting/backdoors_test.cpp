// Backdoors, beside plain trying of every digit.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/puzzle_files.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/setting/backdoors.hpp"

namespace retrace::setting {
namespace {

using namespace techniques;

std::vector<Backdoor> all_backdoors(const Grid& puzzle, std::uint64_t slice,
                                    const Technique* also = nullptr) {
    std::vector<Backdoor> found;
    Backdoors backdoors(puzzle, *engine::first_found(puzzle), also, 3);
    for (;;) {
        if (!backdoors.run(slice)) continue;
        if (!backdoors.answer()) return found;
        found.push_back(*backdoors.answer());
    }
}

// Whether singles alone solve the grid; they are found by their definitions, one after another.
bool singles_finish(Grid grid) {
    for (bool moved = true; moved;) {
        moved = false;
        const Candidates board(grid);
        for (Cell cell = 0; cell < kCells && !moved; ++cell) {
            if (grid[cell] != 0) continue;
            for (Digit digit = 1; digit <= 9 && !moved; ++digit) {
                if (!board.has(cell, digit)) continue;
                bool is_single = size_of(board.of(cell)) == 1;
                for (const HouseKind kind : kHouseOrder) {
                    is_single =
                        is_single || board.positions(house_of(kind, cell), digit) ==
                                         1U << static_cast<unsigned>(
                                             techniques::position_in(house_of(kind, cell), cell));
                }
                if (!is_single) continue;
                grid[cell] = digit;
                moved = true;
            }
        }
    }
    return grid.blanks() == 0;
}

TEST(Backdoors, OfOneDigitAreThoseThatTryingEachFinds) {
    int with_one = 0;
    for (const Grid& puzzle : twin::puzzles_in("top1465", 200)) {
        const Grid solution = *engine::first_found(puzzle);
        std::vector<Backdoor> tried;
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (puzzle[cell] != 0) continue;
            Grid more = puzzle;
            more[cell] = solution[cell];
            if (singles_finish(more)) tried.push_back({{cell, solution[cell]}});
        }
        const std::vector<Backdoor> found = all_backdoors(puzzle, 1'000'000);
        ASSERT_FALSE(found.empty());
        if (tried.empty()) {
            EXPECT_GT(found.front().size(), 1U);
            continue;
        }
        ++with_one;
        EXPECT_EQ(found, tried);
    }
    EXPECT_GT(with_one, 0);
}

TEST(Backdoors, AreEmptyWhereSinglesSufficeAndSmallerWithATechnique) {
    const Grid easy = twin::puzzles_in("easy33").front();
    EXPECT_EQ(all_backdoors(easy, 1), std::vector<Backdoor>(1));
    for (const Grid& puzzle : twin::puzzles_in("top95", 40)) {
        const auto alone = all_backdoors(puzzle, 1'000'000);
        const auto with = all_backdoors(puzzle, 1'000'000, &technique(Id::naked_pair));
        ASSERT_FALSE(alone.empty());
        ASSERT_FALSE(with.empty());
        EXPECT_LE(with.front().size(), alone.front().size());
    }
}

TEST(Backdoors, AreTheSameWhateverTheSlicesAre) {
    const Grid puzzle = twin::puzzles_in("top95").front();
    EXPECT_EQ(all_backdoors(puzzle, 1), all_backdoors(puzzle, 1'000'000));
}

// Stopped after any number of sets, a search that goes on gives the rest in the same order.
TEST(Backdoors, GoOnAtAPosition) {
    for (const Grid& puzzle : twin::puzzles_in("top95", 40)) {
        const Grid solution = *engine::first_found(puzzle);
        const std::vector<Backdoor> all = all_backdoors(puzzle, 1'000'000);
        double share = 0;
        bool is_over = false;
        for (std::uint64_t sets = 1; !is_over; sets = sets * 2 + 1) {
            Backdoors stopped(puzzle, solution, nullptr, 3);
            std::vector<Backdoor> found;
            for (std::uint64_t i = 0; i < sets && !is_over; ++i) {
                if (!stopped.run(1)) continue;
                is_over = !stopped.answer();
                if (!is_over) found.push_back(*stopped.answer());
            }
            EXPECT_LE(stopped.share(), 1);
            if (stopped.size() > 1) {
                EXPECT_GE(stopped.share(), share);
                share = stopped.share();
            }
            Backdoors resumed(puzzle, solution, nullptr, 3);
            ASSERT_TRUE(resumed.go_on_at(stopped.position()));
            for (;;) {
                if (!resumed.run(1'000'000)) continue;
                if (!resumed.answer()) break;
                found.push_back(*resumed.answer());
            }
            EXPECT_EQ(found, all) << sets;
            EXPECT_EQ(resumed.share(), 1);
        }
        Backdoors other(puzzle, solution, nullptr, 3);
        for (const Position& position :
             {Position{}, {2}, {0, 81}, {0, 3, 3}, {0, 4, 3}, {0, 1, 2, 3, 4}}) {
            EXPECT_FALSE(other.go_on_at(position));
        }
    }
}

}  // namespace
}  // namespace retrace::setting
