// The explored part of the steps: it grows, and any position within it can be reached again.
#pragma once

#include <cstdint>
#include <memory>

#include "sudoku/watch/checkpoints.hpp"
#include "sudoku/watch/timeline.hpp"

namespace retrace {

// Where exploring ends, if the steps do not end before.
enum class Extent : std::uint8_t { first_solution, every_solution };

class Frontier {
  public:
    // `source` stands at its start.
    Frontier(std::unique_ptr<StepSource> source, Extent extent);

    // Explores at most `budget` steps more. True when finished.
    bool explore(std::uint64_t budget);

    // Positions up to here are explored.
    std::uint64_t explored() const { return source_->position(); }

    // Whether explored() is the last position, and how the steps ended there: `running` until they
    // are finished.
    bool finished() const { return end_ != SourceStatus::running; }
    SourceStatus end() const { return end_; }

    // The counters at explored(). At the end they include the work to find out that there is no further step.
    const Counters& counters() const { return source_->counters(); }

    // A source at the last checkpoint at or before a position.
    std::unique_ptr<StepSource> source_before(std::uint64_t position) const {
        return source_at(checkpoints_.before(position));
    }
    std::unique_ptr<StepSource> source_at(std::size_t checkpoint) const;

    const Checkpoints& checkpoints() const { return checkpoints_; }
    const Timeline& timeline() const { return timeline_; }

  private:
    std::unique_ptr<StepSource> source_;
    Extent extent_;
    Checkpoints checkpoints_;
    Timeline timeline_;
    SourceStatus end_ = SourceStatus::running;
};

}  // namespace retrace
