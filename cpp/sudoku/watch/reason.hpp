// Why a step is what it is: what forced it, which digits were refused and by what.
#pragma once

#include <vector>

#include "sudoku/search/choice.hpp"
#include "sudoku/search/step.hpp"

namespace retrace {

inline constexpr Cell kNoCell = kCells;
inline constexpr std::uint8_t kNoHouse = kHouses;

// A digit that does not fit a cell: `peer`, of that house, has it.
struct Refusal {
    Digit digit = 0;
    Cell peer = kNoCell;            // kNoCell: who says so names none
    std::uint8_t house = kNoHouse;  // as in kHouseCells

    friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

using Refusals = std::vector<Refusal>;

struct Reason {
    // The goal that could be met in one way only, or in none; kNoGoal: nothing forced the step.
    Goal cause = kNoGoal;
    // The refused digits of the cell that was to be filled, ascending.
    Refusals refused;
    // Candidates that a deduction ruled out.
    Choices removed;

    friend bool operator==(const Reason&, const Reason&) = default;
};

// The peer with the digit that is met first in the row, then in the column, then in the box, as a
// strategy that reads finds it; its digit is 0 where the digit fits.
Refusal refusal_of(const Grid& grid, Choice choice);

// The refusals of the digits from `from` up to and without `to`.
Refusals refusals_of(const Grid& grid, Cell cell, Digit from, Digit to);

// The goal that cannot be met on a board: a blank that no digit fits or, if there is none, a digit without
// a place in a house. kNoGoal: there is neither.
Goal impasse_on(const Grid& grid);

// Why a step was taken: `goal` and `cause` are those of the level at work before it, `before` is
// the board, `previous` what the level tried just before.
Reason reason_of(const Step& step, Goal goal, Goal cause, Choice previous, const Grid& before);

}  // namespace retrace
