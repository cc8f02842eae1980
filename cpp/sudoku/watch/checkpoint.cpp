// Packs the placed and tried digits of all levels, and unpacks them.
#include "sudoku/watch/checkpoint.hpp"

namespace retrace {
namespace {

constexpr std::uint64_t kPlaced = std::uint64_t{1} << 63U;

constexpr std::uint64_t pack(Choice choice, std::uint64_t steps) {
    return steps << 11U | std::uint64_t{choice.cell} << 4U | choice.digit;
}

constexpr Choice choice_of(std::uint64_t entry) {
    return {static_cast<Cell>(entry >> 4U & 0x7fU), static_cast<Digit>(entry & 0xfU)};
}

constexpr std::uint64_t steps_of(std::uint64_t entry) {
    return (entry & ~kPlaced) >> 11U;
}

}  // namespace

Checkpoint::Checkpoint(const StepSource& source) : counters_(source.counters()) {
    const Trials& trials = source.trials();
    auto entries = static_cast<std::size_t>(trials.depth());
    for (int level = 0; level <= trials.depth(); ++level) entries += trials.tried(level).size();
    entries_.reserve(entries);
    for (int level = 0; level <= trials.depth(); ++level) {
        for (const auto& [choice, steps] : trials.tried(level)) {
            entries_.push_back(pack(choice, steps));
        }
        if (level == trials.depth()) break;
        entries_.push_back(kPlaced | pack(trials.placed(level), trials.placed_at(level)));
    }
}

Trials Checkpoint::trials() const {
    Trials trials;
    for (const Entry entry : entries_) {
        if ((entry & kPlaced) != 0) {
            trials.place(choice_of(entry), steps_of(entry));
        } else {
            trials.append({choice_of(entry), steps_of(entry)});
        }
    }
    return trials;
}

}  // namespace retrace
