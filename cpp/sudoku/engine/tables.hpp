// Lookup tables of the consequences that the pattern of a digit's triads in a band has, all computed here.
//
// A band is three boxes side by side; its 27 cells are a word, bit 9 * row + column. A triad is the
// three cells that a row and a box share. Condensed, a band is the pattern of nine bits that says
// which triads have a candidate, bit 3 * row + box.
//
//     cells of a band, bit numbers                         its pattern
//      0  1  2 |  3  4  5 |  6  7  8                        0 1 2
//      9 10 11 | 12 13 14 | 15 16 17                        3 4 5
//     18 19 20 | 21 22 23 | 24 25 26                        6 7 8
//
// In a solution a digit takes one triad in each row and in each box of the band, so its triads are
// one of the six 3x3 permutation matrices. Every table here is exact by trying all six. The same
// holds for a stack (three boxes one above the other) with the three columns for rows.
//
// Band words and lookup tables are the idea of JCZSolve (zhouyundong_2012, champagne, JasonLion on
// the enjoysudoku forum); exact tables by permutations are described by fastdoku; using them for
// the stacks too, from the columns that the bands leave, is our own.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

// Where a module's size counts more than its start, the tables are computed at the start. A weak function
// keeps the compiler from computing them earlier: another function might be linked instead.
#ifdef RETRACE_SMALL
#define RETRACE_TABULATES [[gnu::weak]]
#define RETRACE_TABLE inline const
#else
#define RETRACE_TABULATES constexpr
#define RETRACE_TABLE inline constexpr
#endif

namespace retrace::engine {

inline constexpr std::uint32_t kBandCells = 0x7ffffff;
inline constexpr std::uint32_t kPattern = 0x1ff;

using WordTable = std::array<std::uint32_t, 512>;

inline constexpr std::array<std::uint32_t, 6> kPermutations = {
    0b100'010'001, 0b010'100'001, 0b100'001'010, 0b001'100'010, 0b010'001'100, 0b001'010'100};

constexpr bool contains(std::uint32_t pattern, std::uint32_t part) {
    return (part & ~pattern) == 0;
}

// A row of nine cells to the three bits of its triads.
RETRACE_TABULATES std::array<std::uint8_t, 512> tabulate_row_triads() {
    std::array<std::uint8_t, 512> table{};
    for (std::uint32_t row = 0; row < 512; ++row) {
        table[row] =
            static_cast<std::uint8_t>(((row & 07U) != 0 ? 1U : 0U) | ((row & 070U) != 0 ? 2U : 0U) |
                                      ((row & 0700U) != 0 ? 4U : 0U));
    }
    return table;
}

// A pattern to all cells of its triads.
RETRACE_TABULATES WordTable tabulate_triad_cells() {
    WordTable table{};
    for (std::uint32_t pattern = 0; pattern < 512; ++pattern) {
        for (std::uint32_t triad = 0; triad < 9; ++triad) {
            if ((pattern >> triad & 1U) != 0) table[pattern] |= 7U << (3 * triad);
        }
    }
    return table;
}

// A pattern to the triads the digit may take, the union of the permutations it contains, in bits 0
// to 8, and to those it must take, their intersection, in bits 16 to 24. Zero if it contains none.
RETRACE_TABULATES WordTable tabulate_triads() {
    WordTable table{};
    for (std::uint32_t pattern = 0; pattern < 512; ++pattern) {
        std::uint32_t possible = 0;
        std::uint32_t certain = kPattern;
        for (const std::uint32_t permutation : kPermutations) {
            if (!contains(pattern, permutation)) continue;
            possible |= permutation;
            certain &= permutation;
        }
        if (possible != 0) table[pattern] = possible | certain << 16;
    }
    return table;
}

// A pattern to the cells of the triads that the digit may take (shift 0; zero if it fits no cell)
// or must take (16).
RETRACE_TABULATES WordTable tabulate_cells(std::uint32_t shift) {
    const WordTable triads = tabulate_triads();
    const WordTable cells = tabulate_triad_cells();
    WordTable table{};
    for (std::size_t pattern = 0; pattern < 512; ++pattern) {
        table[pattern] = cells[triads[pattern] >> shift & kPattern];
    }
    return table;
}

// A stack's pattern has bit 3 * band + column for a column of the stack within a band. This spreads
// it to bit 9 * band + column: the words of the three stacks, shifted by 0, 3 and 6, join to one
// word of 27 columns, nine a band.
constexpr std::uint32_t spread_columns(std::uint32_t pattern) {
    return (pattern & 07U) | (pattern & 070U) << 6 | (pattern & 0700U) << 12;
}

// A stack's pattern to the spread columns that the digit may take (shift 0) or must take (16).
RETRACE_TABULATES WordTable tabulate_columns(std::uint32_t shift) {
    const WordTable triads = tabulate_triads();
    WordTable table{};
    for (std::size_t pattern = 0; pattern < 512; ++pattern) {
        table[pattern] = spread_columns(triads[pattern] >> shift & kPattern);
    }
    return table;
}

// How many permutations a pattern contains.
RETRACE_TABULATES std::array<std::uint8_t, 512> tabulate_permutation_counts() {
    std::array<std::uint8_t, 512> table{};
    for (std::uint32_t pattern = 0; pattern < 512; ++pattern) {
        for (const std::uint32_t permutation : kPermutations) {
            if (contains(pattern, permutation)) ++table[pattern];
        }
    }
    return table;
}

// A pattern with two permutations or more to the lowest triad that splits them: in some, not in
// all. Zero for the other patterns.
RETRACE_TABULATES std::array<std::uint16_t, 512> tabulate_splits() {
    const WordTable triads = tabulate_triads();
    std::array<std::uint16_t, 512> table{};
    for (std::size_t pattern = 0; pattern < 512; ++pattern) {
        const std::uint32_t undecided = triads[pattern] & ~(triads[pattern] >> 16) & kPattern;
        table[pattern] = static_cast<std::uint16_t>(undecided & (0U - undecided));
    }
    return table;
}

// A triad's number to the triads that can go with it: not the others of its row, nor of its box.
RETRACE_TABULATES std::array<std::uint16_t, 9> tabulate_triads_beside() {
    std::array<std::uint16_t, 9> table{};
    for (std::uint32_t triad = 0; triad < 9; ++triad) {
        const std::uint32_t row = 07U << (triad / 3 * 3);
        const std::uint32_t box = 0111U << (triad % 3);
        table[triad] = static_cast<std::uint16_t>((kPattern & ~row & ~box) | 1U << triad);
    }
    return table;
}

// A cell of a band to the cells of the band that can go with it: not the others of its row and box.
// Its column is left to the stacks.
RETRACE_TABULATES std::array<std::uint32_t, 27> tabulate_cells_beside() {
    std::array<std::uint32_t, 27> table{};
    for (std::uint32_t cell = 0; cell < 27; ++cell) {
        const std::uint32_t row = 0777U << (cell / 9 * 9);
        const std::uint32_t box = 0007007007U << (cell % 9 / 3 * 3);
        table[cell] = (kBandCells & ~row & ~box) | 1U << cell;
    }
    return table;
}

RETRACE_TABLE auto kRowTriads = tabulate_row_triads();
RETRACE_TABLE auto kTriadCells = tabulate_triad_cells();
RETRACE_TABLE auto kTriads = tabulate_triads();
RETRACE_TABLE auto kPossibleCells = tabulate_cells(0);
RETRACE_TABLE auto kCertainCells = tabulate_cells(16);
RETRACE_TABLE auto kPossibleColumns = tabulate_columns(0);
RETRACE_TABLE auto kCertainColumns = tabulate_columns(16);
RETRACE_TABLE auto kPermutationCounts = tabulate_permutation_counts();
RETRACE_TABLE auto kSplits = tabulate_splits();
RETRACE_TABLE auto kTriadsBeside = tabulate_triads_beside();
RETRACE_TABLE auto kCellsBeside = tabulate_cells_beside();

}  // namespace retrace::engine
