// Legality by reading: a digit is legal when the row, the column and the box do not hold it.
#pragma once

#include "sudoku/search/legality/boards.hpp"
#include "sudoku/search/search.hpp"

namespace retrace {

// Reads up to 27 cells for every digit tried and stops at the first equal one, as the 2580 write-up's
// checkValue does. `Board`: how the digits are stored, and passed to functions.
template <class Board>
class ReadHouses {
  public:
    explicit ReadHouses(const Grid& givens) : board_(givens) {}

    int digit_at(Cell cell) const { return board_.at(cell); }

    void list(int, Frame&, Counters&) {}

    bool next(int, Frame& frame, Counters& counters) {
        std::uint64_t checks = 0;
        Digit digit = frame.digit;
        bool is_legal = false;
        while (!is_legal && digit < 9) is_legal = fits(frame.cell, ++digit, checks);
        frame.digit = digit;
        counters.legality_checks += checks;
        return is_legal;  // [watch: dead-end]
    }

    void place(Cell cell, Digit digit) { board_.put(cell, digit); }  // [watch: placement]
    void take_back(Cell cell, Digit) { board_.clear(cell); }         // [watch: backtrack]

  private:
    // Adds the cells it reads to `checks`.
    bool fits(Cell cell, int digit, std::uint64_t& checks) const {
        decltype(auto) board = board_.as_passed();
        const int row = row_of(cell);
        const int column = column_of(cell);
        for (int i = 0; i < 9; ++i) {
            ++checks;
            if (board.at(row, i) == digit) return false;
        }
        for (int i = 0; i < 9; ++i) {
            ++checks;
            if (board.at(i, column) == digit) return false;
        }
        const int top = row / 3 * 3;
        const int left = column / 3 * 3;
        for (int i = top; i < top + 3; ++i) {
            for (int j = left; j < left + 3; ++j) {
                ++checks;
                if (board.at(i, j) == digit) return false;
            }
        }
        return true;
    }

    Board board_;
};

}  // namespace retrace
