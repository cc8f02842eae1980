// A search together with what its levels have tried.
#pragma once

#include <cstdint>
#include <span>

#include "sudoku/search/strategy.hpp"
#include "sudoku/watch/trials.hpp"

namespace retrace {

class WatchedSearch {
  public:
    // `givens` must not contradict each other.
    WatchedSearch(const Grid& givens, const Strategy& strategy) : search_(strategy.start(givens)) {
        search_.run(0);  // enters the first level
    }

    // Where another search of these givens and this strategy stands, which returned `running` or
    // `solution`.
    WatchedSearch(const Grid& givens, const Strategy& strategy, const Trials& trials,
                  const Counters& counters);

    // Takes at most steps.size() steps and writes each.
    AnySearch::Traced trace(std::span<Step> steps) {
        std::uint64_t position = this->position();
        const AnySearch::Traced traced = search_.trace(steps);
        for (const Step& step : steps.first(traced.steps)) trials_.record(step, ++position);
        return traced;
    }

    // Steps taken.
    std::uint64_t position() const { return search_.counters().steps(); }

    const AnySearch& search() const { return search_; }
    const Trials& trials() const { return trials_; }

  private:
    AnySearch search_;
    Trials trials_;
};

}  // namespace retrace
