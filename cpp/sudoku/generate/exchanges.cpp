// Follows an exchange from cell to cell until it closes or meets a given.
#include "sudoku/generate/exchanges.hpp"

#include "sudoku/cell_set.hpp"

namespace retrace::generate {

Exchanges::Exchanges(const Grid& solution) : solution_(solution) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (const int house : houses_of(cell)) {
            cell_of_[static_cast<std::size_t>(house)][solution[cell]] = cell;
        }
    }
}

bool Exchanges::leaves_another(const Grid& puzzle, Cell cell) const {
    for (int line : {row_of(cell), 9 + column_of(cell)}) {
        const int first = line / 3 * 3;
        for (int with = first; with < first + 3; ++with) {
            if (with != line && exchanges_lines(puzzle, cell, line, with)) return true;
        }
    }
    for (Digit with = 1; with <= 9; ++with) {
        if (with != solution_[cell] && exchanges_digits(puzzle, cell, with)) return true;
    }
    return false;
}

// Each of the cells brings along the cells of the other digit in its houses.
bool Exchanges::exchanges_digits(const Grid& puzzle, Cell cell, Digit with) const {
    const Digit own = solution_[cell];
    std::array<Cell, 18> cells{cell};
    std::size_t known = 1;
    CellSet seen;
    seen.add(cell);
    for (std::size_t next = 0; next < known; ++next) {
        const Digit other = solution_[cells[next]] == own ? with : own;
        for (const int house : houses_of(cells[next])) {
            const Cell reached = cell_of_[static_cast<std::size_t>(house)][other];
            if (seen.contains(reached)) continue;
            if (puzzle[reached] != 0) return false;
            seen.add(reached);
            cells[known++] = reached;
        }
    }
    return true;
}

// The cell's neighbour in the other line has a digit that is somewhere in this line, too, and so on until
// the first digit comes again.
bool Exchanges::exchanges_lines(const Grid& puzzle, Cell cell, int line, int with) const {
    const auto own = static_cast<std::size_t>(line);
    const int across = with - line;
    Cell at = cell;
    do {
        const auto beside = static_cast<Cell>(at + (line < 9 ? 9 * across : across));
        if (puzzle[at] != 0 || puzzle[beside] != 0) return false;
        at = cell_of_[own][solution_[beside]];
    } while (at != cell);
    return true;
}

}  // namespace retrace::generate
