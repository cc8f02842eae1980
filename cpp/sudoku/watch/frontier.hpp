// The explored part of a search: it grows, and any search can be taken up anywhere within it.
#pragma once

#include <cstdint>

#include "sudoku/watch/checkpoints.hpp"
#include "sudoku/watch/timeline.hpp"

namespace retrace {

// Where exploring ends, if the search has no end before.
enum class Extent : std::uint8_t { first_solution, every_solution };

class Frontier {
  public:
    // `givens` must not contradict each other.
    Frontier(const Grid& givens, const Strategy& strategy, Extent extent);

    // Explores at most `budget` steps more. True when finished.
    bool explore(std::uint64_t budget);

    // Positions up to here are explored.
    std::uint64_t explored() const { return search_.position(); }

    // Whether explored() is the last position, and how the search ended there: `running` until it
    // is finished.
    bool finished() const { return end_ != SearchStatus::running; }
    SearchStatus end() const { return end_; }

    // At explored(). At the end they include what it took to see that there is no further step.
    const Counters& counters() const { return search_.search().counters(); }

    // The search at the last checkpoint at or before a position.
    WatchedSearch search_before(std::uint64_t position) const {
        return search_at(checkpoints_.before(position));
    }
    WatchedSearch search_at(std::size_t checkpoint) const;

    const Checkpoints& checkpoints() const { return checkpoints_; }
    const Timeline& timeline() const { return timeline_; }

  private:
    Grid givens_;
    const Strategy* strategy_;
    Extent extent_;
    WatchedSearch search_;
    Checkpoints checkpoints_;
    Timeline timeline_;
    SearchStatus end_ = SearchStatus::running;
};

}  // namespace retrace
