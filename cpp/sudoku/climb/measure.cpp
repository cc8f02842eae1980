// Runs a search to its first solution and reads one counter.
#include "sudoku/climb/measure.hpp"

#include <algorithm>

namespace retrace::climb {
namespace {

// Row-major strategies take the same steps, so the quickest stands for all of them, unless their other
// counters are measured.
const Strategy& quickest_for(const Aim& aim) {
    const StrategyFacts& facts = aim.strategy->facts;
    if (aim.measure != Measure::placements || !facts.row_major) return *aim.strategy;
    const auto all = strategies();
    return *std::find_if(all.begin(), all.end(),
                         [](const Strategy& each) { return each.facts.quickest_row_major; });
}

}  // namespace

std::optional<Measure> find_measure(std::string_view name) {
    if (name == "placements") return Measure::placements;
    if (name == "calls") return Measure::calls;
    if (name == "checks") return Measure::checks;
    return std::nullopt;
}

std::uint64_t measured(const Counters& counters, Measure measure) {
    switch (measure) {
        case Measure::placements:
            return counters.placements;
        case Measure::calls:
            return counters.calls;
        case Measure::checks:
            return counters.legality_checks;
    }
    return 0;
}

bool can_climb(const Strategy& strategy) {
    return strategy.has_steps() && !strategy.facts.never_takes_back;
}

Cost::Cost(const Aim& aim, const Grid& puzzle)
    : measure_(aim.measure), search_(quickest_for(aim).start(puzzle)) {}

bool Cost::run(std::uint64_t budget, std::uint64_t enough) {
    return search_.run(budget) != SearchStatus::running || value() > enough;
}

}  // namespace retrace::climb
