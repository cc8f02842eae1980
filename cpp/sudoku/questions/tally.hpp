// How often each digit stands in each cell over all solutions of a puzzle.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoku/engine/search.hpp"
#include "sudoku/grid.hpp"

namespace retrace::questions {

// Goes through the solutions in pieces, exactly up to a limit.
class Tally {
  public:
    // Keeps the first `kept` solutions that it meets, in no particular order.
    Tally(const Grid& givens, std::uint64_t limit, std::size_t kept);

    // Takes at most `budget` branches and as many solutions more; true when done.
    bool run(std::uint64_t budget);

    std::uint64_t solutions() const { return solutions_; }
    bool limit_reached() const { return solutions_ == limit_; }

    // Of digit d in cell c at 9 * c + d - 1.
    const std::array<double, std::size_t{kCells} * 9>& counts() const { return counts_; }

    // 81 bytes 1 to 9 each.
    const std::vector<Digit>& kept() const { return kept_; }

  private:
    void count(const engine::Board& solved);

    std::uint64_t limit_;
    std::size_t most_kept_;
    std::uint64_t solutions_ = 0;
    std::array<double, std::size_t{kCells} * 9> counts_{};
    std::vector<Digit> kept_;
    engine::Search search_;
};

}  // namespace retrace::questions
