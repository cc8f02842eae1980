// Legality by masks: one 9-bit mask a house says which digits are used.
#pragma once

#include <array>

#include "sudoku/search/search.hpp"

namespace retrace {

// Three masks read give all candidates of a cell at once.
class HouseMasks {
  public:
    explicit HouseMasks(const Grid& givens) : board_(givens) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (givens[cell] != 0) toggle(cell, givens[cell]);
        }
    }

    int digit_at(int cell) const { return board_[static_cast<Cell>(cell)]; }

    DigitSet candidates(Cell cell) const {
        const auto [row, column, box] = houses_of(cell);
        return without(kAllDigits, static_cast<DigitSet>(used_[row] | used_[column] | used_[box]));
    }

    void list(int, Frame& frame, Counters& counters) {
        counters.legality_checks += 3;
        frame.untried = candidates(frame.cell);
    }

    bool next(int, Frame& frame, Counters&) {
        if (frame.untried == kNoDigits) return false;  // [watch: dead-end]
        frame.digit = smallest(frame.untried);
        frame.untried = without(frame.untried, set_of(frame.digit));
        return true;
    }

    void place(Cell cell, Digit digit) {
        toggle(cell, digit);
        board_[cell] = digit;  // [watch: placement]
    }

    void take_back(Cell cell, Digit digit) {
        toggle(cell, digit);
        board_[cell] = 0;  // [watch: backtrack]
    }

  private:
    void toggle(Cell cell, Digit digit) {
        for (const std::uint8_t house : houses_of(cell)) used_[house] ^= set_of(digit);
    }

    Grid board_;
    std::array<DigitSet, kHouses> used_{};
};

}  // namespace retrace
