// Legality by flags: row, column and box tables say which digits are used.
#pragma once

#include <array>

#include "sudoku/search/legality/boards.hpp"
#include "sudoku/search/search.hpp"

namespace retrace {

// Where a cell's flags begin in the three tables, worked out once: a division each time is dear in
// a browser.
struct FlagRows {
    std::uint8_t row;
    std::uint8_t column;
    std::uint8_t box;
};

inline constexpr int kFlagsInRow = 10;  // one a digit; that of 0 is never set

inline constexpr std::array<FlagRows, kCells> kFlagRows = [] {
    std::array<FlagRows, kCells> rows{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        const auto begin = [](int house) { return static_cast<std::uint8_t>(house * kFlagsInRow); };
        rows[cell] = {begin(row_of(cell)), begin(column_of(cell)), begin(box_of(cell))};
    }
    return rows;
}();

// The `row/col/square` tables of the 2239 write-up and of Baekjoon 12095's published function:
// three flags read for a digit, fewer when one is set.
class UsedFlags {
  public:
    explicit UsedFlags(const Grid& givens) : board_(givens) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (givens[cell] != 0) mark(cell, givens[cell], true);
        }
    }

    int digit_at(int cell) const { return board_.at(cell); }

    void list(int, Frame&, Counters&) {}

    [[gnu::always_inline]] inline bool next(int, Frame& frame, Counters& counters) {
        const FlagRows& at = kFlagRows[frame.cell];
        const bool* row = &row_[at.row];
        const bool* column = &column_[at.column];
        const bool* box = &box_[at.box];
        for (std::size_t digit = frame.digit + 1U; digit <= 9; ++digit) {
            ++counters.legality_checks;
            if (row[digit]) continue;
            ++counters.legality_checks;
            if (column[digit]) continue;
            ++counters.legality_checks;
            if (box[digit]) continue;
            frame.digit = static_cast<Digit>(digit);
            return true;
        }
        return false;  // [watch: dead-end]
    }

    [[gnu::always_inline]] inline void place(Cell cell, Digit digit) {
        mark(cell, digit, true);
        board_.put(cell, digit);  // [watch: placement]
    }

    [[gnu::always_inline]] inline void take_back(Cell cell, Digit digit) {
        mark(cell, digit, false);
        board_.clear(cell);  // [watch: backtrack]
    }

  private:
    [[gnu::always_inline]] inline void mark(Cell cell, Digit digit, bool used) {
        const FlagRows& at = kFlagRows[cell];
        row_[at.row + std::size_t{digit}] = used;
        column_[at.column + std::size_t{digit}] = used;
        box_[at.box + std::size_t{digit}] = used;
    }

    ArrayBoard board_;
    using Flags = std::array<bool, std::size_t{9} * kFlagsInRow>;

    Flags row_{};
    Flags column_{};
    Flags box_{};
};

}  // namespace retrace
