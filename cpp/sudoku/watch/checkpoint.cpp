// Packs what a search has placed and tried, and unpacks it again.
#include "sudoku/watch/checkpoint.hpp"

namespace retrace {
namespace {

constexpr std::uint64_t pack(Choice choice, std::uint64_t steps) {
    return steps << 11U | std::uint64_t{choice.cell} << 4U | choice.digit;
}

constexpr Trial unpack(std::uint64_t entry) {
    return {{static_cast<Cell>(entry >> 4U & 0x7fU), static_cast<Digit>(entry & 0xfU)},
            entry >> 11U};
}

}  // namespace

Checkpoint::Checkpoint(const WatchedSearch& search) : counters_(search.search().counters()) {
    const Trials& trials = search.trials();
    auto entries = static_cast<std::size_t>(trials.depth());
    for (int level = 0; level <= trials.depth(); ++level) entries += trials.tried(level).size();
    entries_.reserve(entries);
    for (int level = 0; level <= trials.depth(); ++level) {
        for (const auto& [choice, steps] : trials.tried(level)) {
            entries_.push_back(pack(choice, steps));
        }
        if (level < trials.depth()) entries_.push_back(pack(trials.placed(level), 0));
    }
}

WatchedSearch Checkpoint::restore(const Grid& givens, const Strategy& strategy) const {
    Trials trials;
    std::uint64_t position = 0;
    for (const Entry entry : entries_) {
        const Trial trial = unpack(entry);
        if (trial.steps == 0) {
            trials.place(trial.choice, ++position);
        } else {
            trials.append(trial);
            position += trial.steps;
        }
    }
    return {givens, strategy, trials, counters_};
}

}  // namespace retrace
