// The ways the write-ups keep the 81 digits: an array, and vectors of vectors, by reference or by value.
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

    void put(Cell cell, int digit) { digits_[cell] = digit; }
    void clear(Cell cell) { digits_[cell] = 0; }

    int at(int cell) const { return digits_[static_cast<std::size_t>(cell)]; }
    int at(int row, int column) const {
        return digits_[static_cast<std::size_t>(row * 9 + column)];
    }

    const ArrayBoard& as_passed() const { return *this; }

  private:
    std::array<int, kCells> digits_{};
};

// vector<vector<int>>& board: each row is its own allocation, each read goes through two pointers.
class NestedVectorBoard {
  public:
    explicit NestedVectorBoard(const Grid& givens) : digits_(9, std::vector<int>(9, 0)) {
        for (Cell cell = 0; cell < kCells; ++cell) put(cell, givens[cell]);
    }

    void put(Cell cell, int digit) {
        row_with(cell)[static_cast<std::size_t>(column_of(cell))] = digit;
    }
    void clear(Cell cell) { put(cell, 0); }

    int at(Cell cell) const { return at(row_of(cell), column_of(cell)); }
    int at(int row, int column) const {
        return digits_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }

    const NestedVectorBoard& as_passed() const { return *this; }

  private:
    std::vector<int>& row_with(Cell cell) {
        return digits_[static_cast<std::size_t>(row_of(cell))];
    }

    std::vector<std::vector<int>> digits_;
};

// vector<vector<int>> board, passed by value: every call of the recursion and every check of a digit
// allocates and copies its ten vectors, and frees them on return. A digit that is put in is followed
// by a call, one that is taken back by a return.
class CopiedVectorBoard {
  public:
    explicit CopiedVectorBoard(const Grid& givens) {
        calls_.reserve(kCells + 2);  // the caller's board, one a cell, and the last call's
        calls_.emplace_back(givens);
        calls_.push_back(calls_.back());
    }

    void put(Cell cell, int digit) {
        calls_.back().put(cell, digit);
        calls_.push_back(calls_.back());
    }
    void clear(Cell cell) {
        calls_.pop_back();
        calls_.back().clear(cell);
    }

    int at(Cell cell) const { return calls_.back().at(cell); }

    NestedVectorBoard as_passed() const { return calls_.back(); }

  private:
    std::vector<NestedVectorBoard> calls_;
};

}  // namespace retrace
