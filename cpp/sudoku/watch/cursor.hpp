// A position within a search, moved on and back at will.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/watch/frontier.hpp"

namespace retrace {

// A step with what led to it.
struct TrailStep {
    Step step;
    Goal goal = 0;    // of the level at work before the step
    Choice previous;  // what a placement's level tried just before it; digit 0: nothing

    friend constexpr bool operator==(const TrailStep&, const TrailStep&) = default;
};

// Moving is in pieces: aim, then run until it says that the aim is reached. Aiming anew before that
// is allowed. No step is undone: going back is going on from the last checkpoint.
class Cursor {
  public:
    static constexpr std::uint64_t kTrail = 32;

    explicit Cursor(const Frontier& frontier) : search_(frontier.search_at(0)) {}

    void aim(std::uint64_t position) { aim_ = position; }

    // Takes about `budget` steps, exploring on where the aim is beyond. True when the cursor is at
    // the aim, or at the last position where that comes before.
    bool run(Frontier& frontier, std::uint64_t budget);

    std::uint64_t position() const { return search_.position(); }
    const WatchedSearch& search() const { return search_; }

    // The last steps that led here, at most kTrail, the oldest first.
    const std::vector<TrailStep>& trail() const { return trail_; }

  private:
    void take_up_before_aim(const Frontier& frontier);
    std::uint64_t hurry(std::uint64_t steps);
    void step();

    WatchedSearch search_;
    std::vector<TrailStep> trail_;
    std::uint64_t aim_ = 0;
};

}  // namespace retrace
