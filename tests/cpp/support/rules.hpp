// The rules of Sudoku, written without the code under test: grids are strings of 81 characters.
#pragma once

#include <string>
#include <string_view>

namespace retrace::rules {

inline bool is_blank(char c) {
    return c == '.' || c == '0';
}

// Whether two different cells are in one row, column or box.
inline bool share_a_house(int a, int b) {
    const bool row = a / 9 == b / 9;
    const bool column = a % 9 == b % 9;
    const bool box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    return a != b && (row || column || box);
}

inline bool fits(std::string_view grid, int cell, char digit) {
    for (int other = 0; other < 81; ++other) {
        const auto at = static_cast<std::size_t>(other);
        if (share_a_house(cell, other) && grid[at] == digit) return false;
    }
    return true;
}

// Whether no digit stands twice in a house; blanks allowed.
inline bool is_consistent(std::string_view grid) {
    for (int cell = 0; cell < 81; ++cell) {
        const char digit = grid[static_cast<std::size_t>(cell)];
        if (!is_blank(digit) && !fits(grid, cell, digit)) return false;
    }
    return true;
}

// Whether a grid is full, obeys the rules and keeps every given of the puzzle.
inline bool is_solution_of(std::string_view puzzle, std::string_view grid) {
    if (grid.size() != 81 || puzzle.size() != 81) return false;
    for (std::size_t cell = 0; cell < 81; ++cell) {
        if (grid[cell] < '1' || grid[cell] > '9') return false;
        if (!is_blank(puzzle[cell]) && puzzle[cell] != grid[cell]) return false;
    }
    return is_consistent(grid);
}

// How many solutions a consistent grid has, up to a limit, by trying every digit in every blank:
// for grids with few blanks.
inline int count_by_trying(std::string grid, int limit, std::size_t from = 0) {
    while (from < 81 && !is_blank(grid[from])) ++from;
    if (from == 81) return 1;
    int found = 0;
    for (char digit = '1'; digit <= '9' && found < limit; ++digit) {
        if (!fits(grid, static_cast<int>(from), digit)) continue;
        grid[from] = digit;
        found += count_by_trying(grid, limit - found, from + 1);
        grid[from] = '.';
    }
    return found;
}

}  // namespace retrace::rules
