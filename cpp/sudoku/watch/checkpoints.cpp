// Adds checkpoints as the steps go on, and thins them out.
#include "sudoku/watch/checkpoints.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace retrace {

void Checkpoints::add(std::span<const Step> steps, const StepSource& source) {
    assert(source.position() <= next());
    Occurring occurring = sections_.back().occurring;
    for (const Step& step : steps) occurring.add(step);
    sections_.back().occurring = occurring;
    if (source.position() < next()) return;
    if (sections_.size() == kMost) drop_every_other();
    if (source.position() == next()) sections_.emplace_back(source);
}

void Checkpoints::drop_every_other() {
    for (std::size_t i = 0; i < sections_.size() / 2; ++i) {
        Section& kept = sections_[i];
        if (i > 0) kept = std::move(sections_[2 * i]);
        kept.occurring.add(sections_[2 * i + 1].occurring);
    }
    sections_.erase(sections_.begin() + static_cast<std::ptrdiff_t>(sections_.size() / 2),
                    sections_.end());
    spacing_ *= 2;
}

std::size_t Checkpoints::before(std::uint64_t position) const {
    const std::uint64_t last = sections_.size() - 1;
    return static_cast<std::size_t>(std::min(position / spacing_, last));
}

std::size_t Checkpoints::bytes() const {
    std::size_t bytes = (sections_.capacity() - sections_.size()) * sizeof(Section);
    for (const Section& section : sections_) {
        bytes += sizeof section.occurring + section.checkpoint.bytes();
    }
    return bytes;
}

}  // namespace retrace
