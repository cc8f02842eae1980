// Takes a search up where another one stood.
#include "sudoku/watch/watched_search.hpp"

#include <cassert>

namespace retrace {

// Makes the other one's choices again, taking back at once what it had taken back.
WatchedSearch::WatchedSearch(const Grid& givens, const Strategy& strategy, const Trials& trials,
                             const Counters& counters)
    : search_(strategy.start(givens)), trials_(trials) {
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
    search_.run(0);  // enters the first level, where nothing was placed or tried
    search_.count_as(counters);
}

}  // namespace retrace
