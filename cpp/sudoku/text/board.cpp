// Pencils candidates in.
#include "sudoku/text/board.hpp"

namespace retrace::text {

std::array<DigitSet, kCells> pencilled(const Grid& digits) {
    std::array<DigitSet, kHouses> held{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (digits[cell] == 0) continue;
        for (const std::uint8_t house : houses_of(cell)) held[house] |= set_of(digits[cell]);
    }
    std::array<DigitSet, kCells> notes{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (digits[cell] != 0) continue;
        DigitSet left = kAllDigits;
        for (const std::uint8_t house : houses_of(cell)) left = without(left, held[house]);
        notes[cell] = left;
    }
    return notes;
}

void take_candidates(Board& board, Cell cell, DigitSet candidates, bool is_given) {
    if (size_of(candidates) != 1) {
        board.marks.corner[cell] = candidates;
        return;
    }
    board.digits[cell] = smallest(candidates);
    if (is_given) board.givens[cell] = board.digits[cell];
}

}  // namespace retrace::text
