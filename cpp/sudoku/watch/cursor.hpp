// A position among steps that can be moved forwards and backwards.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku/watch/frontier.hpp"

namespace retrace {

// A step with its circumstances.
struct TrailStep {
    Step step{};
    Goal goal = kNoGoal;     // the goal of the current level before the step
    Choice previous;         // the choice that a placement's level tried just before; digit 0: none
    std::uint32_t line = 0;  // see Note
    std::uint32_t call = 0;
    Digit overwritten_by = 0;
    Reason reason;

    friend bool operator==(const TrailStep&, const TrailStep&) = default;
};

// Takes one step of a source that has a next one.
TrailStep take_step(StepSource& source);

// The cursor moves in pieces: set an aim, then call run until it is reached. A new aim may be set before that.
// Steps are never undone: to go back, the cursor runs forwards from an earlier checkpoint.
class Cursor {
  public:
    static constexpr std::uint64_t kTrail = 32;

    explicit Cursor(const Frontier& frontier) : source_(frontier.source_at(0)) {}

    void aim(std::uint64_t position) { aim_ = position; }

    // Takes about `budget` steps, exploring where the aim lies beyond the explored part. True when the cursor
    // is at the aim, or at the last position if that comes first.
    bool run(Frontier& frontier, std::uint64_t budget);

    std::uint64_t position() const { return source_->position(); }
    const StepSource& source() const { return *source_; }

    // The last steps before the position, at most kTrail, the oldest first.
    const std::vector<TrailStep>& trail() const { return trail_; }

    // For a source that cannot go on: the goal that cannot be met, and why.
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
