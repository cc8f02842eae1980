// Two unavoidable sets without a common cell need two givens. So the number of such sets is the least number of givens still
// to come; where it equals the number of givens that are left, each of these givens lies in one of the sets.
#include "sudoku/setting/few_givens.hpp"

#include <algorithm>
#include <utility>

#include "sudoku/generate/order.hpp"
#include "sudoku/setting/unavoidable.hpp"

namespace retrace::setting {
namespace {

constexpr std::size_t kLargestSet = 14;

// Sets without a common cell are collected greedily, once from each of this many first sets.
constexpr int kTries = 8;
// A first set has at most this many cells more than the smallest set.
constexpr std::size_t kLargerThanSmallest = 2;

// The work of a level, and of a test for another solution, in branches of the engine.
constexpr std::uint64_t kWorkOfLevel = 10;
constexpr std::uint64_t kWorkOfTest = 20;

// This many last givens are put in together, without a level for each.
constexpr int kLastGivens = 2;

// Each choice in a set takes about this share of the time of the choice before it, since fewer cells stay open.
constexpr double kNextShare = 0.5;

// Looking through more sets than this takes longer than the tests that they spare.
constexpr std::size_t kMostLearned = 128;

CellSet with(CellSet cells, Cell cell) {
    return cells | CellSet::of(cell);
}

std::size_t smallest_of(std::span<const CellSet> sets) {
    const auto smaller = [](CellSet a, CellSet b) { return a.size() < b.size(); };
    return static_cast<std::size_t>(std::min_element(sets.begin(), sets.end(), smaller) -
                                    sets.begin());
}

// Collects sets without a common cell, beginning with `first`: their number, at most `enough`, and the union of their cells.
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

// The open cells that are in every set which `met` does not meet. `any` becomes true where there is such a set.
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

// Adds a level for these givens. False where no new puzzle has them and keeps the closed cells empty.
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

// Where as many sets without a common cell are found as givens are left, all other cells are closed; this is repeated until
// no further cell closes. False where there are more such sets than givens, or where a set has no open cell.
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

// Lists the cells of the smallest set. A cell that meets many other sets comes first: once it is closed, less is left to do.
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

// Finds a set that these givens do not meet; there is none where they have one solution. Sets that were found lately are
// tried before the engine is asked. The result depends on the search so far, so no level may choose its cells by it: the
// search could not be continued at a position.
CellSet FewGivens::learned_unmet(CellSet givens) {
    for (std::size_t at = 0; at < learned_.size(); ++at) {
        if (learned_[at].meets(givens)) continue;
        // A set that was of use moves forwards, so that it is tried earlier.
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

// A puzzle with a redundant given is left out, since the search finds the puzzle without that given by itself.
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
    // While puzzles of the last choice are waiting, the position is before that choice, which is then made again.
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
