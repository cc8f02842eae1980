// Runs a strategy, also from an earlier state.
#include "sudoku/watch/strategy_source.hpp"

#include <cassert>

#include "sudoku/watch/checkpoint.hpp"

namespace retrace {
namespace {

constexpr SourceStatus to_source(SearchStatus status) {
    return static_cast<SourceStatus>(status);
}
static_assert(to_source(SearchStatus::running) == SourceStatus::running);
static_assert(to_source(SearchStatus::solution) == SourceStatus::solution);
static_assert(to_source(SearchStatus::exhausted) == SourceStatus::exhausted);
static_assert(to_source(SearchStatus::dead_end) == SourceStatus::dead_end);

}  // namespace

// Makes the checkpoint's choices again; those that it had taken back are taken back at once.
StrategySource::StrategySource(const Grid& givens, const Strategy& strategy, const Trials& trials,
                               const Counters& counters)
    : givens_(givens), strategy_(&strategy), search_(strategy.start(givens)), trials_(trials) {
    Step step{};
    for (int level = 0; level <= trials.depth(); ++level) {
        for (std::size_t i = 0; i < trials.tried(level).size(); ++i) {
            search_.trace({&step, 1});
            assert((Choice{step.cell, step.digit} == trials.tried(level)[i].choice));
            search_.give_up_level();
            search_.trace({&step, 1});
        }
        if (level == trials.depth()) break;
        search_.trace({&step, 1});
        assert((Choice{step.cell, step.digit} == trials.placed(level)));
    }
    search_.run(0);  // enters the first level, where nothing has been placed or tried
    search_.count_as(counters);
}

StepSource::Traced StrategySource::trace(std::span<Step> steps) {
    std::uint64_t position = this->position();
    const auto [status, count] = search_.trace(steps);
    for (const Step& step : steps.first(count)) trials_.record(step, ++position);
    return {to_source(status), count};
}

std::unique_ptr<StepSource> StrategySource::taken_up(const Checkpoint& checkpoint) const {
    return std::unique_ptr<StepSource>(
        new StrategySource(givens_, *strategy_, checkpoint.trials(), checkpoint.counters()));
}

Goal StrategySource::cause() const {
    return search_.at_work() ? search_.cause(trials_.depth()) : kNoGoal;
}

}  // namespace retrace
