// Where the search branches: a digit takes a certain triad, or it does not.
#pragma once

#include "sudoku/engine/settle.hpp"

namespace retrace::engine {

// The columns of the left stack in the word of 27.
inline constexpr std::uint32_t kStackColumns = 0007007007U;

// The cells that the digit keeps on the two sides.
struct Branch {
    std::size_t digit;
    Words with;
    Words without;
};

// The pattern of a digit in a band (lines 0 to 2) or a stack (3 to 5).
inline std::uint32_t pattern_in(const Words& triads, std::uint32_t line) {
    return line < 3 ? triads[kRowsPossible] >> (9 * line) & kPattern
                    : stack_pattern(triads[kColumnsPossible], line - 3);
}

// The triads that a digit has in the bands (0 to 2) and the stacks (3 to 5).
inline void add_triads(std::array<std::uint32_t, 6>& totals, const Words& triads) {
    const std::uint32_t rows = triads[kRowsPossible];
    const std::uint32_t columns = triads[kColumnsPossible];
    totals[0] += static_cast<std::uint32_t>(std::popcount(rows & kPattern));
    totals[1] += static_cast<std::uint32_t>(std::popcount(rows & kPattern << 9));
    totals[2] += static_cast<std::uint32_t>(std::popcount(rows >> 18));
    totals[3] += static_cast<std::uint32_t>(std::popcount(columns & kStackColumns));
    totals[4] += static_cast<std::uint32_t>(std::popcount(columns & kStackColumns << 3));
    totals[5] += static_cast<std::uint32_t>(std::popcount(columns & kStackColumns << 6));
}

// Of the bands and stacks that leave a choice, the one whose triads have the fewest digits left,
// all together; 27, three a triad, would be none to choose. tdoku counts permutations instead of
// triads; the branches are as many, the sum is cheaper.
inline std::uint32_t tightest_line(const Board& board) {
    std::array<std::uint32_t, 6> totals{};
    for (const Words& triads : board.triads) add_triads(totals, triads);
    std::uint32_t best = 0;
    std::uint32_t least = ~0U;
    for (std::uint32_t line = 0; line < 6; ++line) {
        const std::uint32_t beyond = totals[line] - 28;  // 27 wraps to the largest number
        best = beyond < least ? line : best;
        least = beyond < least ? beyond : least;
    }
    return best;
}

// The branch of a propagated board with open cells: in the tightest line, the digit with the fewest
// permutations above one, at its lowest undecided triad.
inline Branch choose_branch(const Board& board) {
    const std::uint32_t line = tightest_line(board);
    std::size_t digit = 0;
    std::uint32_t fewest = 7;
    for (std::size_t other = 0; other < 9; ++other) {
        const std::uint32_t count = kPermutationCounts[pattern_in(board.triads[other], line)];
        const bool better = count > 1 && count < fewest;
        digit = better ? other : digit;
        fewest = better ? count : fewest;
    }
    const std::uint32_t triad = kSplits[pattern_in(board.triads[digit], line)];
    const std::uint32_t beside = kTriadsBeside[static_cast<std::size_t>(std::countr_zero(triad))];
    Branch branch{digit, kAllCells, kAllCells};
    if (line < 3) {
        branch.with[line] = kTriadCells[beside];
        branch.without[line] = kBandCells & ~kTriadCells[triad];
        return branch;
    }
    const std::uint32_t shift = 3 * (line - 3);
    const std::uint32_t elsewhere = kBandCells & ~(kStackColumns << shift);
    const std::uint32_t with = spread_columns(beside) << shift | elsewhere;
    const std::uint32_t without = spread_columns(kPattern & ~triad) << shift | elsewhere;
    branch.with = words_of(cells_in_columns(with), cells_in_columns(with >> 9),
                           cells_in_columns(with >> 18), 0);
    branch.without = words_of(cells_in_columns(without), cells_in_columns(without >> 9),
                              cells_in_columns(without >> 18), 0);
    return branch;
}

}  // namespace retrace::engine
