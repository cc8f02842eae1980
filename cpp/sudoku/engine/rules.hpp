// The rules between digits: cells hold one digit, triads three.
#pragma once

#include "sudoku/engine/board.hpp"

namespace retrace::engine {

enum class Found : std::uint8_t { nothing, something, contradiction };

// Whether a cell has no candidate: a cheap test that finds half of all contradictions, so it comes first.
inline bool has_empty_cell(const Board& board) {
    Words one{};
    for (const Words& own : board.cells) one |= own;
    return any(one ^ kAllCells);
}

// Places every open cell that has one candidate left. A cell with none is a contradiction.
inline Found place_single_candidates(Board& board) {
    const auto& cells = board.cells;
    Words one = cells[0];
    Words two{};
    for (std::size_t digit = 1; digit < 9; ++digit) {
        two |= one & cells[digit];
        one |= cells[digit];
    }
    if (any(one ^ kAllCells)) return Found::contradiction;
    const Words singles = one & ~two & board.open;
    if (!any(singles)) return Found::nothing;
    // Bit k of each cell's candidates, as digit - 1: where there is one candidate, its number.
    const std::array<Words, 4> bits = {cells[1] | cells[3] | cells[5] | cells[7],
                                       cells[2] | cells[3] | cells[6] | cells[7],
                                       cells[4] | cells[5] | cells[6] | cells[7], cells[8]};
    for (std::size_t band = 0; band < 3; ++band) {
        for (std::uint32_t rest = singles[band]; rest != 0; rest &= rest - 1) {
            const auto cell = static_cast<std::size_t>(std::countr_zero(rest));
            const std::size_t digit =
                (bits[0][band] >> cell & 1U) | (bits[1][band] >> cell & 1U) << 1 |
                (bits[2][band] >> cell & 1U) << 2 | (bits[3][band] >> cell & 1U) << 3;
            board.cells[digit][band] &= kCellsBeside[cell];
            board.changed |= 1U << digit;
        }
    }
    return Found::something;
}

// `held`: the triads that a digit must take, `barred`: those it cannot take; lane kRowsPossible of both has rows,
// lane kColumnsPossible columns, as in Board::triads.
inline void restrict_triads(Board& board, std::size_t digit, Words held, Words barred) {
    board.changed |= 1U << digit;
    for (std::uint32_t band = 0; band < 3; ++band) {
        std::uint32_t rows = ~(barred[kRowsPossible] >> (9 * band)) & kPattern;
        for (std::uint32_t rest = held[kRowsPossible] >> (9 * band) & kPattern; rest != 0;
             rest &= rest - 1) {
            rows &= kTriadsBeside[static_cast<std::size_t>(std::countr_zero(rest))];
        }
        std::uint32_t columns = ~(barred[kColumnsPossible] >> (9 * band));
        for (std::uint32_t rest = held[kColumnsPossible] >> (9 * band) & kPattern; rest != 0;
             rest &= rest - 1) {
            const std::uint32_t own = rest & (0U - rest);
            const auto column = static_cast<std::uint32_t>(std::countr_zero(rest));
            columns &= ~(07U << (column / 3 * 3)) | own;  // not the box's other columns
        }
        board.cells[digit][band] &= kTriadCells[rows] & cells_in_columns(columns);
    }
}

// A triad holds three digits: with three possible ones left it must take them, with three certain ones it
// takes no others. Fewer than three possible or more than three certain ones are a contradiction.
inline Found fill_triads(Board& board) {
    Words one{};
    Words two{};
    Words three{};
    Words four{};
    Words undecided{};
    for (const Words& triads : board.triads) {
        undecided |= triads & ~__builtin_shufflevector(triads, triads, 2, 3, 2, 3);
        four |= three & triads;
        three |= two & triads;
        two |= one & triads;
        one |= triads;
    }
    // Lanes kRowsPossible and kColumnsPossible count possible digits, the other two certain ones.
    const Words possible = words_of(kBandCells, kBandCells, 0, 0);
    const Words few = possible & ~three;
    const Words many = ~possible & four;
    if (any(few | many)) return Found::contradiction;
    const Words full = three & ~four;
    const Words full_of_certain = __builtin_shufflevector(full, full, 2, 3, 2, 3);
    // No digit is undecided in a full triad, the usual case: there is nothing to do.
    if (!any((full | full_of_certain) & undecided & possible)) return Found::nothing;
    Found found = Found::nothing;
    for (std::size_t digit = 0; digit < 9; ++digit) {
        const Words triads = board.triads[digit];
        const Words open = triads & ~__builtin_shufflevector(triads, triads, 2, 3, 2, 3);
        const Words held = open & full;
        const Words barred = open & full_of_certain;
        if (!any((held | barred) & possible)) continue;
        restrict_triads(board, digit, held, barred);
        found = Found::something;
    }
    return found;
}

}  // namespace retrace::engine
