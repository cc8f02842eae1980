// Legality by a list: on entering a cell, the digits its houses leave are listed once.
#pragma once

#include <array>

#include "sudoku/search/legality/boards.hpp"
#include "sudoku/search/search.hpp"

namespace retrace {

// The 2239 write-up's get_candidates: all 27 cells of the three houses are read once a cell, then
// the listed digits are tried in turn.
class CandidateList {
  public:
    explicit CandidateList(const Grid& givens) : board_(givens) {}

    int digit_at(int cell) const { return board_.at(cell); }

    void list(int depth, Frame& frame, Counters& counters) {
        const int row = row_of(frame.cell);
        const int column = column_of(frame.cell);
        std::array<bool, 10> used{};
        for (int i = 0; i < 9; ++i) {
            used[digit_in(row, i)] = true;
            used[digit_in(i, column)] = true;
            used[digit_in(row / 3 * 3 + i / 3, column / 3 * 3 + i % 3)] = true;
        }
        counters.legality_checks += 27;

        Candidates& listed = lists_[static_cast<std::size_t>(depth)];
        listed = Candidates{};
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (!used[digit]) listed.digits[listed.count++] = digit;
        }
    }

    bool next(int depth, Frame& frame, Counters&) {
        Candidates& listed = lists_[static_cast<std::size_t>(depth)];
        if (listed.tried == listed.count) return false;  // [watch: dead-end]
        frame.digit = listed.digits[listed.tried++];
        return true;
    }

    void place(Cell cell, Digit digit) { board_.put(cell, digit); }  // [watch: placement]
    void take_back(Cell cell, Digit) { board_.clear(cell); }         // [watch: backtrack]

  private:
    struct Candidates {
        std::array<Digit, 9> digits{};
        std::uint8_t count = 0;
        std::uint8_t tried = 0;
    };

    std::size_t digit_in(int row, int column) const {
        return static_cast<std::size_t>(board_.at(row, column));
    }

    ArrayBoard board_;
    std::array<Candidates, kCells> lists_{};
};

}  // namespace retrace
