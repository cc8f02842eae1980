// Iterative deepening over the cells in order.
#include "sudoku/questions/telling_cells.hpp"

#include <algorithm>
#include <numeric>

namespace retrace::questions {
namespace {

// The work after which the proof is given up: a few seconds on a usual machine.
constexpr std::uint64_t kTellingWork = 10'000'000;

// The number of digits that are read in the time of one piece of work.
constexpr std::size_t kDigitsPerWork = 64;

}  // namespace

FindTellingCells::FindTellingCells(const std::vector<Grid>& solutions) : solutions_(solutions) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        std::vector<Digit> digits;
        digits.reserve(solutions.size());
        for (const Grid& solution : solutions) digits.push_back(solution[cell]);
        const bool is_open = std::any_of(digits.begin(), digits.end(),
                                         [&](Digit digit) { return digit != digits[0]; });
        if (!is_open) continue;
        open_.push_back(cell);
        digits_.push_back(std::move(digits));
    }
    start_size();
}

void FindTellingCells::start_size() {
    ++size_;
    Indices all(solutions_.size());
    std::iota(all.begin(), all.end(), std::uint16_t{0});
    levels_.push_back({std::move(all), 0, 0});
}

bool FindTellingCells::run(Meter& meter) {
    while (!found_ && work_ < kTellingWork) {
        if (meter.is_empty()) return false;
        step(meter);
    }
    return true;
}

void FindTellingCells::step(Meter& meter) {
    Level& top = levels_.back();
    const std::uint64_t work = 1 + top.among.size() / kDigitsPerWork;
    meter.spend(work);
    work_ += work;
    if (top.at == open_.size()) {
        levels_.pop_back();
        if (levels_.empty()) start_size();
    } else if (top.digit == 0) {
        look_at_cell();
    } else if (top.digit > 9) {
        ++top.at;
        top.digit = 0;
    } else {
        const Digit digit = top.digit++;
        const std::size_t count = top.counts[digit];
        // A cell with the same digit in all solutions tells nothing.
        if (count > 0 && count < top.among.size()) take(digit);
    }
}

void FindTellingCells::look_at_cell() {
    Level& top = levels_.back();
    top.counts.fill(0);
    for (const std::uint16_t index : top.among) ++top.counts[digits_[top.at][index]];
    top.digit = 1;
    if (levels_.size() < size_) return;
    // Looks for the last cell of a set: one with a digit that only one solution has.
    const auto* const one = std::find(top.counts.begin(), top.counts.end(), 1);
    top.digit = one == top.counts.end() ? Digit{10} : static_cast<Digit>(one - top.counts.begin());
}

void FindTellingCells::take(Digit digit) {
    const Level& top = levels_.back();
    Indices kept = keeping(top, digit);
    if (kept.size() == 1) {
        found_ = {{}, solutions_[kept[0]]};
        for (const Level& level : levels_) found_->cells.push_back(open_[level.at]);
        return;
    }
    const std::size_t next = top.at + 1;
    levels_.push_back({std::move(kept), next, 0});
}

FindTellingCells::Indices FindTellingCells::keeping(const Level& level, Digit digit) const {
    Indices kept;
    kept.reserve(level.counts[digit]);
    for (const std::uint16_t index : level.among) {
        if (digits_[level.at][index] == digit) kept.push_back(index);
    }
    return kept;
}

}  // namespace retrace::questions
