// The counters of a search's own work.
#pragma once

#include <cstdint>

namespace retrace {

struct Counters {
    std::uint64_t placements = 0;
    std::uint64_t backtracks = 0;       // digits taken back, dead ends included
    std::uint64_t dead_ends = 0;        // cells entered that had no legal digit at all
    std::uint64_t legality_checks = 0;  // cells, flags or masks read to learn what is legal
    std::uint64_t calls = 0;            // entries of the recursion this loop stands for
    int depth = 0;                      // digits placed by the search now, 0 to 81
    int max_depth = 0;

    constexpr std::uint64_t steps() const { return placements + backtracks; }

    friend constexpr bool operator==(const Counters&, const Counters&) = default;
};

}  // namespace retrace
