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

Choices choices_above(const Grid& grid, Cell cell, Digit tried) {
    DigitSet digits = kAllDigits & static_cast<DigitSet>(kAllDigits << tried);
    for (const std::uint8_t house : houses_of(cell)) {
        for (const Cell peer : kHouseCells[house]) {
            if (grid[peer] != 0) digits = without(digits, set_of(grid[peer]));
        }
    }
    return choices_of(cell, digits);
}

}  // namespace retrace
