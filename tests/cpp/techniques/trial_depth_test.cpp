// The depth of trial and error, beside a plain program that supposes digits on arrays.
#include "sudoku/techniques/trial_depth.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "support/puzzles.hpp"

namespace retrace::techniques {
namespace {

// Whether each digit may be in each cell.
using Plain = std::array<std::array<bool, 9>, kCells>;

int count_in(const Plain& board, std::uint8_t house, std::size_t digit, Cell& last) {
    int count = 0;
    for (const Cell cell : kHouseCells[house]) {
        if (!board[cell][digit]) continue;
        last = cell;
        ++count;
    }
    return count;
}

int digits_in(const std::array<bool, 9>& cell, std::size_t& last) {
    int count = 0;
    for (std::size_t digit = 0; digit < cell.size(); ++digit) {
        if (!cell[digit]) continue;
        last = digit;
        ++count;
    }
    return count;
}

// Leaves the cell this digit alone, and takes it from all that see the cell.
bool put(Plain& board, Cell cell, std::size_t digit) {
    bool has_changed = false;
    const auto take = [&](bool& candidate) {
        has_changed = has_changed || candidate;
        candidate = false;
    };
    for (std::size_t other = 0; other < 9; ++other) {
        if (other != digit) take(board[cell][other]);
    }
    for (Cell other = 0; other < kCells; ++other) {
        if (kPeerSets[cell].contains(other)) take(board[other][digit]);
    }
    return has_changed;
}

bool plain_singles(Plain& board) {
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (Cell cell = 0; cell < kCells; ++cell) {
            std::size_t digit = 0;
            const int count = digits_in(board[cell], digit);
            if (count == 0) return false;
            if (count == 1) has_changed = put(board, cell, digit) || has_changed;
        }
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            for (std::size_t digit = 0; digit < 9; ++digit) {
                Cell cell = 0;
                const int count = count_in(board, house, digit, cell);
                if (count == 0) return false;
                if (count == 1) has_changed = put(board, cell, digit) || has_changed;
            }
        }
    }
    return true;
}

bool is_plain_solved(const Plain& board) {
    std::size_t digit = 0;
    for (const auto& cell : board) {
        if (digits_in(cell, digit) != 1) return false;
    }
    return true;
}

// Suppositions by singles alone, until none is refuted.
void suppose_all(Plain& board) {
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (Cell cell = 0; cell < kCells; ++cell) {
            for (std::size_t digit = 0; digit < 9; ++digit) {
                if (!board[cell][digit]) continue;
                Plain with_it = board;
                put(with_it, cell, digit);
                if (plain_singles(with_it)) continue;
                board[cell][digit] = false;
                plain_singles(board);
                has_changed = true;
            }
        }
    }
}

// 0, 1, or 2 for all that is deeper.
int plain_depth(const Grid& puzzle) {
    Plain board{};
    for (auto& cell : board) cell.fill(true);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] != 0) put(board, cell, puzzle[cell] - std::size_t{1});
    }
    plain_singles(board);
    if (is_plain_solved(board)) return 0;
    suppose_all(board);
    return is_plain_solved(board) ? 1 : 2;
}

int depth_of(const Grid& puzzle, std::uint64_t budget) {
    TrialDepth depth{Candidates(puzzle)};
    while (!depth.run(budget)) {
    }
    return depth.depth();
}

TEST(TrialDepth, IsThatOfAPlainProgram) {
    for (const char* file : {"ratings", "forum_hardest_1106"}) {
        for (const std::string& row : puzzles::sample(file, 12)) {
            const Grid puzzle = puzzles::grid(row.substr(0, kCells));
            EXPECT_EQ(depth_of(puzzle, 1'000), plain_depth(puzzle)) << row;
        }
    }
}

TEST(TrialDepth, DoesNotDependOnSlices) {
    const Grid hard = puzzles::grid(puzzles::file("forum_hardest_1106").front().substr(0, kCells));
    EXPECT_EQ(depth_of(hard, 1), 2);
    EXPECT_EQ(depth_of(hard, 7), 2);
}

}  // namespace
}  // namespace retrace::techniques
