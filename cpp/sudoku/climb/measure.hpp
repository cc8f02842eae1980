// The cost of a search on a puzzle, as a number for a climb.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "sudoku/search/strategy.hpp"

namespace retrace::climb {

enum class Measure : std::uint8_t { placements, calls, checks };

// By its name as above; empty where there is no such measure.
std::optional<Measure> find_measure(std::string_view name);

std::uint64_t measured(const Counters& counters, Measure measure);

// The number that a climb tries to reach.
struct Aim {
    const Strategy* strategy;  // one that can_climb()
    Measure measure = Measure::placements;
    // The wanted number; empty: as large as possible.
    std::optional<std::uint64_t> wanted;
};

// Whether a strategy has steps and goes on to a solution.
bool can_climb(const Strategy& strategy);

// The search of an aim on a puzzle with one solution, in slices.
class Cost {
  public:
    Cost(const Aim& aim, const Grid& puzzle);

    // Takes at most `budget` steps. True once the cost is known, or known to be above `enough`.
    bool run(std::uint64_t budget, std::uint64_t enough);
    std::uint64_t value() const { return measured(search_.counters(), measure_); }

  private:
    Measure measure_;
    AnySearch search_;
};

}  // namespace retrace::climb
