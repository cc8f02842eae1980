// A position among steps, moved on and back at will.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku/watch/frontier.hpp"

namespace retrace {

// A step with what led to it.
struct TrailStep {
    Step step{};
    Goal goal = kNoGoal;     // of the level at work before the step
    Choice previous;         // what a placement's level tried just before it; digit 0: nothing
    std::uint32_t line = 0;  // see Note
    std::uint32_t call = 0;
    Reason reason;

    friend bool operator==(const TrailStep&, const TrailStep&) = default;
};

// Takes one step of a source that has a next one.
TrailStep take_step(StepSource& source);

// Moving is in pieces: aim, then run until it says that the aim is reached. Aiming anew before that
// is allowed. No step is undone: going back is going on from the last checkpoint.
class Cursor {
  public:
    static constexpr std::uint64_t kTrail = 32;

    explicit Cursor(const Frontier& frontier) : source_(frontier.source_at(0)) {}

    void aim(std::uint64_t position) { aim_ = position; }

    // Takes about `budget` steps, exploring on where the aim is beyond. True when the cursor is at
    // the aim, or at the last position where that comes before.
    bool run(Frontier& frontier, std::uint64_t budget);

    std::uint64_t position() const { return source_->position(); }
    const StepSource& source() const { return *source_; }

    // The last steps that led here, at most kTrail, the oldest first.
    const std::vector<TrailStep>& trail() const { return trail_; }

    // For a source that is stuck for good: the goal that cannot be met, and why.
    Reason stuck() const;

  private:
    void take_up_before_aim(const Frontier& frontier);
    std::uint64_t hurry(std::uint64_t steps);
    void step();

    std::unique_ptr<StepSource> source_;
    std::vector<TrailStep> trail_;
    std::uint64_t aim_ = 0;
};

}  // namespace retrace
