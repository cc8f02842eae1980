// Extended rectangles: six blanks in two lines of a chute, one pair in each of its boxes. Were three digits to fill them
// alone, the two lines could be exchanged there, and the puzzle had a second solution.
#include <array>

#include "sudoku/techniques/combinations.hpp"
#include "sudoku/techniques/finders.hpp"
#include "sudoku/techniques/guarded_pattern.hpp"

namespace retrace::techniques {
namespace {

constexpr std::array<std::array<int, 2>, 3> kLinePairs{{{0, 1}, {0, 2}, {1, 2}}};

// A cell of two lines, along rows or along columns.
Cell cell_along(HouseKind kind, int line, int across) {
    return kind == HouseKind::row ? cell_at(line, across) : cell_at(across, line);
}

// The places across of two lines at which both cells are blank, as bits.
Positions blank_pairs(const Candidates& board, HouseKind kind, int first, int second) {
    unsigned pairs = 0;
    for (int across = 0; across < 9; ++across) {
        if (board.of(cell_along(kind, first, across)) != 0 &&
            board.of(cell_along(kind, second, across)) != 0) {
            pairs |= 1U << static_cast<unsigned>(across);
        }
    }
    return static_cast<Positions>(pairs);
}

bool use_cells(const Candidates& board, CellSet cells, Deduction& found) {
    for (const unsigned chosen : Combinations(3, 9)) {
        const GuardedPattern pattern{cells, static_cast<DigitSet>(chosen)};
        bool is_held = true;
        for (const Cell cell : cells) is_held &= size_of(board.of(cell) & pattern.digits) > 1;
        if (!is_held || extra_cells(board, pattern).size() > kMostExtraCells) continue;
        if (use_extras(board, pattern, found)) return true;
    }
    return false;
}

bool use_lines(const Candidates& board, HouseKind kind, int first, int second, Deduction& found) {
    const unsigned pairs = blank_pairs(board, kind, first, second);
    for (const unsigned chosen : Combinations(3, 9)) {
        if ((chosen & ~pairs) != 0) continue;
        const bool is_one_a_box =
            count_bits(chosen & 7U) == 1 && count_bits(chosen >> 3U & 7U) == 1;
        if (!is_one_a_box) continue;
        CellSet cells;
        for (int across = 0; across < 9; ++across) {
            if ((chosen >> static_cast<unsigned>(across) & 1U) == 0) continue;
            cells.add(cell_along(kind, first, across));
            cells.add(cell_along(kind, second, across));
        }
        if (use_cells(board, cells, found)) return true;
    }
    return false;
}

}  // namespace

bool find_extended_rectangle(const Candidates& board, Deduction& found) {
    for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
        for (int chute = 0; chute < 9; chute += 3) {
            for (const auto& [first, second] : kLinePairs) {
                if (use_lines(board, kind, chute + first, chute + second, found)) return true;
            }
        }
    }
    return false;
}

}  // namespace retrace::techniques
