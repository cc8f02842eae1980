// A place a search can be taken up from again, packed.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/watch/watched_search.hpp"

namespace retrace {

// A copy of a search is 1 to 35 KB, by the strategy. What it has placed and tried says as much: a
// new search that makes the same choices, passing over what was tried, stands at the same place
// some microseconds later. That is about 2 KB for any strategy, so thousands can be kept.
class Checkpoint {
  public:
    // Where the search stands after its run() returned `running` or `solution`.
    explicit Checkpoint(const WatchedSearch& search);

    std::uint64_t position() const { return counters_.steps(); }

    // Of the givens and the strategy of the search that was packed.
    WatchedSearch restore(const Grid& givens, const Strategy& strategy) const;

    std::size_t bytes() const { return sizeof *this + entries_.capacity() * sizeof(Entry); }

  private:
    // Level by level what was tried and, except at the level at work, what is placed:
    //
    //     63        11 10     4 3       0
    //    +------------+--------+---------+
    //    |   steps    |  cell  |  digit  |     steps: what the trial cost; 0: this is placed
    //    +------------+--------+---------+
    //
    // The steps before a placement are those of all trials and placements before it.
    using Entry = std::uint64_t;

    Counters counters_;
    std::vector<Entry> entries_;
};

}  // namespace retrace
