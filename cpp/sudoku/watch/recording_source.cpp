// Takes recorded steps one by one.
#include "sudoku/watch/recording_source.hpp"

#include <utility>

#include "sudoku/watch/checkpoint.hpp"

namespace retrace {

RecordingSource::RecordingSource(std::shared_ptr<const Recording> recording,
                                 const Checkpoint& checkpoint)
    : recording_(std::move(recording)),
      tracker_(recording_->givens(), checkpoint.trials(), checkpoint.counters()),
      offset_(recording_->offset_of(checkpoint.position())) {}

std::unique_ptr<StepSource> RecordingSource::taken_up(const Checkpoint& checkpoint) const {
    return std::unique_ptr<StepSource>(new RecordingSource(recording_, checkpoint));
}

StepSource::Traced RecordingSource::trace(std::span<Step> steps) {
    std::size_t count = 0;
    while (count < steps.size() && !at_end()) {
        const auto [choice, kind, next] = recording_->decode(offset_, tracker_);
        offset_ = next;
        Step& step = steps[count++];
        step = kind == StepKind::placement ? tracker_.placement_of(choice)
                                           : tracker_.taking_back(choice.cell, kind);
        tracker_.take(step);
        if (step.kind == StepKind::solution) return {SourceStatus::solution, count};
    }
    return {count < steps.size() ? recording_->status() : SourceStatus::running, count};
}

Goal RecordingSource::goal(int depth) const {
    return depth < trials().depth() ? Goal{trials().placed(depth).cell} : goal_at_work();
}

// The subject of the next step: the cell that it fills, the cell whose digits have all been tried, or the goal that
// the board shows to be impossible.
Goal RecordingSource::goal_at_work() const {
    if (at_end()) {
        if (recording_->status() != SourceStatus::dead_end) return kNoGoal;
        return recording_->stuck_at() == kNoCell ? impasse_on(grid()) : recording_->stuck_at();
    }
    if (tracker_.full()) return kNoGoal;
    const auto [choice, kind, next] = recording_->decode(offset_, tracker_);
    if (kind == StepKind::placement) return choice.cell;
    const auto tried = trials().tried(trials().depth());
    return tried.empty() ? impasse_on(grid()) : Goal{tried.back().choice.cell};
}

// Digits that fitted the cell when the level was entered and were not tried.
Choices RecordingSource::left(int depth) const {
    const Goal goal = this->goal(depth);
    if (!is_cell(goal)) return {};
    const auto cell = static_cast<Cell>(goal);
    DigitSet digits = candidates_of(grid_below(depth), cell);
    for (const Trial& trial : trials().tried(depth)) {
        if (trial.choice.cell == cell) digits = without(digits, set_of(trial.choice.digit));
    }
    if (depth < trials().depth()) {
        digits = without(digits, set_of(trials().placed(depth).digit));
    }
    return choices_of(cell, digits);
}

Goal RecordingSource::cause() const {
    const Goal goal = goal_at_work();
    if (goal == kNoGoal) return kNoGoal;
    const bool can_do =
        is_cell(goal) && candidates_of(grid(), static_cast<Cell>(goal)) != kNoDigits;
    return can_do ? kNoGoal : goal;
}

Grid RecordingSource::grid_below(int depth) const {
    Grid grid = recording_->givens();
    for (int level = 0; level < depth; ++level) {
        const auto [cell, digit] = trials().placed(level);
        grid[cell] = digit;
    }
    return grid;
}

}  // namespace retrace
