// Lists choices.
#include "sudoku/search/choice.hpp"

namespace retrace {

Choices choices_of(Cell cell, DigitSet digits) {
    Choices choices;
    for (; digits != kNoDigits; digits = without(digits, set_of(smallest(digits)))) {
        choices.push_back({cell, smallest(digits)});
    }
    return choices;
}

DigitSet candidates_of(const Grid& grid, Cell cell) {
    DigitSet digits = kAllDigits;
    for (const std::uint8_t house : houses_of(cell)) {
        for (const Cell peer : kHouseCells[house]) {
            if (peer != cell && grid[peer] != 0) digits = without(digits, set_of(grid[peer]));
        }
    }
    return digits;
}

Choices choices_above(const Grid& grid, Cell cell, Digit tried) {
    const auto above = static_cast<DigitSet>(kAllDigits << tried);
    return choices_of(cell, candidates_of(grid, cell) & above);
}

}  // namespace retrace
