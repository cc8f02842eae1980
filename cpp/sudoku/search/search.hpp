// The one backtracking loop: an explicit stack that a caller runs for a budget of steps.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "sudoku/grid.hpp"
#include "sudoku/search/choice.hpp"
#include "sudoku/search/counters.hpp"
#include "sudoku/search/step.hpp"

namespace retrace {

// One level of the stack: the cell being filled, its digit, and, for strategies that list them on
// entering, the digits not yet tried.
struct Frame {
    Cell cell = 0;
    Digit digit = 0;
    DigitSet untried = kNoDigits;
};
static_assert(sizeof(Frame) == 4);
// A level for each cell, and one for the call below the last, that finds the grid full.
using Frames = std::array<Frame, kCells + 1>;

// The types of the board of 81 cells. A branching for boards of other sizes names its own, as `Types`.
struct BoardTypes {
    using Grid = retrace::Grid;
    using Frame = retrace::Frame;
    using Frames = retrace::Frames;
    using Step = retrace::Step;
};
template <class Policy>
struct TypesOf {
    using Types = BoardTypes;
};
template <class Policy>
requires requires {
    typename Policy::Types;
}
struct TypesOf<Policy> {
    using Types = typename Policy::Types;
};

enum class SearchStatus : std::uint8_t {
    running,    // the budget ran out
    solution,   // the grid is full; running on looks for the next solution
    exhausted,  // there is no further solution
    dead_end,   // a search that never takes back is stuck at dead_end_cell()
};

// A sink for callers that only want counters; costs nothing.
struct NoTrace {
    template <class Step>
    void operator()(const Step&) const {}
};

// `Branching` says where the search branches and what a branch does:
//   Branching(const Grid& givens)
//   bool enter(int depth, Frames&, Counters&)     choose what to fill at depth; false: all is filled
//   void leave(int depth)                         undo enter
//   bool advance(int depth, Frame&, Counters&)    the next legal choice; false: none is left
//   void place(const Frame&, Counters&), take_back(const Frame&)
//   static constexpr bool kTakesBack              false: stop at the first dead end
//
// A Search is a value: pausing is returning from run, resuming is calling it again, a checkpoint is
// a copy. Runs of any budgets give the same steps as one run.
template <class Branching>
class Search {
    using Types = typename TypesOf<Branching>::Types;
    using Grid = typename Types::Grid;
    using Frame = typename Types::Frame;
    using Frames = typename Types::Frames;
    using Step = typename Types::Step;

  public:
    // `givens` must not contradict each other.
    explicit Search(const Grid& givens)
        : givens_(givens), blanks_(givens.blanks()), branching_(givens) {
        if constexpr (requires { frames_.resize(1); }) {
            frames_.resize(static_cast<std::size_t>(blanks_) + 1);
        }
    }

    // Takes at most `budget` steps, gives each to `sink`, and stops early at a solution or the end.
    template <class Sink = NoTrace>
    SearchStatus run(std::uint64_t budget, Sink&& sink = Sink{}) {
        // Local copies let the compiler keep them in registers, once run_from is part of this
        // function: a store to a Cell or a Digit may alias any member.
        Counters counters = counters_;
        Phase phase = phase_;
        const std::uint64_t given = budget;
        const SearchStatus status = run_from(phase, counters, budget, std::forward<Sink>(sink));
        // Placements that were not taken back are the change of depth: two counters less in the loop.
        const std::uint64_t steps = given - budget;
        const auto risen = static_cast<std::uint64_t>(counters.depth - counters_.depth);
        const std::uint64_t placements = (steps + risen) / 2;  // modulo 2^64 where it has sunk
        counters.placements += placements;
        counters.backtracks += steps - placements;
        counters_ = counters;
        phase_ = phase;
        return status;
    }

    const Counters& counters() const { return counters_; }

    // After SearchStatus::dead_end: the cell that no digit fits. While a level is at work: the cell that it fills.
    auto dead_end_cell() const { return frame(counters_.depth).cell; }

    // The board as it stands: the givens and what the search has placed.
    Grid grid() const { return grid_below(counters_.depth); }

    // Whether a level waits for its next choice: after run() gave `running` or `dead_end`.
    bool at_work() const {
        return phase_ == Phase::choose_first || phase_ == Phase::choose_next ||
               phase_ == Phase::stuck;
    }

    // For a level below counters().depth, and for the current one: its goal, and its choices that were not
    // tried yet.
    Goal goal(int depth) const { return branching_.goal(depth, frame(depth)); }
    Choices left(int depth) const {
        return branching_.left(depth, frame(depth), grid_below(depth));
    }

    // For the same levels: the goal with one choice or none, which determines the level's choices; kNoGoal where
    // the level takes cells in order.
    Goal cause(int depth) const { return branching_.cause(depth, frame(depth), grid_below(depth)); }

    // Two functions that bring a new search to the state of another one without repeating its steps. The first
    // gives up the current level, or the solution, so that the next step takes back:
    void give_up_level() { phase_ = Phase::solved; }
    // the second takes over the other search's counters; the depth must be the same already.
    void count_as(const Counters& counters) { counters_ = counters; }

  private:
    // Where the search stops between two steps.
    enum class Phase : std::uint8_t {
        start,
        choose_first,  // at a level just entered, where no choice means a dead end
        choose_next,   // at a level to which the search has come back
        solved,        // in the call below the last level
        ended,
        stuck,
    };

    // The loop proper has two ways, down and up, and keeps the phase in one flag: anything richer
    // costs a third of the speed in WebAssembly. Functions called at each step are inlined by force,
    // there and in the policies of used-flags: built for size, calls would cost another tenth.
    template <class Sink>
    [[gnu::always_inline]] inline SearchStatus run_from(Phase& phase, Counters& counters,
                                                        std::uint64_t& budget, Sink&& sink) {
        switch (phase) {
            case Phase::start:
                if (!enter(counters)) {
                    phase = Phase::solved;
                    return SearchStatus::solution;
                }
                phase = Phase::choose_first;
                break;
            case Phase::choose_first:
            case Phase::choose_next:
                break;
            case Phase::solved:
                if (!Branching::kTakesBack || counters.depth == 0) {
                    branching_.leave(counters.depth);
                    phase = Phase::ended;
                    return SearchStatus::exhausted;
                }
                if (budget == 0) return SearchStatus::running;
                --budget;
                take_back(StepKind::backtrack, counters, sink);
                phase = Phase::choose_next;
                break;
            case Phase::ended:
                return SearchStatus::exhausted;
            case Phase::stuck:
                return SearchStatus::dead_end;
        }
        bool just_entered = phase == Phase::choose_first;
        for (; budget > 0; --budget) {
            Frame& here = frame(counters.depth);
            if (branching_.advance(counters.depth, here, counters)) {
                place(here, counters, sink);
                if (!enter(counters)) {
                    --budget;
                    phase = Phase::solved;
                    return SearchStatus::solution;
                }
                just_entered = true;
                continue;
            }
            counters.dead_ends += just_entered ? 1 : 0;
            if constexpr (!Branching::kTakesBack) {
                phase = Phase::stuck;
                return SearchStatus::dead_end;
            }
            if (counters.depth == 0) {
                branching_.leave(0);
                phase = Phase::ended;
                return SearchStatus::exhausted;
            }
            take_back(just_entered ? StepKind::dead_end : StepKind::backtrack, counters, sink);
            just_entered = false;
        }
        phase = just_entered ? Phase::choose_first : Phase::choose_next;
        return SearchStatus::running;
    }

    [[gnu::always_inline]] inline bool enter(Counters& counters) {
        return branching_.enter(counters.depth, frames_, counters);
    }

    template <class Sink>
    [[gnu::always_inline]] inline void place(const Frame& here, Counters& counters, Sink&& sink) {
        branching_.place(here, counters);
        ++counters.depth;
        if (counters.depth > counters.max_depth) counters.max_depth = counters.depth;
        const StepKind kind = counters.depth == blanks_ ? StepKind::solution : StepKind::placement;
        sink(step_of(kind, here, counters));
    }

    template <class Sink>
    [[gnu::always_inline]] inline void take_back(StepKind kind, Counters& counters, Sink&& sink) {
        branching_.leave(counters.depth);
        --counters.depth;
        const Frame& here = frame(counters.depth);
        branching_.take_back(here);
        sink(step_of(kind, here, counters));
    }

    static Step step_of(StepKind kind, const Frame& here, const Counters& counters) {
        return {kind, here.cell, here.digit, static_cast<decltype(Step::depth)>(counters.depth)};
    }

    // The givens and what is placed on the levels before `depth`.
    Grid grid_below(int depth) const {
        Grid grid = givens_;
        for (int level = 0; level < depth; ++level) grid[frame(level).cell] = frame(level).digit;
        return grid;
    }

    Frame& frame(int depth) { return frames_[static_cast<std::size_t>(depth)]; }
    const Frame& frame(int depth) const { return frames_[static_cast<std::size_t>(depth)]; }

    Grid givens_;
    int blanks_;
    Branching branching_;
    Frames frames_{};
    Counters counters_;
    Phase phase_ = Phase::start;
};

}  // namespace retrace
