// The depth over a span of the steps, in columns.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku/watch/frontier.hpp"

namespace retrace {

// A short span is run through again, so that each column shows its own steps; a longer one is drawn from the
// timeline's buckets. A value that is run in pieces.
class Detail {
  public:
    // Most strategies run through so many steps in a tenth of a second; a longer span, even of 10^9 steps, has
    // buckets for over 128 columns.
    static constexpr std::uint64_t kRunThrough = std::uint64_t{1} << 21U;

    // span.from < span.to; columns > 0.
    Detail(Span span, std::size_t columns, const Frontier& frontier);

    // Takes about `budget` steps. True when columns() is valid.
    bool run(std::uint64_t budget);

    bool exact() const { return exact_; }
    const std::vector<Column>& columns() const { return columns_; }

  private:
    void add(std::uint64_t position, const Step& step);
    void widen(std::size_t columns);

    Span span_;
    std::size_t wanted_;  // columns
    bool exact_;
    std::vector<Column> columns_;  // while running: at most one a step

    std::unique_ptr<StepSource> source_;
    std::uint64_t end_ = 0;   // the explored end of the span
    std::size_t column_ = 0;  // the one that is being filled
};

}  // namespace retrace
