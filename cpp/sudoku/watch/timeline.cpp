// Fills buckets with steps and draws columns from buckets.
#include "sudoku/watch/timeline.hpp"

#include <algorithm>

namespace retrace {

void Column::add(const Column& other) {
    min_depth = std::min(min_depth, other.min_depth);
    max_depth = std::max(max_depth, other.max_depth);
    dead_ends += other.dead_ends;
    solution |= other.solution;
}

void Timeline::add(std::span<const Step> steps) {
    while (!steps.empty()) {
        if (length_ == buckets_.size() * width_) {
            if (buckets_.size() == kBuckets) double_width();
            if (length_ == buckets_.size() * width_) buckets_.emplace_back();
        }
        const std::uint64_t room = buckets_.size() * width_ - length_;
        const std::size_t count =
            room < steps.size() ? static_cast<std::size_t>(room) : steps.size();
        Column bucket = buckets_.back();
        for (const Step& step : steps.first(count)) bucket.add(step);
        buckets_.back() = bucket;
        length_ += count;
        steps = steps.subspan(count);
    }
}

void Timeline::double_width() {
    for (std::size_t i = 0; i < buckets_.size() / 2; ++i) {
        buckets_[i] = buckets_[2 * i];
        buckets_[i].add(buckets_[2 * i + 1]);
    }
    buckets_.resize(buckets_.size() / 2);
    width_ *= 2;
}

std::vector<Column> Timeline::columns(Span span, std::size_t columns) const {
    std::vector<Column> drawn(columns);
    for (std::size_t i = 0; i < columns; ++i) {
        const Span part = span.part(i, columns);
        const std::uint64_t last = (part.to - 1) / width_;
        for (std::uint64_t bucket = part.from / width_; bucket <= last; ++bucket) {
            if (bucket >= buckets_.size()) break;  // not explored yet
            drawn[i].add(buckets_[static_cast<std::size_t>(bucket)]);
        }
    }
    return drawn;
}

}  // namespace retrace
