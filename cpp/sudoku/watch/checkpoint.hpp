// A position among steps from which a search can go on, packed.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/watch/step_source.hpp"

namespace retrace {

// A copy of a search is 1 to 35 KB, by the strategy. The placed and tried digits say as much: a
// new search that makes the same choices, passing over what was tried, stands at the same place
// some microseconds later. That is about 2 KB for any source, so thousands can be kept.
class Checkpoint {
  public:
    // Where the source stands after its trace() returned `running` or `solution`.
    explicit Checkpoint(const StepSource& source);

    std::uint64_t position() const { return counters_.steps(); }
    const Counters& counters() const { return counters_; }
    Trials trials() const;

    std::size_t bytes() const { return sizeof *this + entries_.capacity() * sizeof(Entry); }

  private:
    // Level by level what was tried and, except at the level at work, what is placed:
    //
    //     63       62     11 10     4 3       0
    //    +--------+---------+--------+---------+     steps: what the trial cost,
    //    | placed |  steps  |  cell  |  digit  |            or the step that placed it
    //    +--------+---------+--------+---------+
    using Entry = std::uint64_t;

    Counters counters_;
    std::vector<Entry> entries_;
};

}  // namespace retrace
