// Counting solutions up to a limit, in pieces.
#pragma once

#include <cstdint>

#include "sudoku/engine/board_search.hpp"
#include "sudoku/grid.hpp"

namespace retrace {

// Counts with the fast engine. A value of 55 KB; dropping it cancels the count.
class Count {
  public:
    // limit > 0.
    Count(const Grid& givens, std::uint64_t limit);

    // Takes at most `budget` branches and solutions more, some 100 nanoseconds each. True when the
    // count is done.
    bool run(std::uint64_t budget);

    std::uint64_t count() const { return count_; }
    bool limit_reached() const { return count_ == limit_; }

  private:
    std::uint64_t limit_;
    std::uint64_t count_ = 0;
    bool done_ = false;
    engine::BoardSearch search_;
};

}  // namespace retrace
