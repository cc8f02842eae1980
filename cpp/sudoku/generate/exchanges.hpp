// Other solutions that are seen without a search: two digits or two lines exchanged in some cells.
#pragma once

#include <array>

#include "sudoku/grid.hpp"

namespace retrace::generate {

// The exchanges within one solution. Where two digits fill the same cells of some rows, columns and boxes, or two rows
// of a band (two columns of a stack) have the same digits in some columns, exchanging them makes
// another solution: a puzzle that has no given there has both. Half of the givens of a minimal puzzle
// are needed for such an exchange alone.
class Exchanges {
  public:
    explicit Exchanges(const Grid& solution);

    // Whether an exchange that changes this blank keeps all givens of the puzzle; the solution is one
    // of the puzzle's. Without one there may be other solutions all the same.
    bool leaves_another(const Grid& puzzle, Cell cell) const;

  private:
    bool exchanges_digits(const Grid& puzzle, Cell cell, Digit with) const;
    // The line (a row: 0 to 8, a column: 9 to 17) of the cell with another one.
    bool exchanges_lines(const Grid& puzzle, Cell cell, int line, int with) const;

    Grid solution_;
    std::array<std::array<Cell, 10>, 27> cell_of_{};  // by house as in kHouseCells, and digit
};

}  // namespace retrace::generate
