// Runs through a span again and divides its steps among columns.
#include "sudoku/watch/detail.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace retrace {

Detail::Detail(Span span, std::size_t columns, const Frontier& frontier)
    : span_(span),
      wanted_(columns),
      exact_(frontier.timeline().width() == 1 || span.length() <= kRunThrough) {
    if (frontier.timeline().width() == 1 || !exact_) {
        columns_ = frontier.timeline().columns(span, columns);
        return;
    }
    columns_.resize(span.length() < columns ? static_cast<std::size_t>(span.length()) : columns);
    end_ = std::min(span.to, frontier.explored());
    if (span.from < end_) source_ = frontier.source_before(span.from);
}

bool Detail::run(std::uint64_t budget) {
    std::array<Step, 1024> buffer;
    while (source_ && budget > 0) {
        std::uint64_t position = source_->position();
        const std::uint64_t room =
            std::min({budget, end_ - position, std::uint64_t{buffer.size()}});
        const auto traced = source_->trace({buffer.data(), static_cast<std::size_t>(room)});
        budget -= traced.steps;
        for (const Step& step : std::span(buffer).first(traced.steps)) add(++position, step);
        if (position == end_) source_.reset();
    }
    if (source_) return false;
    if (columns_.size() < wanted_) widen(wanted_);
    return true;
}

void Detail::add(std::uint64_t position, const Step& step) {
    if (position <= span_.from) return;
    while (position > span_.part(column_, columns_.size()).to) ++column_;
    columns_[column_].add(step);
}

// There are fewer steps than columns, so a step takes several.
void Detail::widen(std::size_t columns) {
    std::vector<Column> wide(columns);
    for (std::size_t i = 0; i < columns; ++i) {
        const std::uint64_t step = span_.part(i, columns).from - span_.from;
        wide[i] = columns_[static_cast<std::size_t>(step)];
    }
    columns_ = std::move(wide);
}

}  // namespace retrace
