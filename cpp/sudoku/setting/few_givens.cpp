// Sets without a common cell need a given each. That bounds how many givens are still to come, and where as many sets as
// givens are left, every given is in one of these sets.
#include "sudoku/setting/few_givens.hpp"

#include <algorithm>
#include <utility>

#include "sudoku/generate/order.hpp"
#include "sudoku/setting/unavoidable.hpp"

namespace retrace::setting {
namespace {

constexpr std::size_t kLargestSet = 14;

// Collections of sets without a common cell are gathered from so many first sets.
constexpr int kTries = 8;
constexpr std::size_t kLargerThanSmallest = 2;  // at most, of a first set

// A level costs as much as so many branches of the engine, and a test for another solution.
constexpr std::uint64_t kWorkOfLevel = 10;
constexpr std::uint64_t kWorkOfTest = 20;

// The last givens are put in without a level of their own.
constexpr int kLastGivens = 2;

// Each choice of a set takes about this much of the time of the one before it, since fewer cells stay open.
constexpr double kNextShare = 0.5;

// More of them take longer to look through than they spare.
constexpr std::size_t kMostLearned = 128;

CellSet with(CellSet cells, Cell cell) {
    return cells | CellSet::of(cell);
}

std::size_t smallest_of(std::span<const CellSet> sets) {
    const auto smaller = [](CellSet a, CellSet b) { return a.size() < b.size(); };
    return static_cast<std::size_t>(std::min_element(sets.begin(), sets.end(), smaller) -
                                    sets.begin());
}

// Sets without a common cell, from one on: how many, and all their cells. Not more than `enough`.
std::pair<std::size_t, CellSet> apart_from(CellSet first, std::span<const CellSet> sets,
                                           std::size_t enough) {
    CellSet cells = first;
    std::size_t count = 1;
    for (const CellSet set : sets) {
        if (set.meets(cells)) continue;
        cells |= set;
        if (++count == enough) break;
    }
    return {count, cells};
}

// The cells that all sets share but those that have `met`; `any`: whether there are such sets.
CellSet common_of(std::span<const CellSet> sets, CellSet open, CellSet met, bool& any) {
    any = false;
    for (const CellSet set : sets) {
        if (set.meets(met)) continue;
        any = true;
        open &= set;
        if (open.empty()) break;
    }
    return open;
}

}  // namespace

FewGivens::FewGivens(const Grid& solution, CellSet open, int most)
    : solution_(solution), most_(most) {
    Level all;
    all.closed = generate::Order::every_cell().without(open);
    all.unmet = unavoidable_sets(solution, kLargestSet);
    for (CellSet& set : all.unmet) set &= open;
    enter(std::move(all));
}

int FewGivens::left_at(const Level& level) const {
    return most_ - static_cast<int>(level.givens.size());
}

// False where no puzzle, or none that is not found already, has these givens and none in the closed cells.
bool FewGivens::enter(Level level) {
    for (;;) {
        const int left = left_at(level);
        if (left <= kLastGivens) {
            finish(level.unmet, level.givens, level.closed, left);
            return false;
        }
        if (!level.unmet.empty()) {
            if (!narrow(level, static_cast<std::size_t>(left)) || !choose(level)) return false;
            levels_.push_back(std::move(level));
            return true;
        }
        if (!has_another(level.givens)) {
            keep(level.givens);
            return false;
        }
        const CellSet open = differences(*probe_.found(), solution_).without(level.closed);
        if (open.empty()) return false;
        level.unmet = {open};
    }
}

// Closes cells until as many sets apart as givens are left close no further one. False where more sets are apart, or a
// set has no open cell.
bool FewGivens::narrow(Level& level, std::size_t left) const {
    for (;;) {
        const std::size_t smallest = smallest_of(level.unmet);
        const std::size_t size = level.unmet[smallest].size();
        if (size == 0) return false;
        CellSet open = generate::Order::every_cell();
        bool is_tight = false;
        int tries = 0;
        for (std::size_t i = 0; i <= level.unmet.size() && tries < kTries; ++i) {
            const CellSet first = level.unmet[i == 0 ? smallest : i - 1];
            if (first.size() > size + kLargerThanSmallest) continue;
            ++tries;
            const auto [count, cells] = apart_from(first, level.unmet, left + 1);
            if (count > left) return false;
            if (count < left) continue;
            is_tight = true;
            open &= cells;
        }
        if (!is_tight) return true;
        level.closed |= generate::Order::every_cell().without(open).without(level.givens);
        bool has_changed = false;
        for (CellSet& set : level.unmet) {
            const CellSet rest = set & open;
            if (rest.empty()) return false;
            has_changed = has_changed || rest != set;
            set = rest;
        }
        if (!has_changed) return true;
    }
}

// The cells of the smallest set, those first that meet the most other sets: closed afterwards, they leave the least.
bool FewGivens::choose(Level& level) const {
    const CellSet set = level.unmet[smallest_of(level.unmet)];
    std::vector<std::pair<std::size_t, Cell>> counted;
    for (const Cell cell : set) {
        const auto has_cell = [cell](CellSet other) { return other.contains(cell); };
        const auto met = std::count_if(level.unmet.begin(), level.unmet.end(), has_cell);
        counted.emplace_back(static_cast<std::size_t>(met), cell);
    }
    std::stable_sort(counted.begin(), counted.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& [met, cell] : counted) level.choices.push_back(cell);
    return !level.choices.empty();
}

// Goes on to the next choice of the last level.
void FewGivens::take(Meter& meter) {
    Level& level = levels_.back();
    const Cell cell = level.choices[level.next++];
    Level next;
    next.givens = with(level.givens, cell);
    next.closed = level.closed;
    level.closed.add(cell);
    bool is_open = true;
    for (const CellSet set : level.unmet) {
        if (set.contains(cell)) continue;
        const CellSet rest = set.without(next.closed);
        is_open = !rest.empty();
        if (!is_open) break;
        next.unmet.push_back(rest);
    }
    tests_ = 0;
    if (is_open) enter(std::move(next));
    meter.spend(kWorkOfLevel + tests_ * kWorkOfTest);
}

void FewGivens::finish(std::span<const CellSet> unmet, CellSet givens, CellSet closed, int left) {
    if (unmet.empty()) {
        const CellSet learned = learned_unmet(givens);
        if (learned.empty()) {
            keep(givens);
            return;
        }
        if (left == 0) return;
        const CellSet open = learned.without(closed);
        finish({&open, 1}, givens, closed, left);
        return;
    }
    if (left == 0) return;
    bool any = false;
    if (left == 1) {
        for (const Cell cell :
             common_of(unmet, generate::Order::every_cell().without(closed), {}, any)) {
            finish({}, with(givens, cell), closed, 0);
        }
        return;
    }
    const CellSet set = unmet[smallest_of(unmet)];
    for (const Cell cell : set.without(closed)) {
        const CellSet both =
            common_of(unmet, generate::Order::every_cell().without(closed), CellSet::of(cell), any);
        if (!any) finish({}, with(givens, cell), closed, 1);
        for (const Cell other : any ? both : CellSet()) {
            finish({}, with(with(givens, cell), other), closed, 0);
        }
        closed.add(cell);
    }
}

// A set that these givens do not meet; none where they have one solution. The sets in which solutions differed that
// were found last stand in for most tests. Which one comes depends on the search so far, so that no level may choose
// by it: a position would not lead back.
CellSet FewGivens::learned_unmet(CellSet givens) {
    for (std::size_t at = 0; at < learned_.size(); ++at) {
        if (learned_[at].meets(givens)) continue;
        // To the front, where it is met with first again.
        std::swap(learned_[at], learned_[at / 2]);
        return learned_[at / 2];
    }
    if (!has_another(givens)) return {};
    const CellSet set = differences(*probe_.found(), solution_);
    if (learned_.size() < kMostLearned) {
        learned_.push_back(set);
    } else {
        learned_[kMostLearned - 1] = set;
    }
    return set;
}

bool FewGivens::has_another(CellSet givens) {
    ++tests_;
    Meter own(~std::uint64_t{0});
    probe_.ask_other(with_digits_of(Grid(), solution_, givens), solution_, own);
    return probe_.found().has_value();
}

// A puzzle with a given to spare is left out: what it has without that comes up by itself.
void FewGivens::keep(CellSet givens) {
    const Grid puzzle = with_digits_of(Grid(), solution_, givens);
    Meter own(~std::uint64_t{0});
    for (const Cell cell : givens) {
        redundancy_.ask(puzzle, cell, own);
        if (redundancy_.is_redundant()) return;
    }
    waiting_.push_back(puzzle);
}

bool FewGivens::run(Meter& meter) {
    for (;;) {
        if (!waiting_.empty()) {
            found_ = waiting_.back();
            waiting_.pop_back();
            return true;
        }
        while (!levels_.empty() && levels_.back().next == levels_.back().choices.size()) {
            levels_.pop_back();
        }
        if (levels_.empty()) {
            found_.reset();
            return true;
        }
        if (meter.is_empty()) return false;
        take(meter);
    }
}

Position FewGivens::position() const {
    Position choices;
    for (const Level& level : levels_) choices.push_back(level.next - 1);
    // The last choice made has given those that are waiting: it is made again.
    if (!choices.empty() && waiting_.empty()) ++choices.back();
    return choices;
}

bool FewGivens::go_on_at(std::span<const std::size_t> position) {
    const std::vector<Level> first = levels_;
    Meter meter;
    for (std::size_t depth = 0; depth < position.size(); ++depth) {
        const bool is_last = depth + 1 == position.size();
        Level* level = depth + 1 == levels_.size() ? &levels_.back() : nullptr;
        if (level == nullptr || position[depth] + (is_last ? 0 : 1) > level->choices.size()) {
            levels_ = first;
            return false;
        }
        for (; level->next < position[depth]; ++level->next) {
            level->closed.add(level->choices[level->next]);
        }
        if (!is_last) take(meter);
    }
    waiting_.clear();
    return !position.empty();
}

double FewGivens::share() const {
    double share = 0;
    double width = 1;
    for (std::size_t depth = 0; depth < levels_.size(); ++depth) {
        const Level& level = levels_[depth];
        const bool is_last = depth + 1 == levels_.size();
        double weight = 1;
        double before = 0;
        double all = 0;
        double own = 0;
        for (std::size_t i = 0; i < level.choices.size(); ++i, weight *= kNextShare) {
            if (i < level.next - (is_last ? 0 : 1)) before += weight;
            if (i + 1 == level.next) own = weight;
            all += weight;
        }
        share += width * before / all;
        width *= own / all;
    }
    return levels_.empty() ? 1 : share;
}

}  // namespace retrace::setting
