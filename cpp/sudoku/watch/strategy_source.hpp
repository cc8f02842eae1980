// The steps of a strategy, which runs again each time they are needed.
#pragma once

#include <memory>
#include <span>

#include "sudoku/search/strategy.hpp"
#include "sudoku/watch/step_source.hpp"

namespace retrace {

class StrategySource final : public StepSource {
  public:
    // `givens` must not contradict each other.
    StrategySource(const Grid& givens, const Strategy& strategy)
        : givens_(givens), strategy_(&strategy), search_(strategy.start(givens)) {
        search_.run(0);  // enters the first level
    }

    Traced trace(std::span<Step> steps) override;
    std::unique_ptr<StepSource> taken_up(const Checkpoint& checkpoint) const override;

    const Counters& counters() const override { return search_.counters(); }
    Grid grid() const override { return search_.grid(); }
    const Trials& trials() const override { return trials_; }
    bool at_work() const override { return search_.at_work(); }
    Goal goal(int depth) const override { return search_.goal(depth); }
    Choices left(int depth) const override { return search_.left(depth); }
    Goal cause() const override;

  private:
    // At the state of another search with these givens and this strategy, which returned `running` or
    // `solution`.
    StrategySource(const Grid& givens, const Strategy& strategy, const Trials& trials,
                   const Counters& counters);

    Grid givens_;
    const Strategy* strategy_;
    AnySearch search_;
    Trials trials_;
};

}  // namespace retrace
