// Moves a cursor to its aim.
#include "sudoku/watch/cursor.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace retrace {

namespace {

// The note of the source says more than can be read off the board.
void add_note(Note note, TrailStep& step) {
    step.line = note.line;
    step.call = note.call;
    step.overwritten_by = note.overwritten_by;
    if (!note.refused.empty()) step.reason.refused = std::move(note.refused);
    step.reason.removed = std::move(note.removed);
}

}  // namespace

TrailStep take_step(StepSource& source) {
    TrailStep next;
    const Trials& trials = source.trials();
    const Grid before = source.grid();
    const Goal cause = source.cause();
    if (source.at_work()) next.goal = source.goal(trials.depth());
    const auto tried = trials.tried(trials.depth());
    if (!tried.empty()) next.previous = tried.back().choice;
    source.trace({&next.step, 1});
    if (is_taken_back(next.step)) next.previous = {};
    next.reason = reason_of(next.step, next.goal, cause, next.previous, before);
    add_note(source.note(), next);
    return next;
}

bool Cursor::run(Frontier& frontier, std::uint64_t budget) {
    if (aim_ > frontier.explored()) {
        const std::uint64_t before = frontier.explored();
        const bool finished = frontier.explore(std::min(budget, aim_ - before));
        budget -= frontier.explored() - before;
        if (finished) aim_ = std::min(aim_, frontier.explored());
        if (aim_ > frontier.explored()) return false;
    }
    take_up_before_aim(frontier);
    while (budget > 0 && position() < aim_) {
        const std::uint64_t left = aim_ - position();
        if (left > kTrail) {
            budget -= hurry(std::min(budget, left - kTrail));
        } else {
            step();
            --budget;
        }
    }
    return position() == aim_;
}

// The trail needs the steps before the aim, so the way starts that much earlier.
void Cursor::take_up_before_aim(const Frontier& frontier) {
    const std::uint64_t latest = aim_ > kTrail ? aim_ - kTrail : 0;
    const std::size_t checkpoint = frontier.checkpoints().before(latest);
    const std::uint64_t start = frontier.checkpoints().checkpoint(checkpoint).position();
    if (start <= position() && position() <= aim_) return;
    source_ = frontier.source_at(checkpoint);
    trail_.clear();
}

// Takes some steps without recording a trail.
std::uint64_t Cursor::hurry(std::uint64_t steps) {
    std::array<Step, 1024> buffer;
    trail_.clear();
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(steps, buffer.size()));
    return source_->trace({buffer.data(), count}).steps;
}

void Cursor::step() {
    if (trail_.size() == kTrail) trail_.erase(trail_.begin());
    trail_.push_back(take_step(*source_));
}

Reason Cursor::stuck() const {
    if (!source_->at_work()) return {};
    const Step step{StepKind::dead_end, 0, 0, 0};
    const Goal goal = source_->goal(source_->trials().depth());
    return reason_of(step, goal, source_->cause(), {}, source_->grid());
}

}  // namespace retrace
