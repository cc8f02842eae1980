// Checkpoints along steps, evenly spaced, few enough to keep for any number of steps.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoku/watch/checkpoint.hpp"
#include "sudoku/watch/target.hpp"

namespace retrace {

// Checkpoint i is at position i * spacing(), with a summary of the steps up to the next one. When there is
// no room left, every other one is dropped and the spacing doubles.
class Checkpoints {
  public:
    // At 10^9 steps the spacing is 131,072, which the slowest strategy runs through in 30 ms.
    static constexpr std::size_t kMost = 8192;
    static constexpr std::uint64_t kFirstSpacing = 1024;

    explicit Checkpoints(const StepSource& start) { sections_.emplace_back(start); }

    // Adds the steps that led to the state of `source`. They must not pass next().
    void add(std::span<const Step> steps, const StepSource& source);

    // The position of the next checkpoint.
    std::uint64_t next() const { return sections_.size() * spacing_; }

    std::uint64_t spacing() const { return spacing_; }
    std::size_t count() const { return sections_.size(); }

    // The last checkpoint at or before a position, by its index.
    std::size_t before(std::uint64_t position) const;

    const Checkpoint& checkpoint(std::size_t index) const { return sections_[index].checkpoint; }

    // Whether a step like the target may occur from a checkpoint to the next.
    bool may_have(std::size_t index, const Target& target) const {
        return sections_[index].occurring.has(target);
    }

    std::size_t bytes() const;

  private:
    struct Section {
        explicit Section(const StepSource& source) : checkpoint(source) {}

        Checkpoint checkpoint;
        Occurring occurring;
    };

    void drop_every_other();

    std::vector<Section> sections_;
    std::uint64_t spacing_ = kFirstSpacing;
};

}  // namespace retrace
