// Settling one digit, against all 46656 ways to place a digit nine times on the board.
#include "sudoku/engine/settle.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "sudoku/engine/givens.hpp"

namespace retrace::engine {
namespace {

using Band = std::array<std::uint32_t, 3>;

// All ways to place a digit nine times: in one cell of each row, column and box.
std::vector<Band> list_placements() {
    std::vector<Band> placements;
    Band cells{};
    const auto descend = [&](auto& self, std::uint32_t row, std::uint32_t columns,
                             std::uint32_t boxes) -> void {
        if (row == 9) {
            placements.push_back(cells);
            return;
        }
        for (std::uint32_t column = 0; column < 9; ++column) {
            const std::uint32_t box = row / 3 * 3 + column / 3;
            if ((columns >> column & 1U) != 0 || (boxes >> box & 1U) != 0) continue;
            cells[row / 3] |= 1U << (row % 3 * 9 + column);
            self(self, row + 1, columns | 1U << column, boxes | 1U << box);
            cells[row / 3] &= ~(1U << (row % 3 * 9 + column));
        }
    };
    descend(descend, 0, 0, 0);
    return placements;
}

bool fits(const Band& placement, const Words& cells) {
    return ((placement[0] & ~cells[0]) | (placement[1] & ~cells[1]) | (placement[2] & ~cells[2])) ==
           0;
}

class SettledDigit : public ::testing::Test {
  protected:
    const std::vector<Band> placements_ = list_placements();
    std::mt19937 random_{7};

    std::uint32_t word() { return static_cast<std::uint32_t>(random_()); }

    // A board with random candidates for digit 1, few or many, among which nine cells often
    // fit together, and with all candidates for the other digits.
    Board board_of_digit() {
        Board board;
        place_givens(board, DigitCells{});
        const std::uint32_t sparse = word() % 3;
        Words cells = words_of(word(), word(), word(), 0) & kAllCells;
        for (std::uint32_t i = 0; i < sparse; ++i) {
            cells &= words_of(word(), word(), word(), 0);
        }
        for (int i = word() % 4 == 0 ? 0 : 1; i > 0; --i) {
            const Band& seed = placements_[word() % placements_.size()];
            cells |= words_of(seed[0], seed[1], seed[2], 0);
        }
        board.cells[0] = cells;
        board.changed = 1;
        return board;
    }
};

TEST_F(SettledDigit, HasFortySixThousandPlacementsOnTheEmptyBoard) {
    EXPECT_EQ(placements_.size(), 46656U);
}

TEST_F(SettledDigit, KeepsEveryPlacementAndCallsNothingCertainThatOneOfThemLacks) {
    int impossible = 0;
    for (int i = 0; i < 400; ++i) {
        Board board = board_of_digit();
        const Words before = board.cells[0];
        const bool settled = settle_digit(board, 0);
        Band everywhere = {kBandCells, kBandCells, kBandCells};
        bool possible = false;
        for (const Band& placement : placements_) {
            if (!fits(placement, before)) continue;
            possible = true;
            for (std::size_t band = 0; band < 3; ++band) everywhere[band] &= placement[band];
            ASSERT_TRUE(settled);
            ASSERT_TRUE(fits(placement, board.cells[0]));
        }
        if (!possible) {
            ++impossible;
            continue;
        }
        const Words closed = kAllCells & ~board.open;
        for (std::size_t band = 0; band < 3; ++band) {
            EXPECT_EQ(closed[band] & ~everywhere[band], 0U);
            EXPECT_EQ(board.cells[1][band], kBandCells & ~closed[band]);
        }
    }
    EXPECT_GT(impossible, 10);
    EXPECT_LT(impossible, 390);
}

TEST_F(SettledDigit, NotesItsTriadsAsItsCellsHaveThem) {
    for (int i = 0; i < 400; ++i) {
        Board board = board_of_digit();
        if (!settle_digit(board, 0)) continue;
        std::uint32_t rows = 0;
        std::uint32_t columns = 0;
        for (std::uint32_t band = 0; band < 3; ++band) {
            rows |= condensed(board.cells[0][band]) << (9 * band);
            columns |= columns_in(board.cells[0][band]) << (9 * band);
        }
        EXPECT_EQ(board.triads[0][kRowsPossible], rows);
        EXPECT_EQ(board.triads[0][kColumnsPossible], columns);
        EXPECT_EQ(board.triads[0][kRowsCertain] & ~rows, 0U);
        EXPECT_EQ(board.triads[0][kColumnsCertain] & ~columns, 0U);
    }
}

TEST_F(SettledDigit, MarksExactlyTheDigitsThatLoseACandidate) {
    Board board;
    place_givens(board, DigitCells{});
    for (Digit digit = 3; digit <= 9; ++digit) exclude(board, 0, digit);
    place(board, 0, 1);
    board.changed = 0;
    ASSERT_TRUE(settle_digit(board, 0));
    EXPECT_EQ(board.changed, 0b10U);  // only digit 2 was still a candidate of r1c1
    EXPECT_TRUE(has_candidate(board, 0, 1));
    EXPECT_FALSE(has_candidate(board, 0, 2));
    EXPECT_TRUE(has_candidate(board, 1, 2));
}

}  // namespace
}  // namespace retrace::engine
