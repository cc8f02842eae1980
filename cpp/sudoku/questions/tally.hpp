// How often each digit stands in each cell over all solutions of a puzzle.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoku/questions/question.hpp"

namespace retrace::questions {

// The count of digit d in cell c stands at 9 * c + d - 1.
using DigitCounts = std::array<double, std::size_t{kCells} * 9>;

// Goes through the solutions, up to a limit of solutions and a limit of work.
class Tally {
  public:
    // Keeps the first `kept` solutions that it meets, in no particular order.
    Tally(const Grid& givens, std::uint64_t limit, std::size_t kept);

    // The most work of the meter to spend, but for some branches.
    void limit_work(std::uint64_t work) { most_work_ = work; }

    bool run(Meter& meter);

    std::uint64_t solutions() const { return solutions_; }
    // Whether every solution is counted, and there are fewer than the limit.
    bool is_exact() const { return is_exact_; }
    const DigitCounts& counts() const { return counts_; }
    const std::vector<Grid>& kept() const { return kept_; }

  private:
    void count(const Grid& solution);

    std::uint64_t limit_;
    std::size_t most_kept_;
    std::uint64_t most_work_ = ~std::uint64_t{0};
    std::uint64_t work_ = 0;
    std::uint64_t solutions_ = 0;
    bool is_done_ = false;
    bool is_exact_ = false;
    DigitCounts counts_{};
    std::vector<Grid> kept_;
    engine::BoardSearch search_;
};

}  // namespace retrace::questions
