// A set of cells as 81 bits, and operations with such sets on grids.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "sudoku/cell.hpp"
#include "sudoku/grid.hpp"

namespace retrace {

// A plain value; iterating over it gives the cells in ascending order.
class CellSet {
  public:
    class Iterator {
      public:
        constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
        constexpr Cell operator*() const {
            return static_cast<Cell>(low_ != 0 ? std::countr_zero(low_)
                                               : 64 + std::countr_zero(high_));
        }
        constexpr Iterator& operator++() {
            (low_ != 0 ? low_ : high_) &= (low_ != 0 ? low_ : high_) - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

      private:
        std::uint64_t low_;
        std::uint64_t high_;
    };

    constexpr CellSet() = default;
    static constexpr CellSet of(Cell cell) {
        CellSet set;
        set.add(cell);
        return set;
    }

    constexpr void add(Cell cell) { word(cell) |= std::uint64_t{1} << (cell & 63U); }
    constexpr void remove(Cell cell) { word(cell) &= ~(std::uint64_t{1} << (cell & 63U)); }
    constexpr bool contains(Cell cell) const {
        return ((cell < 64 ? low_ : high_) >> (cell & 63U) & 1U) != 0;
    }
    constexpr bool empty() const { return (low_ | high_) == 0; }
    constexpr std::size_t size() const {
        return static_cast<std::size_t>(count_bits(low_) + count_bits(high_));
    }
    constexpr bool meets(CellSet other) const {
        return ((low_ & other.low_) | (high_ & other.high_)) != 0;
    }
    // The set must not be empty.
    constexpr Cell first() const { return *begin(); }

    constexpr Iterator begin() const { return {low_, high_}; }
    constexpr Iterator end() const { return {0, 0}; }
    std::vector<Cell> cells() const {
        std::vector<Cell> list;
        list.reserve(size());
        for (const Cell cell : *this) list.push_back(cell);
        return list;
    }

    friend constexpr CellSet operator&(CellSet a, CellSet b) {
        return {a.low_ & b.low_, a.high_ & b.high_};
    }
    friend constexpr CellSet operator|(CellSet a, CellSet b) {
        return {a.low_ | b.low_, a.high_ | b.high_};
    }
    constexpr CellSet without(CellSet other) const {
        return {low_ & ~other.low_, high_ & ~other.high_};
    }
    constexpr CellSet& operator&=(CellSet other) { return *this = *this & other; }
    constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
    friend constexpr bool operator==(const CellSet&, const CellSet&) = default;

  private:
    constexpr CellSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr std::uint64_t& word(Cell cell) { return cell < 64 ? low_ : high_; }

    std::uint64_t low_ = 0;   // cells 0 to 63
    std::uint64_t high_ = 0;  // cells 64 to 80
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

// The grid with the digits of another one in these cells.
inline Grid with_digits_of(Grid grid, const Grid& other, CellSet cells) {
    for (const Cell cell : cells) grid[cell] = other[cell];
    return grid;
}

}  // namespace retrace
