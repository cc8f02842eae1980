// Chooses each kind of move as often as it has proven useful.
#include "sudoku/climb/move.hpp"

#include <utility>
#include <vector>

#include "sudoku/search/choice.hpp"

namespace retrace::climb {
namespace {

using generate::Random;

struct Pair {
    int a;
    int b;
};

// Two different numbers below three.
Pair two_of_three(Random& random) {
    const int a = static_cast<int>(random.below(3));
    return {a, (a + 1 + static_cast<int>(random.below(2))) % 3};
}

Grid transposed(const Grid& grid) {
    Grid other;
    for (Cell cell = 0; cell < kCells; ++cell) {
        other[cell_at(column_of(cell), row_of(cell))] = grid[cell];
    }
    return other;
}

void exchange_rows(Grid& grid, int a, int b) {
    for (int column = 0; column < 9; ++column) {
        std::swap(grid[cell_at(a, column)], grid[cell_at(b, column)]);
    }
}

Grid with_lines_exchanged(Grid grid, Random& random) {
    const bool is_columns = random.below(2) == 1;
    if (is_columns) grid = transposed(grid);
    const Pair pair = two_of_three(random);
    if (random.below(3) == 0) {
        for (int row = 0; row < 3; ++row) exchange_rows(grid, pair.a * 3 + row, pair.b * 3 + row);
    } else {
        const int band = static_cast<int>(random.below(3)) * 3;
        exchange_rows(grid, band + pair.a, band + pair.b);
    }
    return is_columns ? transposed(grid) : grid;
}

Grid with_digits_exchanged(Grid grid, Random& random) {
    const auto a = static_cast<Digit>(1 + random.below(9));
    const auto b = static_cast<Digit>(1 + (a + random.below(8)) % 9);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (grid[cell] == a) {
            grid[cell] = b;
        } else if (grid[cell] == b) {
            grid[cell] = a;
        }
    }
    return grid;
}

Cell any_cell(const Grid& grid, bool is_given, Random& random) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if ((grid[cell] != 0) == is_given) cells.push_back(cell);
    }
    return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
}

void drop_given(Grid& grid, Random& random) {
    grid[any_cell(grid, true, random)] = 0;
}

// Changes nothing where the cell has no candidate.
void add_given(Grid& grid, Random& random) {
    const Cell cell = any_cell(grid, false, random);
    DigitSet digits = candidates_of(grid, cell);
    if (digits == kNoDigits) return;
    for (auto n = random.below(static_cast<std::uint32_t>(size_of(digits))); n > 0; --n) {
        digits = without(digits, set_of(smallest(digits)));
    }
    grid[cell] = smallest(digits);
}

}  // namespace

Move any_move(const Grid& puzzle, Random& random) {
    const std::uint32_t kind = random.below(16);
    if (kind < 4) return {with_lines_exchanged(puzzle, random), false};
    if (kind < 8) return {with_digits_exchanged(puzzle, random), false};
    if (kind == 8) return {transposed(puzzle), false};
    const int blanks = puzzle.blanks();
    Grid other = puzzle;
    if (kind < 14) {
        // Exchanges one given, and now and then two.
        const int count = kind < 12 ? 1 : 2;
        for (int i = 0; i < count && other.blanks() < kCells; ++i) drop_given(other, random);
        for (int i = 0; i < count; ++i) add_given(other, random);
    } else if (kind == 14 && blanks < kCells) {
        drop_given(other, random);
    } else if (blanks > 0) {
        add_given(other, random);
    }
    return {other, true};
}

}  // namespace retrace::climb
