// Steps out of a recording, which may still grow.
#pragma once

#include <memory>
#include <span>

#include "sudoku/watch/recording.hpp"
#include "sudoku/watch/step_source.hpp"

namespace retrace {

// Facts that a recording lacks are found on the board and in the next step.
class RecordingSource final : public StepSource {
  public:
    explicit RecordingSource(std::shared_ptr<const Recording> recording)
        : recording_(std::move(recording)), tracker_(recording_->givens()) {}

    Traced trace(std::span<Step> steps) override;
    std::unique_ptr<StepSource> taken_up(const Checkpoint& checkpoint) const override;

    const Counters& counters() const override { return tracker_.counters(); }
    Grid grid() const override { return tracker_.grid(); }
    const Trials& trials() const override { return tracker_.trials(); }
    bool at_work() const override { return goal_at_work() != kNoGoal; }
    Goal goal(int depth) const override;
    Choices left(int depth) const override;
    Goal cause() const override;
    Note note() const override { return recording_->note(position()); }
    std::uint32_t line(std::uint64_t position) const override { return recording_->line(position); }

  private:
    RecordingSource(std::shared_ptr<const Recording> recording, const Checkpoint& checkpoint);

    Goal goal_at_work() const;
    bool at_end() const { return position() == recording_->steps(); }
    Grid grid_below(int depth) const;

    std::shared_ptr<const Recording> recording_;
    Tracker tracker_;
    std::uint64_t offset_ = 0;  // of the next step's code
};

}  // namespace retrace
