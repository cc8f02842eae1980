// Depth-first search over the cells of the smallest set that is not yet hit.
#include "sudoku/questions/smallest_hitting.hpp"

#include <algorithm>

namespace retrace::questions {
namespace {

// Takes the cell that hits most sets, again and again, then drops the cells that are not needed.
CellSet hit_greedily(const std::vector<CellSet>& sets) {
    CellSet chosen;
    for (;;) {
        std::array<std::uint32_t, kCells> hits{};
        for (const CellSet& set : sets) {
            if (set.meets(chosen)) continue;
            for (const Cell cell : set) ++hits[cell];
        }
        const auto* most = std::max_element(hits.begin(), hits.end());
        if (*most == 0) break;
        chosen.add(static_cast<Cell>(most - hits.begin()));
    }
    for (const Cell cell : CellSet(chosen)) {
        CellSet rest = chosen;
        rest.remove(cell);
        const bool is_spare = std::all_of(sets.begin(), sets.end(),
                                          [&](const CellSet& set) { return set.meets(rest); });
        if (is_spare) chosen = rest;
    }
    return chosen;
}

}  // namespace

SmallestHitting::SmallestHitting(std::vector<CellSet> sets, std::uint64_t until)
    : sets_(std::move(sets)), until_(until) {
    std::stable_sort(sets_.begin(), sets_.end(),
                     [](const CellSet& a, const CellSet& b) { return a.size() < b.size(); });
    answer_.cells = hit_greedily(sets_);
}

bool SmallestHitting::run(Meter& meter) {
    while (!done_) {
        if (meter.spent() > until_) {
            answer_.is_smallest = false;
            done_ = true;
            break;
        }
        if (meter.is_empty()) return false;
        meter.spend(1 + sets_.size() / 64);
        step();
    }
    return true;
}

void SmallestHitting::step() {
    if (levels_.empty()) {
        done_ = size_ == answer_.cells.size();  // the greedy set is among the smallest
        if (!done_) visit({});
        return;
    }
    Level& top = levels_.back();
    if (top.untried.empty()) {
        levels_.pop_back();
        end_size();
        return;
    }
    const Cell cell = top.untried.first();
    top.untried.remove(cell);
    CellSet chosen = top.chosen;
    chosen.add(cell);
    visit(chosen);
}

void SmallestHitting::end_size() {
    if (levels_.empty()) ++size_;
}

void SmallestHitting::visit(const CellSet& chosen) {
    const CellSet* smallest_open = nullptr;
    CellSet used;
    std::size_t disjoint = 0;  // disjoint sets, each of which needs its own cell: a lower bound
    for (const CellSet& set : sets_) {
        if (set.meets(chosen)) continue;
        if (smallest_open == nullptr) smallest_open = &set;
        if (set.meets(used)) continue;
        used |= set;
        ++disjoint;
    }
    if (smallest_open == nullptr) {
        answer_.cells = chosen;
        done_ = true;
    } else if (chosen.size() + disjoint <= size_) {
        levels_.push_back({chosen, *smallest_open});
    } else {
        end_size();
    }
}

}  // namespace retrace::questions
