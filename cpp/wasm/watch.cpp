// Collects the facts about steps that are shown.
#include "wasm/watch.hpp"

namespace retrace {

Drawing Watch::overview(int columns) const {
    const auto count = static_cast<std::size_t>(columns);
    const Timeline& timeline = frontier_.timeline();
    if (timeline.length() == 0) return {true, std::vector<Column>(count)};
    return {timeline.width() == 1, timeline.columns({0, timeline.length()}, count)};
}

WatchState Watch::state() const {
    const bool is_last = is_last_position();
    const SourceStatus ending = is_last ? frontier_.end() : SourceStatus::running;
    const StepSource& source = cursor_.source();
    const int levels = source.trials().depth() + (source.at_work() ? 1 : 0);
    return {is_last ? frontier_.counters() : source.counters(),
            ending,
            source.grid(),
            cursor_.trail(),
            {this, levels},
            ending == SourceStatus::dead_end ? cursor_.stuck() : Reason{}};
}

WatchLevel WatchStack::Level::operator*() const {
    return watch->level_at(depth);
}

WatchLevel Watch::level_at(int depth) const {
    const StepSource& source = cursor_.source();
    const Trials& trials = source.trials();
    WatchLevel level{
        .goal = source.goal(depth), .tried = trials.tried(depth), .left = source.left(depth)};
    if (depth < trials.depth()) {
        level.placed_at = trials.placed_at(depth);
        level.choice = trials.placed(depth);
    }
    return level;
}

}  // namespace retrace
