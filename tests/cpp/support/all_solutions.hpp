// Every solution of a puzzle by plain trying, without the code under test: strings in order.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "support/rules.hpp"

namespace retrace::rules {

// The digits that fit into the blank where fewest do; no cell where there is no blank.
struct Open {
    int cell = -1;
    std::string digits;
};

inline Open most_restricted(const std::string& grid) {
    Open best;
    for (int cell = 0; cell < 81; ++cell) {
        if (!is_blank(grid[static_cast<std::size_t>(cell)])) continue;
        std::string digits;
        for (char digit = '1'; digit <= '9'; ++digit) {
            if (fits(grid, cell, digit)) digits += digit;
        }
        if (best.cell < 0 || digits.size() < best.digits.size()) best = {cell, digits};
        if (best.digits.size() < 2) break;
    }
    return best;
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

// For puzzles with few solutions.
inline std::vector<std::string> all_solutions(std::string puzzle) {
    std::vector<std::string> found;
    if (is_consistent(puzzle)) collect_solutions(puzzle, found);
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace retrace::rules
