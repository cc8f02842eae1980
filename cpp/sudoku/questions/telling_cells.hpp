// Fewest cells whose digits tell one solution from all others, where every solution is known.
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

// Sets of cells are tried by size: a digit in a cell keeps some of the solutions, and a set is found
// where one is left. So what is found is proven to be smallest.
class FindTellingCells {
  public:
    // At least two solutions, and no digit in a cell that only one of them has.
    explicit FindTellingCells(const std::vector<Grid>& solutions);

    // True when found or given up.
    bool run(Meter& meter);
    const std::optional<TellingCells>& answer() const { return found_; }

    // No set of so many cells does.
    std::size_t tried_to() const { return size_ - 1; }

  private:
    using Indices = std::vector<std::uint16_t>;

    // Some cells are chosen, each with a digit, and `among` is what they keep.
    struct Level {
        Indices among;
        std::size_t at;  // into open_: the cell that is tried next to them
        Digit digit;     // the next of its digits to be tried; 0: not looked at yet
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
    std::size_t size_ = 1;  // that is being tried; start_size() makes it one more
    std::vector<Level> levels_;
    std::optional<TellingCells> found_;
};

}  // namespace retrace::questions
