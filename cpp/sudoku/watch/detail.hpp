// The depth over a stretch of a search, in columns.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/watch/frontier.hpp"

namespace retrace {

// A stretch that is short enough is run through again, so each column tells its own steps; a longer
// one is drawn from the timeline's buckets. A value that is run in pieces.
class Detail {
  public:
    // A tenth of a second of the common strategies; even of 10^9 steps the buckets hold a longer
    // stretch in over 128 columns.
    static constexpr std::uint64_t kRunThrough = std::uint64_t{1} << 21U;

    // stretch.from < stretch.to; columns > 0.
    Detail(Stretch stretch, std::size_t columns, const Frontier& frontier);

    // Takes about `budget` steps. True when columns() are there.
    bool run(std::uint64_t budget);

    Stretch stretch() const { return stretch_; }
    bool exact() const { return exact_; }
    const std::vector<Column>& columns() const { return columns_; }

  private:
    void add(std::uint64_t position, const Step& step);
    void widen(std::size_t columns);

    Stretch stretch_;
    std::size_t wanted_;  // columns
    bool exact_;
    std::vector<Column> columns_;  // while running: at most one a step

    std::optional<WatchedSearch> search_;
    std::uint64_t end_ = 0;   // the explored end of the stretch
    std::size_t column_ = 0;  // the one that is filled
};

}  // namespace retrace
