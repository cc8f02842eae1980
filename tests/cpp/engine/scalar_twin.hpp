// The engine's reference: the plainest solvers there are, for tests to compare with.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "sudoku/contradiction.hpp"
#include "sudoku/grid.hpp"

namespace retrace::twin {

// Whether every house of a grid has each digit once.
inline bool is_solution(const Grid& grid) {
    for (const House& house : kHouseCells) {
        DigitSet seen = kNoDigits;
        for (const Cell cell : house) {
            if (grid[cell] != 0) seen = static_cast<DigitSet>(seen | set_of(grid[cell]));
        }
        if (seen != kAllDigits) return false;
    }
    return true;
}

inline bool keeps_givens(const Grid& solution, const Grid& givens) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (givens[cell] != 0 && givens[cell] != solution[cell]) return false;
    }
    return true;
}

// The candidates of a cell, found by reading the cell's houses.
inline DigitSet candidates_of(const Grid& grid, Cell cell) {
    DigitSet taken = kNoDigits;
    for (const std::uint8_t house : houses_of(cell)) {
        for (const Cell other : kHouseCells[house]) {
            if (grid[other] != 0) taken = static_cast<DigitSet>(taken | set_of(grid[other]));
        }
    }
    return without(kAllDigits, taken);
}

// Counts by trying the digits of the blank with the fewest candidates, up to a limit. The digits
// used in each house are kept as masks.
class Counting {
  public:
    explicit Counting(std::uint64_t limit, std::uint64_t nodes = ~std::uint64_t{0})
        : limit_(limit), nodes_left_(nodes) {}

    // The number of solutions; it means nothing if gave_up().
    std::uint64_t count(const Grid& givens) {
        solutions_ = 0;
        grid_ = givens;
        if (has_contradiction(givens)) return 0;
        used_.fill(kNoDigits);
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (givens[cell] != 0) flip(cell, set_of(givens[cell]));
        }
        descend();
        return solutions_;
    }

    bool gave_up() const { return nodes_left_ == 0; }
    const Grid& last() const { return last_; }

  private:
    void flip(Cell cell, DigitSet digit) {
        for (const std::uint8_t house : houses_of(cell)) {
            used_[house] = static_cast<DigitSet>(used_[house] ^ digit);
        }
    }

    DigitSet free_in(Cell cell) const {
        const auto [row, column, box] = houses_of(cell);
        return static_cast<DigitSet>(kAllDigits & ~(used_[row] | used_[column] | used_[box]));
    }

    void descend() {
        if (nodes_left_ == 0 || --nodes_left_ == 0) return;
        Cell best = kCells;
        DigitSet best_set = kNoDigits;
        int fewest = 10;
        for (Cell cell = 0; cell < kCells && fewest > 1; ++cell) {
            if (grid_[cell] != 0) continue;
            const DigitSet set = free_in(cell);
            if (size_of(set) >= fewest) continue;
            fewest = size_of(set);
            best = cell;
            best_set = set;
        }
        if (best == kCells) {
            last_ = grid_;
            ++solutions_;
            return;
        }
        for (DigitSet rest = best_set; rest != 0 && solutions_ < limit_;
             rest = static_cast<DigitSet>(rest & (rest - 1))) {
            grid_[best] = smallest(rest);
            flip(best, set_of(grid_[best]));
            descend();
            flip(best, set_of(grid_[best]));
        }
        grid_[best] = 0;
    }

    std::uint64_t limit_;
    std::uint64_t nodes_left_;
    std::uint64_t solutions_ = 0;
    std::array<DigitSet, kHouses> used_{};
    Grid grid_;
    Grid last_;
};

// The first solution by trying digits in rising order, cell after cell; nothing when the budget of
// placements runs out or there is no solution.
class RowMajor {
  public:
    explicit RowMajor(std::uint64_t placements) : left_(placements) {}

    std::optional<Grid> first(const Grid& givens) {
        grid_ = givens;
        if (has_contradiction(givens) || !descend(0)) return std::nullopt;
        return grid_;
    }

    bool gave_up() const { return left_ == 0; }

  private:
    bool descend(Cell cell) {
        while (cell < kCells && grid_[cell] != 0) ++cell;
        if (cell == kCells) return true;
        for (DigitSet rest = candidates_of(grid_, cell); rest != 0 && left_ != 0;
             rest = static_cast<DigitSet>(rest & (rest - 1))) {
            --left_;
            grid_[cell] = smallest(rest);
            if (descend(static_cast<Cell>(cell + 1))) return true;
        }
        grid_[cell] = 0;
        return false;
    }

    std::uint64_t left_;
    Grid grid_;
};

}  // namespace retrace::twin
