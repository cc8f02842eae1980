// Finds the reasons of steps on the board.
#include "sudoku/watch/reason.hpp"

#include <algorithm>

namespace retrace {
namespace {

bool fits_somewhere(const Grid& grid, const House& house, Digit digit) {
    return std::any_of(house.begin(), house.end(), [&](Cell cell) {
        return grid[cell] == digit ||
               (grid[cell] == 0 && refusal_of(grid, {cell, digit}).digit == 0);
    });
}

}  // namespace

Refusal refusal_of(const Grid& grid, Choice choice) {
    for (const std::uint8_t house : houses_of(choice.cell)) {
        for (const Cell peer : kHouseCells[house]) {
            if (peer != choice.cell && grid[peer] == choice.digit) {
                return {choice.digit, peer, house};
            }
        }
    }
    return {};
}

Refusals refusals_of(const Grid& grid, Cell cell, Digit from, Digit to) {
    Refusals refused;
    for (Digit digit = from; digit < to; ++digit) {
        const Refusal refusal = refusal_of(grid, {cell, digit});
        if (refusal.digit != 0) refused.push_back(refusal);
    }
    return refused;
}

Goal impasse_on(const Grid& grid) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (grid[cell] == 0 && candidates_of(grid, cell) == kNoDigits) return cell;
    }
    for (int house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (!fits_somewhere(grid, kHouseCells[static_cast<std::size_t>(house)], digit)) {
                return goal_of(house, digit);
            }
        }
    }
    return kNoGoal;
}

Reason reason_of(const Step& step, Goal goal, Goal cause, Choice previous, const Grid& before) {
    switch (step.kind) {
        case StepKind::placement:
        case StepKind::solution: {
            Reason reason{cause, {}, {}};
            const auto first = static_cast<Digit>(previous.digit + 1);
            if (is_cell(goal)) reason.refused = refusals_of(before, step.cell, first, step.digit);
            return reason;
        }
        case StepKind::dead_end: {
            Reason reason{cause != kNoGoal ? cause : goal, {}, {}};
            if (is_cell(reason.cause)) {
                const auto cell = static_cast<Cell>(reason.cause);
                reason.refused = refusals_of(before, cell, 1, 10);
            }
            return reason;
        }
        case StepKind::backtrack:
            break;
    }
    return {};
}

}  // namespace retrace
