// Writes what a watched search shows as numbers.
#include "wasm/watch.hpp"

namespace retrace {

//   1   whether each column tells its own steps
//   then of each column: lowest and highest depth, dead ends, whether there is a solution
Watch::Numbers Watch::columns(bool exact, const std::vector<Column>& columns) {
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

Watch::Numbers Watch::overview(int columns) {
    const auto count = static_cast<std::size_t>(columns);
    const Timeline& timeline = frontier_.timeline();
    if (timeline.length() == 0) return this->columns(true, std::vector<Column>(count));
    return this->columns(timeline.width() == 1, timeline.columns({0, timeline.length()}, count));
}

//   7   counters
//   1   how the search ends here, as SearchStatus; `running` where it goes on
//   81  grid
//   1   steps in the trail, then of each: kind, cell, digit, depth, goal, previous cell and digit
//   1   levels, then of each:
//         goal, step that placed it (0: at work), if placed: cell and digit,
//         number of trials, of each: cell, digit, steps,
//         number of choices left, of each: cell, digit
Watch::Numbers Watch::state() {
    numbers_.clear();
    put_counters();
    const SearchStatus status = is_last_position() ? frontier_.end() : SearchStatus::running;
    put(static_cast<std::uint64_t>(status));
    const AnySearch& search = cursor_.search().search();
    for (const Digit digit : search.grid().digits()) put(digit);

    put(cursor_.trail().size());
    for (const auto& [step, goal, previous] : cursor_.trail()) {
        put(static_cast<std::uint64_t>(step.kind));
        put({step.cell, step.digit});
        put(step.depth);
        put(goal);
        put(previous);
    }

    const int depth = cursor_.search().trials().depth();
    const int levels = depth + (search.at_work() ? 1 : 0);
    put(static_cast<std::uint64_t>(levels));
    for (int level = 0; level < levels; ++level) put_level(level);
    return numbers_;
}

void Watch::put_counters() {
    const Counters& counters =
        is_last_position() ? frontier_.counters() : cursor_.search().search().counters();
    for (const double number : to_array(counters)) numbers_.push_back(number);
}

void Watch::put_level(int depth) {
    const AnySearch& search = cursor_.search().search();
    const Trials& trials = cursor_.search().trials();
    put(search.goal(depth));
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
    const Choices left = search.left(depth);
    put(left.size());
    for (const Choice choice : left) put(choice);
}

}  // namespace retrace
