// A packed position among steps, from which a search can go on.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/watch/step_source.hpp"

namespace retrace {

// A copy of a search takes 1 to 35 KB, depending on the strategy. The placed and tried digits are enough: a
// new search that makes the same choices, skipping the tried ones, reaches the same state within
// microseconds. They take about 2 KB for any source, so thousands can be kept.
class Checkpoint {
  public:
    // The state of the source after its trace() returned `running` or `solution`.
    explicit Checkpoint(const StepSource& source);

    std::uint64_t position() const { return counters_.steps(); }
    const Counters& counters() const { return counters_; }
    Trials trials() const;

    std::size_t bytes() const { return sizeof *this + entries_.capacity() * sizeof(Entry); }

  private:
    // For each level the tried digits and, except at the current level, the placed one:
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
