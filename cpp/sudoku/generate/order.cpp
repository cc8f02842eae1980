// Looks for orders that no puzzle can meet, before a search begins.
#include "sudoku/generate/order.hpp"

#include <algorithm>
#include <array>

#include "sudoku/contradiction.hpp"
#include "sudoku/engine/engine.hpp"

namespace retrace::generate {
namespace {

CellSet cells_of(const std::vector<Orbit>& orbits) {
    CellSet cells;
    for (const Orbit& orbit : orbits) {
        for (const Cell cell : orbit) cells.add(cell);
    }
    return cells;
}

// Whether two of the three lines that share their boxes have no cell for a given: exchanging these lines
// gives another solution of every such puzzle.
bool exchanges_lines(const CellSet& cells) {
    for (std::size_t first = 0; first < 18; first += 3) {
        int empty = 0;
        for (std::size_t line = first; line < first + 3; ++line) {
            const House& house = kHouseCells[line];
            empty += std::none_of(house.begin(), house.end(),
                                  [&](Cell cell) { return cells.contains(cell); })
                         ? 1
                         : 0;
        }
        if (empty > 1) return true;
    }
    return false;
}

// The reason for each is in docs/techniques.md.
bool never_comes_first(techniques::Id id) {
    using techniques::Id;
    return id == Id::direct_claiming || id == Id::siamese_fish || id == Id::aic ||
           id == Id::aic_loop;
}

// Whether a step can be rated in the range. From unique loops on the scale has all tenths, by their size and the length of
// chains, but for those between aligned pairs and the first chains.
bool is_rated_within(const Range& range) {
    constexpr Range kLoopsToPairs = {45, 62};
    constexpr int kChains = 65;
    if (range.to >= kChains) return true;
    if (range.from <= kLoopsToPairs.to && range.to >= kLoopsToPairs.from) return true;
    const auto rows = techniques::techniques();
    return std::any_of(rows.begin(), rows.end(), [&](const techniques::Technique& row) {
        return range.has(row.rating) && !never_comes_first(row.id);
    });
}

// Whether full houses alone may solve the puzzle.
bool asks_for_full_houses(const Order& order) {
    using techniques::Id;
    if (order.technique != nullptr) return order.technique->id == Id::full_house;
    return order.rating && order.rating->to < techniques::technique(Id::hidden_single_box).rating;
}

// Each full house fills one of the 27 houses, so that there are no more blanks. No minimal puzzle is known with more
// than 40 givens; under a symmetry more of them may be needed.
bool are_too_few_for_full_houses(const Order& order) {
    constexpr int kFewest = kCells - 27;
    return order.givens.to < kFewest || (order.minimal && order.symmetry == Symmetry::none);
}

}  // namespace

CellSet Order::every_cell() {
    CellSet cells;
    for (Cell cell = 0; cell < kCells; ++cell) cells.add(cell);
    return cells;
}

OrderedOrbits orbits_for(const Order& order) {
    const CellSet given = givens_of(order.kept);
    OrderedOrbits orbits;
    for (const Orbit& orbit : orbits_of(order.symmetry)) {
        if (std::any_of(orbit.begin(), orbit.end(),
                        [&](Cell cell) { return given.contains(cell); })) {
            orbits.kept.push_back(orbit);
        } else if (std::all_of(orbit.begin(), orbit.end(),
                               [&](Cell cell) { return order.pattern.contains(cell); })) {
            orbits.open.push_back(orbit);
        }
    }
    return orbits;
}

bool Order::asks_for_ratings() const {
    return rating || first_placement || first_step || is_pearl || is_diamond;
}

bool Order::has(const techniques::Ratings& ratings) const {
    const auto is_in = [](const std::optional<Range>& range, int number) {
        return !range || range->has(number);
    };
    return is_in(rating, ratings.hardest) && is_in(first_placement, ratings.first_placement) &&
           is_in(first_step, ratings.first_step) &&
           (!is_pearl || ratings.first_placement == ratings.hardest) &&
           (!is_diamond || ratings.first_step == ratings.hardest);
}

bool Order::excludes(const techniques::Rating& at_work) const {
    const int at_least = at_work.at_least();
    const techniques::Ratings& so_far = at_work.ratings();
    // A rating that is not there yet, 0, is at least as high as the search at work.
    const auto is_out = [&](const std::optional<Range>& range, int number) {
        return range && (number == 0 ? at_least > range->to : !range->has(number));
    };
    const auto is_passed = [&](int number) { return number != 0 && at_least > number; };
    return (rating && at_least > rating->to) || is_out(first_placement, so_far.first_placement) ||
           is_out(first_step, so_far.first_step) ||
           (is_pearl && is_passed(so_far.first_placement)) ||
           (is_diamond && is_passed(so_far.first_step));
}

std::optional<Fault> fault_of_ratings(const Order& order) {
    // No step up to the first placement is harder than the hardest, and the first one is among them.
    const std::array ranges{order.first_step, order.first_placement, order.rating};
    int least = 0;
    for (const std::optional<Range>& range : ranges) {
        if (!range) continue;
        if (range->from > range->to) return Fault::empty_range;
        least = std::max(least, range->from);
        if (range->from < kRatings.from || range->to > kRatings.to || least > range->to ||
            !is_rated_within(*range)) {
            return Fault::rating_unreachable;
        }
    }
    return std::nullopt;
}

std::optional<Fault> fault_of(const Order& order) {
    const Range& givens = order.givens;
    const std::optional<Range>& rating = order.rating;
    if (givens.from > givens.to) return Fault::empty_range;
    if (givens.to < kFewestGivens) return Fault::too_few_givens;
    if (const auto fault = fault_of_ratings(order)) return fault;
    if (const auto* technique = order.technique) {
        if (rating && technique->rating > rating->to) return Fault::technique_too_hard;
        if (never_comes_first(technique->id)) return Fault::technique_never_first;
    }
    if (asks_for_full_houses(order) && are_too_few_for_full_houses(order)) {
        return Fault::full_house_givens;
    }

    if (has_contradiction(order.kept)) return Fault::kept_contradict;
    if (!engine::first_found(order.kept)) return Fault::kept_unsolvable;
    const OrderedOrbits orbits = orbits_for(order);
    const CellSet kept = cells_of(orbits.kept);
    if (static_cast<int>(kept.size()) > givens.to) return Fault::too_many_kept;

    CellSet cells = cells_of(orbits.open);
    cells |= kept;
    if (static_cast<int>(cells.size()) < std::max(givens.from, kFewestGivens)) {
        return Fault::pattern_too_small;
    }
    if (exchanges_lines(cells)) return Fault::pattern_exchanges;
    return std::nullopt;
}

std::uint64_t usual_tries(const Order& order) {
    constexpr int kHard = 89;  // in tenths
    if (order.rating && order.rating->from >= kHard) return kUsualHardTries;
    if (order.technique != nullptr && order.technique->rating >= kHard) return kUsualHardTries;
    return order.asks_for_ratings() || order.technique != nullptr ? kUsualRatedTries : kUsualTries;
}

}  // namespace retrace::generate
