// The reason of a step: what forced it, which digits were refused and by which cells.
#pragma once

#include <vector>

#include "sudoku/search/choice.hpp"
#include "sudoku/search/step.hpp"

namespace retrace {

inline constexpr Cell kNoCell = kCells;
inline constexpr std::uint8_t kNoHouse = kHouses;

// A digit that does not fit a cell, because `peer`, in that house, has it.
struct Refusal {
    Digit digit = 0;
    Cell peer = kNoCell;            // kNoCell: the recording names none
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

// The first peer with the digit in the row, then the column, then the box, as a strategy that reads cells
// finds it; its digit is 0 where the digit fits.
Refusal refusal_of(const Grid& grid, Choice choice);

// The refusals of the digits from `from` up to and without `to`.
Refusals refusals_of(const Grid& grid, Cell cell, Digit from, Digit to);

// A goal that cannot be met on a board: a blank that no digit fits or, without one, a digit that fits no
// cell of a house. kNoGoal: there is neither.
Goal impasse_on(const Grid& grid);

// The reason of a step: `goal` and `cause` are those of the current level before it, `before` is the board,
// `previous` the choice that the level tried just before.
Reason reason_of(const Step& step, Goal goal, Goal cause, Choice previous, const Grid& before);

}  // namespace retrace
