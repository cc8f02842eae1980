// A picture of the depth over all steps, in buckets of equal length.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoku/search/step.hpp"

namespace retrace {

// The picture of some neighbouring steps: of a bucket, or of a column of pixels.
struct Column {
    std::uint32_t dead_ends = 0;
    std::uint8_t min_depth = 0xff;  // above max_depth: no steps
    std::uint8_t max_depth = 0;
    bool solution = false;

    void add(const Step& step) {
        if (step.depth < min_depth) min_depth = step.depth;
        if (step.depth > max_depth) max_depth = step.depth;
        dead_ends += step.kind == StepKind::dead_end ? 1 : 0;
        solution |= step.kind == StepKind::solution;
    }
    void add(const Column& other);

    friend constexpr bool operator==(const Column&, const Column&) = default;
};

// A span is the steps after position `from` up to and with step `to`; from < to.
struct Span {
    std::uint64_t from;
    std::uint64_t to;

    constexpr std::uint64_t length() const { return to - from; }

    // The part of a span that column `index` of `columns` shows: at least one step.
    constexpr Span part(std::uint64_t index, std::uint64_t columns) const {
        const std::uint64_t begin = from + index * length() / columns;
        const std::uint64_t end = from + (index + 1) * length() / columns;
        return {begin, end > begin ? end : begin + 1};
    }
};

// Bucket i holds the steps i * width() + 1 to (i + 1) * width(). When all buckets are used the
// width doubles, so any number of steps fits.
class Timeline {
  public:
    static constexpr std::size_t kBuckets = 65536;

    // Adds the next steps.
    void add(std::span<const Step> steps);

    std::uint64_t width() const { return width_; }
    std::uint64_t length() const { return length_; }  // steps added

    // `columns` columns of a span, each from the buckets it touches.
    std::vector<Column> columns(Span span, std::size_t columns) const;

  private:
    void double_width();

    std::vector<Column> buckets_;
    std::uint64_t width_ = 1;
    std::uint64_t length_ = 0;
};

}  // namespace retrace
