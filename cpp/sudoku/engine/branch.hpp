// Where the search branches: a digit takes a certain triad, or it does not.
#pragma once

#include "sudoku/engine/settle.hpp"

namespace retrace::engine {

// The columns of the left stack in the word of 27.
inline constexpr std::uint32_t kStackColumns = 0007007007U;

// The cells that the digit keeps on either side of the branch.
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

// How many triads are set in each field of three bits: the fields are the bands' rows in lane kRowsPossible
// and the stacks' columns, by bands, in lane kColumnsPossible.
inline Words set_in_fields(Words triads) {
    const Words lowest = all_words(0111111111);
    return (triads & lowest) + ((triads >> 1) & lowest) + ((triads >> 2) & lowest);
}

// The number of triads of all digits in the bands (0 to 2) and the stacks (3 to 5). They are counted side by
// side, since a processor without a population count takes long for 54 words.
inline std::array<std::uint32_t, 6> triads_in_lines(const Board& board) {
    const Words every_other = all_words(0707070707);
    Words even{};  // fields 0, 2, 4, 6, 8, six bits each
    Words odd{};   // fields 1, 3, 5, 7
    const auto add = [&](Words fields) {
        even += fields & every_other;
        odd += (fields >> 3) & every_other;
    };
    // Two digits have at most six triads in a field, which fits.
    for (std::size_t digit = 0; digit < 8; digit += 2) {
        add(set_in_fields(board.triads[digit]) + set_in_fields(board.triads[digit + 1]));
    }
    add(set_in_fields(board.triads[8]));
    const auto field = [&](std::uint32_t number, TriadLane lane) {
        const Words& fields = number % 2 == 0 ? even : odd;
        return fields[lane] >> (number / 2 * 6) & 077U;
    };
    std::array<std::uint32_t, 6> totals{};
    for (std::uint32_t line = 0; line < 3; ++line) {
        for (std::uint32_t i = 0; i < 3; ++i) {
            totals[line] += field(3 * line + i, kRowsPossible);
            totals[3 + line] += field(3 * i + line, kColumnsPossible);
        }
    }
    return totals;
}

// The band or stack with the fewest triads for all digits together, among those with a choice left: 27,
// three for each digit, would leave none. tdoku counts permutations instead of triads, which gives as many
// branches, but the sum of triads is cheaper.
inline std::uint32_t tightest_line(const Board& board) {
    const std::array<std::uint32_t, 6> totals = triads_in_lines(board);
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
