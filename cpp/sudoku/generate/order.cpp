// Looks for orders that no puzzle can meet, before a search begins.
#include "sudoku/generate/order.hpp"

#include <algorithm>

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

std::optional<Fault> fault_of(const Order& order) {
    const Range& givens = order.givens;
    const std::optional<Range>& rating = order.rating;
    if (givens.from > givens.to || (rating && rating->from > rating->to)) return Fault::empty_range;
    if (givens.to < kFewestGivens) return Fault::too_few_givens;
    if (rating &&
        (rating->from < kRatings.from || rating->to > kRatings.to || !is_rated_within(*rating))) {
        return Fault::rating_unreachable;
    }
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
    return order.rating || order.technique != nullptr ? kUsualRatedTries : kUsualTries;
}

}  // namespace retrace::generate
