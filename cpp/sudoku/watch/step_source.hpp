// The interface of all sources of steps that can be watched.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "sudoku/grid.hpp"
#include "sudoku/search/counters.hpp"
#include "sudoku/watch/reason.hpp"
#include "sudoku/watch/trials.hpp"

namespace retrace {

class Checkpoint;

// The first four are those of SearchStatus.
enum class SourceStatus : std::uint8_t {
    running,    // there may be a next step
    solution,   // the board is full; running on looks for the next solution
    exhausted,  // there is no further solution
    dead_end,   // ended for good, at goal(trials().depth())
    stopped,    // the steps end here, though the search would go on
};

// Further facts about a step, where there are any.
struct Note {
    std::uint32_t line = 0;  // the source line that took the step, from 1; 0: not known
    std::uint32_t call = 0;  // the depth of the call that took it, from 1; 0: not known
    Refusals refused;
    Choices removed;
    // The digit that the program wrote over one that is taken back; 0: none, the cell was emptied.
    Digit overwritten_by = 0;

    bool empty() const {
        return line == 0 && call == 0 && refused.empty() && removed.empty() && overwritten_by == 0;
    }

    friend bool operator==(const Note&, const Note&) = default;
};

// Has a position among steps that are the same each time: a running strategy, or a recording.
class StepSource {
  public:
    struct Traced {
        SourceStatus status;
        std::size_t steps;  // how many were written
    };

    StepSource() = default;
    StepSource(const StepSource&) = delete;
    StepSource& operator=(const StepSource&) = delete;
    virtual ~StepSource() = default;

    // Takes at most steps.size() steps and writes each; stops early at a solution or the end.
    virtual Traced trace(std::span<Step> steps) = 0;

    // Another source of the same steps, at a checkpoint's position.
    virtual std::unique_ptr<StepSource> taken_up(const Checkpoint& checkpoint) const = 0;

    // The number of steps taken.
    std::uint64_t position() const { return counters().steps(); }
    virtual const Counters& counters() const = 0;
    virtual Grid grid() const = 0;

    // The digits that each level has placed and tried.
    virtual const Trials& trials() const = 0;
    // Whether the level at trials().depth() is being filled and has a goal.
    virtual bool at_work() const = 0;
    // For a level below trials().depth(), and for the current one: its goal, and its choices that were not tried
    // yet.
    virtual Goal goal(int depth) const = 0;
    virtual Choices left(int depth) const = 0;

    // For the current level: the goal with one choice or none, which determines the level's choices; kNoGoal
    // where the level takes cells in order.
    virtual Goal cause() const = 0;

    // The note of the last step.
    virtual Note note() const { return {}; }

    // The line of a program that took the step to `position`, which is not beyond this one's; 0: not known.
    virtual std::uint32_t line(std::uint64_t /*position*/) const { return 0; }
};

}  // namespace retrace
