// Other solutions that need no search: two digits or two lines are exchanged in some cells.
#pragma once

#include <array>

#include "sudoku/grid.hpp"

namespace retrace::generate {

// The exchanges within one solution. Where two digits fill the same cells of some rows, columns and boxes,
// or two rows of a band (two columns of a stack) have the same digits in some columns, exchanging them
// gives another solution: a puzzle without a given there has both solutions. Half of the givens of a minimal
// puzzle are needed only because of such an exchange.
class Exchanges {
  public:
    explicit Exchanges(const Grid& solution);

    // Whether an exchange that changes this blank keeps all givens of the puzzle, which has this solution.
    // Without such an exchange there may still be other solutions.
    bool leaves_another(const Grid& puzzle, Cell cell) const;

  private:
    bool exchanges_digits(const Grid& puzzle, Cell cell, Digit with) const;
    // The cell's line (a row: 0 to 8, a column: 9 to 17) with another line of its band or stack.
    bool exchanges_lines(const Grid& puzzle, Cell cell, int line, int with) const;

    Grid solution_;
    std::array<std::array<Cell, 10>, 27> cell_of_{};  // by house as in kHouseCells, and digit
};

}  // namespace retrace::generate
