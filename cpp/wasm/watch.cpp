// Writes what is shown of the steps as numbers.
#include "wasm/watch.hpp"

namespace retrace {

//   1   whether each column tells its own steps
//   then of each column: lowest and highest depth, dead ends, whether there is a solution
Numbers Watch::columns(bool exact, const std::vector<Column>& columns) {
    numbers_.clear();
    put(exact ? 1 : 0);
    for (const Column& column : columns) {
        put(column.min_depth);
        put(column.max_depth);
        put(column.dead_ends);
        put(column.solution ? 1 : 0);
    }
    return numbers_;
}

Numbers Watch::overview(int columns) {
    const auto count = static_cast<std::size_t>(columns);
    const Timeline& timeline = frontier_.timeline();
    if (timeline.length() == 0) return this->columns(true, std::vector<Column>(count));
    return this->columns(timeline.width() == 1, timeline.columns({0, timeline.length()}, count));
}

//   7   counters
//   1   how the steps end here, as SourceStatus; `running` where they go on
//   81  grid
//   1   steps in the trail, then of each: kind, cell, digit, depth, goal, previous cell and digit,
//         line, call, reason
//   1   levels, then of each:
//         goal, step that placed it (0: at work), if placed: cell and digit,
//         number of trials, of each: cell, digit, steps,
//         number of choices left, of each: cell, digit
//       reason why the steps are stuck here, where they are
//   A reason is: cause,
//         number of digits refused, of each: peer, digit, house,
//         number of candidates removed, of each: cell, digit
Numbers Watch::state() {
    numbers_.clear();
    put_counters();
    const SourceStatus status = is_last_position() ? frontier_.end() : SourceStatus::running;
    put(static_cast<std::uint64_t>(status));
    const StepSource& source = cursor_.source();
    for (const Digit digit : source.grid().digits()) put(digit);

    put(cursor_.trail().size());
    for (const auto& [step, goal, previous, line, call, reason] : cursor_.trail()) {
        put(static_cast<std::uint64_t>(step.kind));
        put({step.cell, step.digit});
        put(step.depth);
        put(goal);
        put(previous);
        put(line);
        put(call);
        put(reason);
    }

    const int levels = source.trials().depth() + (source.at_work() ? 1 : 0);
    put(static_cast<std::uint64_t>(levels));
    for (int level = 0; level < levels; ++level) put_level(level);
    put(status == SourceStatus::dead_end ? cursor_.stuck() : Reason{});
    return numbers_;
}

void Watch::put(const Reason& reason) {
    put(reason.cause);
    put(reason.refused.size());
    for (const auto& [digit, peer, house] : reason.refused) {
        put({peer, digit});
        put(house);
    }
    put(reason.removed.size());
    for (const Choice choice : reason.removed) put(choice);
}

void Watch::put_counters() {
    const Counters& counters =
        is_last_position() ? frontier_.counters() : cursor_.source().counters();
    for (const double number : to_array(counters)) numbers_.push_back(number);
}

void Watch::put_level(int depth) {
    const StepSource& source = cursor_.source();
    const Trials& trials = source.trials();
    put(source.goal(depth));
    if (depth < trials.depth()) {
        put(trials.placed_at(depth));
        put(trials.placed(depth));
    } else {
        put(0);
    }
    put(trials.tried(depth).size());
    for (const auto& [choice, steps] : trials.tried(depth)) {
        put(choice);
        put(steps);
    }
    const Choices left = source.left(depth);
    put(left.size());
    for (const Choice choice : left) put(choice);
}

}  // namespace retrace
