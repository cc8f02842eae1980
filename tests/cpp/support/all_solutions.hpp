// Every solution of a puzzle by plain trying, without the code under test: strings in order.
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <string>
#include <vector>

#include "support/rules.hpp"

namespace retrace::rules {

// The blank with the fewest legal digits, and those digits; no cell where the grid is full.
struct Open {
    int cell = -1;
    std::string digits;
};

// Notes the digits of each house first, since comparing every pair of cells takes fifty times as long.
inline Open most_restricted(const std::string& grid) {
    std::array<std::bitset<10>, 9> rows;
    std::array<std::bitset<10>, 9> columns;
    std::array<std::bitset<10>, 9> boxes;
    const auto box_of = [](std::size_t cell) { return cell / 27 * 3 + cell % 9 / 3; };
    for (std::size_t cell = 0; cell < 81; ++cell) {
        if (is_blank(grid[cell])) continue;
        const auto digit = static_cast<std::size_t>(grid[cell] - '0');
        rows.at(cell / 9).set(digit);
        columns.at(cell % 9).set(digit);
        boxes.at(box_of(cell)).set(digit);
    }

    int best = -1;
    std::size_t fewest = 10;
    std::bitset<10> standing;
    for (std::size_t cell = 0; cell < 81 && fewest > 1; ++cell) {
        if (!is_blank(grid[cell])) continue;
        const auto seen = rows.at(cell / 9) | columns.at(cell % 9) | boxes.at(box_of(cell));
        if (9 - seen.count() >= fewest) continue;
        best = static_cast<int>(cell);
        fewest = 9 - seen.count();
        standing = seen;
    }
    Open open{best, {}};
    for (std::size_t digit = 1; best >= 0 && digit <= 9; ++digit) {
        if (!standing[digit]) open.digits += static_cast<char>('0' + digit);
    }
    return open;
}

inline void collect_solutions(std::string& grid, std::vector<std::string>& found) {
    const Open open = most_restricted(grid);
    if (open.cell < 0) {
        found.push_back(grid);
        return;
    }
    for (const char digit : open.digits) {
        grid[static_cast<std::size_t>(open.cell)] = digit;
        collect_solutions(grid, found);
    }
    grid[static_cast<std::size_t>(open.cell)] = '.';
}

// All solutions in order; meant for puzzles with few solutions.
inline std::vector<std::string> all_solutions(std::string puzzle) {
    std::vector<std::string> found;
    if (is_consistent(puzzle)) collect_solutions(puzzle, found);
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace retrace::rules
