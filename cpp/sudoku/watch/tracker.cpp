// Takes steps.
#include "sudoku/watch/tracker.hpp"

#include <algorithm>

namespace retrace {

Tracker::Tracker(const Grid& givens, const Trials& trials, const Counters& counters)
    : grid_(givens), blanks_(givens.blanks()), trials_(trials), counters_(counters) {
    for (int level = 0; level < trials.depth(); ++level) {
        const auto [cell, digit] = trials.placed(level);
        grid_[cell] = digit;
    }
}

Step Tracker::placement_of(Choice choice) const {
    const int depth = counters_.depth + 1;
    const StepKind kind = depth == blanks_ ? StepKind::solution : StepKind::placement;
    return {kind, choice.cell, choice.digit, static_cast<std::uint8_t>(depth)};
}

Step Tracker::taking_back(Cell cell, StepKind kind) const {
    return {kind, cell, grid_[cell], static_cast<std::uint8_t>(counters_.depth - 1)};
}

void Tracker::take(const Step& step) {
    counters_.depth = step.depth;
    just_placed_ = step.kind == StepKind::placement;
    if (!is_taken_back(step)) {
        grid_[step.cell] = step.digit;
        ++counters_.placements;
        counters_.max_depth = std::max(counters_.max_depth, counters_.depth);
        trials_.make_room();
        trials_.record(step, counters_.steps());
        return;
    }
    grid_[step.cell] = 0;
    ++counters_.backtracks;
    counters_.dead_ends += step.kind == StepKind::dead_end ? 1 : 0;
    if (step.cell == last()) {
        trials_.record(step, counters_.steps());
    } else {
        trials_.take_out(level_of(step.cell));
    }
}

Cell Tracker::last() const {
    return trials_.depth() == 0 ? kNoCell : trials_.placed(trials_.depth() - 1).cell;
}

Cell Tracker::next() const {
    const auto tried = trials_.tried(trials_.depth());
    if (!tried.empty()) return tried.back().choice.cell;
    int cell = trials_.depth() == 0 ? 0 : last() + 1;
    while (cell < kCells && grid_[static_cast<Cell>(cell)] != 0) ++cell;
    return static_cast<Cell>(cell);
}

bool Tracker::goes_back_at_once(Cell cell) const {
    return just_placed_ && cell == last() && refusal_of(grid_, {cell, grid_[cell]}).digit == 0;
}

StepKind Tracker::kind_of_taking_back(Cell cell) const {
    const bool is_stuck = goes_back_at_once(cell) && impasse_on(grid_) != kNoGoal;
    return is_stuck ? StepKind::dead_end : StepKind::backtrack;
}

int Tracker::level_of(Cell cell) const {
    int level = 0;
    while (trials_.placed(level).cell != cell) ++level;
    return level;
}

}  // namespace retrace
