// Legality by flags: row, column and box tables say which digits are used.
#pragma once

#include <array>

#include "sudoku/search/legality/boards.hpp"
#include "sudoku/search/search.hpp"

namespace retrace {

// The `row/col/square` tables of the 2239 write-up and of Baekjoon 12095's published function:
// three flags read for a digit, fewer when one is set.
class UsedFlags {
  public:
    explicit UsedFlags(const Grid& givens) : board_(givens) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (givens[cell] != 0) mark(cell, givens[cell], true);
        }
    }

    Digit digit_at(Cell cell) const { return static_cast<Digit>(board_.at(cell)); }

    void list(int, Frame&, Counters&) {}

    bool next(int, Frame& frame, Counters& counters) {
        const auto& row = row_[static_cast<std::size_t>(row_of(frame.cell))];
        const auto& column = column_[static_cast<std::size_t>(column_of(frame.cell))];
        const auto& box = box_[static_cast<std::size_t>(box_of(frame.cell))];
        std::uint64_t checks = 0;
        for (std::size_t digit = frame.digit + 1U; digit <= 9; ++digit) {
            ++checks;
            if (row[digit]) continue;
            ++checks;
            if (column[digit]) continue;
            ++checks;
            if (box[digit]) continue;
            frame.digit = static_cast<Digit>(digit);
            counters.legality_checks += checks;
            return true;
        }
        counters.legality_checks += checks;
        return false;  // [watch: dead-end]
    }

    void place(Cell cell, Digit digit) {
        mark(cell, digit, true);
        board_.at(cell) = digit;  // [watch: placement]
    }

    void take_back(Cell cell, Digit digit) {
        mark(cell, digit, false);
        board_.at(cell) = 0;  // [watch: backtrack]
    }

  private:
    void mark(Cell cell, Digit digit, bool used) {
        row_[static_cast<std::size_t>(row_of(cell))][digit] = used;
        column_[static_cast<std::size_t>(column_of(cell))][digit] = used;
        box_[static_cast<std::size_t>(box_of(cell))][digit] = used;
    }

    ArrayBoard board_;
    std::array<std::array<bool, 10>, 9> row_{};
    std::array<std::array<bool, 10>, 9> column_{};
    std::array<std::array<bool, 10>, 9> box_{};
};

}  // namespace retrace
