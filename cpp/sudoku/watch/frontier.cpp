// Explores a source and passes every step to the checkpoints and the timeline.
#include "sudoku/watch/frontier.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace retrace {

Frontier::Frontier(std::unique_ptr<StepSource> source, Extent extent)
    : source_(std::move(source)), extent_(extent), checkpoints_(*source_) {}

bool Frontier::explore(std::uint64_t budget) {
    std::array<Step, 1024> buffer;  // stays in the processor's nearest cache
    while (budget > 0 && !finished()) {
        const std::uint64_t room =
            std::min({budget, checkpoints_.next() - explored(), std::uint64_t{buffer.size()}});
        const auto [status, count] =
            source_->trace({buffer.data(), static_cast<std::size_t>(room)});
        const std::span<const Step> steps{buffer.data(), count};
        timeline_.add(steps);
        checkpoints_.add(steps, *source_);
        budget -= count;
        if (status != SourceStatus::solution || extent_ == Extent::first_solution) end_ = status;
    }
    return finished();
}

std::unique_ptr<StepSource> Frontier::source_at(std::size_t checkpoint) const {
    return source_->taken_up(checkpoints_.checkpoint(checkpoint));
}

}  // namespace retrace
