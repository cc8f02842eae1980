// The score of a puzzle as HoDoKu counts: the sum of the points of each step in its order. HoDoKu's own solver finds other
// patterns now and then, so its number may differ.
#pragma once

#include <cstdint>

#include "sudoku/techniques/path.hpp"

namespace retrace::techniques {

// The points of a digit that is found by trying, where no technique goes on.
inline constexpr int kPointsOfTrying = 10'000;

// A value.
class Score {
  public:
    // Givens with one solution.
    explicit Score(const Grid& givens) : path_(givens, Order::hodoku, true) {}

    // As Path::run. True when the score is there.
    bool run(std::uint64_t budget);

    int points() const { return points_; }

  private:
    Path path_;
    int points_ = 0;
};

}  // namespace retrace::techniques
