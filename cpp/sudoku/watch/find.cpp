// Goes through the sections between checkpoints, one by one.
#include "sudoku/watch/find.hpp"

#include <algorithm>
#include <array>

namespace retrace {

Find::Status Find::run(Frontier& frontier, std::uint64_t budget) {
    Status status = Status::looking;
    while (status == Status::looking && budget > 0) {
        status = scout_ ? scan(budget) : choose_section(frontier, budget);
    }
    return status;
}

Find::Status Find::choose_section(Frontier& frontier, std::uint64_t& budget) {
    return direction_ == Direction::next ? choose_next_section(frontier, budget)
                                         : choose_previous_section(frontier);
}

// Only a complete section is searched: a shorter one would have to be searched again.
Find::Status Find::choose_next_section(Frontier& frontier, std::uint64_t& budget) {
    const Checkpoints& checkpoints = frontier.checkpoints();
    const std::size_t section = checkpoints.before(from_);
    const std::uint64_t start = checkpoints.checkpoint(section).position();
    if (section + 1 == checkpoints.count() && !frontier.finished()) {
        const std::uint64_t before = frontier.explored();
        frontier.explore(std::min(budget, checkpoints.next() - before));
        budget -= std::min(budget, frontier.explored() - before + 1);
        return Status::looking;
    }
    const std::uint64_t end = std::min(start + checkpoints.spacing(), frontier.explored());
    if (from_ == frontier.explored()) return Status::none;
    if (!checkpoints.may_have(section, target_)) {
        from_ = end;
        return Status::looking;
    }
    scout_ = frontier.source_at(section);
    scan_from_ = from_;
    scan_to_ = end;
    return Status::looking;
}

Find::Status Find::choose_previous_section(const Frontier& frontier) {
    if (from_ <= 1) return Status::none;
    const Checkpoints& checkpoints = frontier.checkpoints();
    const std::size_t section = checkpoints.before(from_ - 2);
    const std::uint64_t start = checkpoints.checkpoint(section).position();
    if (!checkpoints.may_have(section, target_)) {
        from_ = start + 1;
        return Status::looking;
    }
    scout_ = frontier.source_at(section);
    scan_from_ = start;
    scan_to_ = from_ - 1;
    return Status::looking;
}

// Searching forwards, the first match ends the scan; backwards, the last match counts.
Find::Status Find::scan(std::uint64_t& budget) {
    std::array<Step, 1024> buffer;
    std::uint64_t position = scout_->position();
    const std::uint64_t count =
        std::min({budget, scan_to_ - position, std::uint64_t{buffer.size()}});
    const auto traced = scout_->trace({buffer.data(), static_cast<std::size_t>(count)});
    budget -= traced.steps;
    for (const Step& step : std::span(buffer).first(traced.steps)) {
        if (++position <= scan_from_ || !matches(step, position)) continue;
        found_ = position;
        if (direction_ == Direction::next) return Status::found;
    }
    if (position < scan_to_) return Status::looking;
    scout_.reset();
    if (direction_ == Direction::previous) {
        if (found_ > 0) return Status::found;
        from_ = scan_from_ + 1;
    } else {
        from_ = scan_to_;
    }
    return Status::looking;
}

bool Find::matches(const Step& step, std::uint64_t position) const {
    const bool by_line = target_.by == Target::By::line;
    return target_.matches(step, by_line ? scout_->line(position) : 0);
}

}  // namespace retrace
