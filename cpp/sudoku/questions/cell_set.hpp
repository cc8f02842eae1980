// A set of cells as 81 bits.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "sudoku/grid.hpp"

namespace retrace::questions {

class CellSet {
  public:
    void add(Cell cell) { words_[cell / 64U] |= bit(cell); }
    void remove(Cell cell) { words_[cell / 64U] &= ~bit(cell); }
    bool has(Cell cell) const { return (words_[cell / 64U] & bit(cell)) != 0; }

    bool empty() const { return (words_[0] | words_[1]) == 0; }
    std::size_t size() const {
        return static_cast<std::size_t>(std::popcount(words_[0]) + std::popcount(words_[1]));
    }
    // Of a set that is not empty.
    Cell first() const {
        return static_cast<Cell>(words_[0] != 0 ? std::countr_zero(words_[0])
                                                : 64 + std::countr_zero(words_[1]));
    }
    bool meets(const CellSet& other) const {
        return ((words_[0] & other.words_[0]) | (words_[1] & other.words_[1])) != 0;
    }
    void add(const CellSet& other) {
        words_[0] |= other.words_[0];
        words_[1] |= other.words_[1];
    }
    void remove(const CellSet& other) {
        words_[0] &= ~other.words_[0];
        words_[1] &= ~other.words_[1];
    }

    // In ascending order.
    std::vector<Cell> cells() const {
        std::vector<Cell> list;
        for (CellSet rest = *this; !rest.empty(); rest.remove(rest.first())) {
            list.push_back(rest.first());
        }
        return list;
    }

  private:
    static constexpr std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell % 64U); }

    std::array<std::uint64_t, 2> words_{};
};

inline CellSet givens_of(const Grid& puzzle) {
    CellSet givens;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] != 0) givens.add(cell);
    }
    return givens;
}

inline CellSet differences(const Grid& a, const Grid& b) {
    CellSet cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (a[cell] != b[cell]) cells.add(cell);
    }
    return cells;
}

// The grid with another one's digits in these cells.
inline Grid with_digits_of(Grid grid, const Grid& other, const CellSet& cells) {
    for (CellSet rest = cells; !rest.empty(); rest.remove(rest.first())) {
        grid[rest.first()] = other[rest.first()];
    }
    return grid;
}

}  // namespace retrace::questions
