// Random puzzles of every kind; the same seed gives the same puzzles.
#pragma once

#include <algorithm>
#include <random>

#include "engine/scalar_twin.hpp"

namespace retrace::twin {

class RandomPuzzles {
  public:
    explicit RandomPuzzles(std::uint64_t seed) : random_(seed) {}

    // A puzzle of the kind that belongs to `turn`; eight turns go through all kinds.
    Grid next(std::uint64_t turn) {
        if (turn % 64 == 0) solution_ = new_solution();
        shuffle();
        switch (turn % 8) {
            case 0:
                return with_givens(below(9));  // sparse
            case 1:
                return with_givens(9 + below(15));  // a few, mostly many solutions
            case 2:
            case 3:
                return with_givens(24 + below(12));  // about unique
            case 4:
                return with_givens(36 + below(46));  // easy to full
            case 5:
                return with_wrong_digit(30 + below(26));  // mostly unsolvable
            case 6:
                return scribble(2 + below(20));  // digits anywhere, often contradicting
            default:
                return with_equal_pair(20 + below(40));  // contradicting
        }
    }

  private:
    std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(random_() % bound);
    }

    // A random solution grid: the three boxes on the diagonal are random, and a search fills the rest.
    Grid new_solution() {
        Grid grid;
        for (std::size_t box = 0; box < 9; box += 4) {
            std::array<Digit, 9> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
            std::shuffle(digits.begin(), digits.end(), random_);
            const House& house = kHouseCells[18 + box];
            for (std::size_t i = 0; i < 9; ++i) grid[house[i]] = digits[i];
        }
        Counting solver(1 + below(50));
        solver.count(grid);
        return solver.last();
    }

    // Renames the digits and reorders the cells.
    void shuffle() {
        std::array<Digit, 10> name = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        std::shuffle(name.begin() + 1, name.end(), random_);
        for (Cell cell = 0; cell < kCells; ++cell) solution_[cell] = name[solution_[cell]];
        for (Cell cell = 0; cell < kCells; ++cell) order_[cell] = cell;
        std::shuffle(order_.begin(), order_.end(), random_);
    }

    Grid with_givens(std::uint32_t givens) {
        Grid grid;
        for (std::size_t i = 0; i < std::min<std::uint32_t>(givens, kCells); ++i) {
            grid[order_[i]] = solution_[order_[i]];
        }
        return grid;
    }

    // A puzzle in which one given is replaced by another digit that contradicts no given.
    Grid with_wrong_digit(std::uint32_t givens) {
        Grid grid = with_givens(givens);
        for (std::size_t i = 0; i < givens; ++i) {
            const Cell cell = order_[i];
            const Digit right = grid[cell];
            grid[cell] = 0;
            const DigitSet others = without(candidates_of(grid, cell), set_of(right));
            grid[cell] = others != 0 ? smallest(others) : right;
            if (others != 0) break;
        }
        return grid;
    }

    Grid with_equal_pair(std::uint32_t givens) {
        Grid grid = with_givens(givens);
        const House& house = kHouseCells[below(kHouses)];
        const std::size_t first = below(9);
        grid[house[first]] = solution_[house[first]];
        grid[house[(first + 1 + below(8)) % 9]] = solution_[house[first]];
        return grid;
    }

    Grid scribble(std::uint32_t givens) {
        Grid grid;
        for (std::size_t i = 0; i < givens; ++i) grid[order_[i]] = static_cast<Digit>(1 + below(9));
        return grid;
    }

    std::mt19937_64 random_;
    Grid solution_;
    std::array<Cell, kCells> order_{};
};

}  // namespace retrace::twin
