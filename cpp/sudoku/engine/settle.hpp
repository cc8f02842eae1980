// Settles one digit: finds where it can still be in all bands and stacks at once.
#pragma once

#include "sudoku/engine/board.hpp"

namespace retrace::engine {

// The pattern of a band.
inline std::uint32_t condensed(std::uint32_t band) {
    const std::uint32_t top = kRowTriads[band & 0777];
    const std::uint32_t middle = kRowTriads[band >> 9 & 0777];
    const std::uint32_t bottom = kRowTriads[band >> 18];
    return top | middle << 3 | bottom << 6;
}

// The pattern of a stack, from the word of 27 columns.
inline std::uint32_t stack_pattern(std::uint32_t columns, std::uint32_t stack) {
    const std::uint32_t own = columns >> (3 * stack);
    return (own & 07U) | (own >> 6 & 070U) | (own >> 12 & 0700U);
}

// The columns in use in a band, as a 9-bit row.
inline std::uint32_t columns_in(std::uint32_t band) {
    return (band | band >> 9 | band >> 18) & 0777;
}

// Takes the cells that a digit certainly has from all others, and from the open cells.
inline void close_cells(Board& board, std::size_t digit, Words certain) {
    const Words own = board.cells[digit];
    board.open &= ~certain;
    Words changed{};
    for (std::size_t other = 9; other-- > 0;) {
        const Words hit = board.cells[other] & certain;
        changed = changed + changed - positive(hit);  // one bit a digit, without constants to load
        board.cells[other] ^= hit;
    }
    board.cells[digit] = own;
    board.changed |= (changed[0] | changed[1] | changed[2]) & ~(1U << digit);
}

// Keeps the cells of a digit that some choice of triads allows, in the three bands, then in the three stacks,
// until nothing changes: all that the digit's own cells can tell. False when the digit has no cell left.
inline bool settle_digit(Board& board, std::size_t digit) {
    std::uint32_t a = board.cells[digit][0];
    std::uint32_t b = board.cells[digit][1];
    std::uint32_t c = board.cells[digit][2];
    std::uint32_t pattern_a = 0;
    std::uint32_t pattern_b = 0;
    std::uint32_t pattern_c = 0;
    std::uint32_t left = 0;
    std::uint32_t middle = 0;
    std::uint32_t right = 0;
    std::uint32_t columns = 0;
    for (;;) {
        pattern_a = condensed(a);
        pattern_b = condensed(b);
        pattern_c = condensed(c);
        const std::uint32_t possible_a = kPossibleCells[pattern_a];
        const std::uint32_t possible_b = kPossibleCells[pattern_b];
        const std::uint32_t possible_c = kPossibleCells[pattern_c];
        if (possible_a == 0 || possible_b == 0 || possible_c == 0) return false;
        a &= possible_a;
        b &= possible_b;
        c &= possible_c;
        const std::uint32_t in_use = columns_in(a) | columns_in(b) << 9 | columns_in(c) << 18;
        left = stack_pattern(in_use, 0);
        middle = stack_pattern(in_use, 1);
        right = stack_pattern(in_use, 2);
        const std::uint32_t possible_left = kPossibleColumns[left];
        const std::uint32_t possible_middle = kPossibleColumns[middle];
        const std::uint32_t possible_right = kPossibleColumns[right];
        if (possible_left == 0 || possible_middle == 0 || possible_right == 0) return false;
        columns = possible_left | possible_middle << 3 | possible_right << 6;
        if (columns == in_use) break;
        a &= cells_in_columns(columns);
        b &= cells_in_columns(columns >> 9);
        c &= cells_in_columns(columns >> 18);
    }
    board.cells[digit] = words_of(a, b, c, 0);

    const std::uint32_t triads_a = kTriads[pattern_a];
    const std::uint32_t triads_b = kTriads[pattern_b];
    const std::uint32_t triads_c = kTriads[pattern_c];
    const std::uint32_t certain_columns =
        kCertainColumns[left] | kCertainColumns[middle] << 3 | kCertainColumns[right] << 6;
    board.triads[digit] = words_of(
        (triads_a & kPattern) | (triads_b & kPattern) << 9 | (triads_c & kPattern) << 18, columns,
        triads_a >> 16 | triads_b >> 16 << 9 | triads_c >> 16 << 18, certain_columns);
    // A certain triad of a row and one of a column meet in a certain cell.
    const Words certain =
        words_of(a & kCertainCells[pattern_a] & cells_in_columns(certain_columns),
                 b & kCertainCells[pattern_b] & cells_in_columns(certain_columns >> 9),
                 c & kCertainCells[pattern_c] & cells_in_columns(certain_columns >> 18), 0);
    if (any(certain & board.open)) close_cells(board, digit, certain);
    return true;
}

}  // namespace retrace::engine
