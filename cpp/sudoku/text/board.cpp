// Pencils candidates in, and tells notes from puzzles of candidates.
#include "sudoku/text/board.hpp"

#include "sudoku/engine/engine.hpp"

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

bool is_sukaku(const Board& board) {
    if (!board.has_candidates) return false;
    const auto legal = pencilled(board.digits);
    bool lacks_any = false;
    for (Cell cell = 0; cell < kCells; ++cell) {
        lacks_any |= without(legal[cell], board.marks.corner[cell]) != kNoDigits;
    }
    return lacks_any && engine::solve(board.digits).several;
}

std::string signs_of_candidates(const Board& board) {
    std::string signs;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Digit given = board.digits[cell];
        const DigitSet candidates = given != 0 ? set_of(given) : board.marks.corner[cell];
        for (Digit digit = 1; digit <= 9; ++digit) {
            const bool is_there = without(set_of(digit), candidates) == kNoDigits;
            signs += is_there ? static_cast<char>('0' + digit) : '.';
        }
    }
    return signs;
}

void take_candidates(Board& board, Cell cell, DigitSet candidates, bool is_given) {
    if (size_of(candidates) != 1) {
        board.marks.corner[cell] = candidates;
        board.has_candidates = true;
        return;
    }
    board.digits[cell] = smallest(candidates);
    if (is_given) board.givens[cell] = board.digits[cell];
}

}  // namespace retrace::text
