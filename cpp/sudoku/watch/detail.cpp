// Runs through a stretch again and sorts its steps into columns.
#include "sudoku/watch/detail.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace retrace {

Detail::Detail(Stretch stretch, std::size_t columns, const Frontier& frontier)
    : stretch_(stretch),
      wanted_(columns),
      exact_(frontier.timeline().width() == 1 || stretch.length() <= kRunThrough) {
    if (frontier.timeline().width() == 1 || !exact_) {
        columns_ = frontier.timeline().columns(stretch, columns);
        return;
    }
    columns_.resize(stretch.length() < columns ? static_cast<std::size_t>(stretch.length())
                                               : columns);
    end_ = std::min(stretch.to, frontier.explored());
    if (stretch.from < end_) search_ = frontier.search_before(stretch.from);
}

bool Detail::run(std::uint64_t budget) {
    std::array<Step, 1024> buffer;
    while (search_ && budget > 0) {
        std::uint64_t position = search_->position();
        const std::uint64_t room =
            std::min({budget, end_ - position, std::uint64_t{buffer.size()}});
        const auto traced = search_->trace({buffer.data(), static_cast<std::size_t>(room)});
        budget -= traced.steps;
        for (const Step& step : std::span(buffer).first(traced.steps)) add(++position, step);
        if (position == end_) search_.reset();
    }
    if (search_) return false;
    if (columns_.size() < wanted_) widen(wanted_);
    return true;
}

void Detail::add(std::uint64_t position, const Step& step) {
    if (position <= stretch_.from) return;
    while (position > stretch_.part(column_, columns_.size()).to) ++column_;
    columns_[column_].add(step);
}

// Fewer steps than columns: a step is shown by several.
void Detail::widen(std::size_t columns) {
    std::vector<Column> wide(columns);
    for (std::size_t i = 0; i < columns; ++i) {
        const std::uint64_t step = stretch_.part(i, columns).from - stretch_.from;
        wide[i] = columns_[static_cast<std::size_t>(step)];
    }
    columns_ = std::move(wide);
}

}  // namespace retrace
