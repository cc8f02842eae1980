// The goal of a level of a search and its choices, for watching.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/grid.hpp"

namespace retrace {

// A digit in a cell.
struct Choice {
    Cell cell = 0;
    Digit digit = 0;

    friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

// At most nine a level.
using Choices = std::vector<Choice>;

// The goal of a level, one of the 324 conditions that a solution meets exactly once:
//   0..80    fill that cell
//   81..323  81 + house * 9 + digit - 1: put the digit into the house, as numbered in kHouseCells
using Goal = std::uint16_t;

inline constexpr Goal kGoals = kCells + kHouses * 9;  // 324
inline constexpr Goal kNoGoal = kGoals;

constexpr Goal goal_of(int house, Digit digit) {
    return static_cast<Goal>(kCells + house * 9 + digit - 1);
}
constexpr bool is_cell(Goal goal) {
    return goal < kCells;
}

// The digits that no peer of a cell holds.
DigitSet candidates_of(const Grid& grid, Cell cell);

// A cell with each of some digits, ascending.
Choices choices_of(Cell cell, DigitSet digits);

// A choice for each digit above `tried` that no peer of the cell holds: those that a strategy without a list
// will find.
Choices choices_above(const Grid& grid, Cell cell, Digit tried);

}  // namespace retrace
