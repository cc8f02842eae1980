// The fewest cells whose digits tell one solution from all others, where every solution is known.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/questions/question.hpp"

namespace retrace::questions {

struct TellingCells {
    std::vector<Cell> cells;
    Grid solution;
};

// Tries sets of cells by size: a digit in a cell keeps some of the solutions, and a set is found where one
// is left. So the set found is proven to be smallest.
class FindTellingCells {
  public:
    // There are at least two solutions, and no digit of a cell that only one of them has.
    explicit FindTellingCells(const std::vector<Grid>& solutions);

    // True when the set is found or the search given up.
    bool run(Meter& meter);
    const std::optional<TellingCells>& answer() const { return found_; }

    // No set of this size does.
    std::size_t tried_to() const { return size_ - 1; }

  private:
    using Indices = std::vector<std::uint16_t>;

    // Some cells are chosen, each with a digit, and `among` are the solutions that have these digits.
    struct Level {
        Indices among;
        std::size_t at;  // an index into open_: the cell to try after them
        Digit digit;     // the next digit to try; 0: none was tried yet
        std::array<std::uint16_t, 10> counts{};
    };

    void start_size();
    void step(Meter& meter);
    void look_at_cell();
    void take(Digit digit);
    Indices keeping(const Level& level, Digit digit) const;

    std::vector<Grid> solutions_;
    std::vector<Cell> open_;                  // cells in which solutions differ
    std::vector<std::vector<Digit>> digits_;  // of each open cell, by solution
    std::uint64_t work_ = 0;
    std::size_t size_ = 1;  // the size that is being tried; start_size() adds one
    std::vector<Level> levels_;
    std::optional<TellingCells> found_;
};

}  // namespace retrace::questions
