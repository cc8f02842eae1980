// The two ways the write-ups keep the 81 digits: an array, and vectors of vectors.
#pragma once

#include <array>
#include <vector>

#include "sudoku/grid.hpp"

namespace retrace {

// int board[9][9]
class ArrayBoard {
  public:
    explicit ArrayBoard(const Grid& givens) {
        for (Cell cell = 0; cell < kCells; ++cell) digits_[cell] = givens[cell];
    }

    int& at(Cell cell) { return digits_[cell]; }
    int at(int cell) const { return digits_[static_cast<std::size_t>(cell)]; }
    int at(int row, int column) const {
        return digits_[static_cast<std::size_t>(row * 9 + column)];
    }

  private:
    std::array<int, kCells> digits_{};
};

// vector<vector<int>> board: each row is its own allocation, each read goes through two pointers.
class NestedVectorBoard {
  public:
    explicit NestedVectorBoard(const Grid& givens) : digits_(9, std::vector<int>(9, 0)) {
        for (Cell cell = 0; cell < kCells; ++cell) at(cell) = givens[cell];
    }

    int& at(Cell cell) { return row_with(cell)[static_cast<std::size_t>(column_of(cell))]; }
    int at(Cell cell) const { return at(row_of(cell), column_of(cell)); }
    int at(int row, int column) const {
        return digits_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }

  private:
    std::vector<int>& row_with(Cell cell) {
        return digits_[static_cast<std::size_t>(row_of(cell))];
    }

    std::vector<std::vector<int>> digits_;
};

}  // namespace retrace
