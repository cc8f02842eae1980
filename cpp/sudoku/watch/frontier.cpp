// Explores a search, telling every step to the checkpoints and the timeline.
#include "sudoku/watch/frontier.hpp"

#include <algorithm>
#include <array>

namespace retrace {

Frontier::Frontier(const Grid& givens, const Strategy& strategy, Extent extent)
    : givens_(givens),
      strategy_(&strategy),
      extent_(extent),
      search_(givens, strategy),
      checkpoints_(search_) {}

bool Frontier::explore(std::uint64_t budget) {
    std::array<Step, 1024> buffer;  // stays in the processor's nearest cache
    while (budget > 0 && !finished()) {
        const std::uint64_t room =
            std::min({budget, checkpoints_.next() - explored(), std::uint64_t{buffer.size()}});
        const auto [status, count] = search_.trace({buffer.data(), static_cast<std::size_t>(room)});
        const std::span<const Step> steps{buffer.data(), count};
        timeline_.add(steps);
        checkpoints_.add(steps, search_);
        budget -= count;
        if (status != SearchStatus::solution || extent_ == Extent::first_solution) end_ = status;
    }
    return finished();
}

WatchedSearch Frontier::search_at(std::size_t checkpoint) const {
    return checkpoints_.checkpoint(checkpoint).restore(givens_, *strategy_);
}

}  // namespace retrace
