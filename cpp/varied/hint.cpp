// Goes round by round: in each, every rule by itself narrows what the round before has left, until a digit follows; then all
// removals that the digit does not need are left out.
#include "varied/hint.hpp"

#include <algorithm>
#include <utility>

#include "varied/board.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

// A person follows no more of them, and later rounds find only what takes more.
constexpr int kMostRounds = 8;
// So many digits that follow in the same round are compared, and the one with the fewest removals is told.
constexpr std::size_t kMostCompared = 12;

using Masks = std::vector<Digits>;

// Which removal it is, without what it finds.
struct Source {
    Removal::By by;
    std::size_t index;
    std::size_t other = 0;
};

class Finder {
  public:
    Finder(const Rules& rules, std::span<const std::uint8_t> board)
        : rules_(rules), board_(board) {}

    std::optional<Hint> find() {
        if (!begin()) return std::nullopt;
        std::vector<Source> done;
        Masks masks = begun_;
        for (int round = 0; round <= kMostRounds; ++round) {
            const auto found = placements(masks);
            if (!found.empty()) return shortest(found, done);
            const Masks before = masks;
            std::vector<Source> effective;
            for (const Source& source : sources_) {
                auto removal = removed_by(source, before);
                if (!removal) return std::nullopt;
                if (removal->removed.cells.empty()) continue;
                take(*removal, masks);
                effective.push_back(source);
            }
            if (effective.empty() || ranges::count(masks, Digits{0}) > 0) break;
            done.insert(done.end(), effective.begin(), effective.end());
        }
        if (done.empty()) return std::nullopt;
        Hint hint{.step = Hint::Step::removal, .removals = {}};
        hint.removals.push_back(*removed_by(done.front(), begun_));
        return hint;
    }

    std::optional<Masks> notes() {
        if (!begin()) return std::nullopt;
        Masks masks = begun_;
        for (bool has_changed = true; has_changed;) {
            has_changed = false;
            for (const Source& source : sources_) {
                if (source.by != Removal::By::rule) continue;
                const auto removal = removed_by(source, masks);
                if (!removal) return std::nullopt;
                take(*removal, masks);
                has_changed |= !removal->removed.cells.empty();
            }
        }
        return masks;
    }

  private:
    // A blank has all digits left but those that it sees; false where one has none.
    bool begin() {
        begun_ = rules_.candidates;
        for (const Place cell : places(board_.size())) {
            if (board_[cell] != 0) begun_[cell] &= digit_bit(board_[cell]);
        }
        const auto see = [&](const std::vector<Place>& cells) {
            for (const Place from : cells) {
                if (board_[from] == 0) continue;
                for (const Place to : cells) {
                    if (to != from) begun_[to] &= ~digit_bit(board_[from]);
                }
            }
        };
        for (const auto& house : rules_.houses) see(house);
        for (std::size_t i = 0; i < rules_.rules.size(); ++i) {
            const Rule& rule = rules_.rules[i];
            if (rule.kind == Kind::cage || rule.kind == Kind::different) see(rule.cells);
            if (rule.kind != Kind::different) sources_.push_back({Removal::By::rule, i});
        }
        for (std::size_t a = 0; a < rules_.houses.size(); ++a) {
            for (std::size_t b = 0; b < rules_.houses.size(); ++b) {
                if (a != b && is_whole(a) && shared(a, b) > 1) {
                    sources_.push_back({Removal::By::locked, a, b});
                }
            }
        }
        return ranges::count(begun_, Digits{0}) == 0;
    }

    bool is_whole(std::size_t house) const {
        return rules_.houses[house].size() == static_cast<std::size_t>(rules_.digits);
    }

    std::ptrdiff_t shared(std::size_t a, std::size_t b) const {
        return ranges::count_if(rules_.houses[a], [&](Place cell) {
            return ranges::count(rules_.houses[b], cell) > 0;
        });
    }

    // Nothing where it leaves a cell without any digit.
    std::optional<Removal> removed_by(const Source& source, const Masks& masks) const {
        Removal removal{source.by, source.index, source.other, {}, {}};
        const bool is_rule = source.by == Removal::By::rule;
        const std::vector<Place>& cells =
            is_rule ? rules_.rules[source.index].cells : rules_.houses[source.other];
        const auto narrow = [&](Place cell, Digits left) {
            const Digits gone = masks[cell] & ~left;
            if (gone == 0) return;
            removal.removed.cells.push_back(cell);
            removal.removed.digits.push_back(gone);
        };
        if (is_rule) {
            if (ranges::all_of(cells, [&](Place cell) { return board_[cell] != 0; })) {
                return removal;
            }
            const auto left =
                left_by(rules_.rules[source.index], rules_.houses, masks, rules_.digits);
            if (!left) return std::nullopt;
            removal.before.cells = left->cells;
            for (std::size_t i = 0; i < left->cells.size(); ++i) {
                narrow(left->cells[i], left->digits[i]);
            }
        } else {
            Digits outside = 0;
            const auto& house = rules_.houses[source.index];
            for (const Place cell : house) {
                if (ranges::count(cells, cell) == 0) {
                    outside |= masks[cell];
                } else {
                    removal.before.cells.push_back(cell);
                }
            }
            for (const Place cell : cells) {
                if (ranges::count(house, cell) == 0) narrow(cell, outside);
            }
        }
        for (const Place cell : removal.before.cells) {
            removal.before.digits.push_back(masks[cell]);
        }
        return removal;
    }

    static void take(const Removal& removal, Masks& masks) {
        for (std::size_t i = 0; i < removal.removed.cells.size(); ++i) {
            masks[removal.removed.cells[i]] &= ~removal.removed.digits[i];
        }
    }

    // The digits that follow, those of a house first.
    std::vector<Hint> placements(const Masks& masks) const {
        std::vector<Hint> found;
        for (std::size_t house = 0; house < rules_.houses.size(); ++house) {
            if (!is_whole(house)) continue;
            Digits once = 0;
            Digits twice = 0;
            for (const Place cell : rules_.houses[house]) {
                twice |= once & masks[cell];
                once |= masks[cell];
            }
            for (const Place cell : rules_.houses[house]) {
                const Digits only = masks[cell] & ~twice;
                if (board_[cell] == 0 && has_one_bit(only)) {
                    found.push_back({Hint::Step::only_place, cell, least_of(only), house, {}});
                }
            }
        }
        for (const Place cell : places(masks.size())) {
            if (board_[cell] == 0 && has_one_bit(masks[cell])) {
                found.push_back({Hint::Step::only_digit, cell, least_of(masks[cell]), 0, {}});
            }
        }
        return found;
    }

    bool follows(const Hint& hint, const Masks& masks) const {
        const Digits digit = digit_bit(hint.digit);
        if (hint.step == Hint::Step::only_digit) return masks[hint.cell] == digit;
        return ranges::all_of(rules_.houses[hint.house], [&](Place cell) {
            return cell == hint.cell || (masks[cell] & digit) == 0;
        });
    }

    // The removals of these sources, one after another; empty where the step does not follow from them.
    std::vector<Removal> told(const Hint& hint, const std::vector<Source>& sources) const {
        std::vector<Removal> removals;
        Masks masks = begun_;
        for (const Source& source : sources) {
            auto removal = removed_by(source, masks);
            if (!removal) return {};
            if (removal->removed.cells.empty()) continue;
            take(*removal, masks);
            removals.push_back(*std::move(removal));
        }
        return follows(hint, masks) ? removals : std::vector<Removal>{};
    }

    // The sources whose removals the step or a later one of them may rest on.
    std::vector<Source> relevant(const Hint& hint, const std::vector<Source>& sources) const {
        Masks wanted(begun_.size());
        const auto want = [&](const std::vector<Place>& cells, Digits digits) {
            for (const Place cell : cells) wanted[cell] |= digits;
        };
        if (hint.step == Hint::Step::only_digit) {
            want({hint.cell}, digits_to(rules_.digits));
        } else {
            want(rules_.houses[hint.house], digit_bit(hint.digit));
        }
        std::vector<Source> found;
        auto removals = told(hint, sources);
        std::reverse(removals.begin(), removals.end());
        for (const Removal& each : removals) {
            const auto& [cells, digits] = each.removed;
            bool is_wanted = false;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                is_wanted |= (wanted[cells[i]] & digits[i]) != 0;
            }
            if (!is_wanted) continue;
            found.push_back({each.by, each.index, each.other});
            const bool is_rule = each.by == Removal::By::rule;
            want(is_rule ? each.before.cells : rules_.houses[each.index], digits_to(rules_.digits));
        }
        std::reverse(found.begin(), found.end());
        return found;
    }

    // Leaves out each source that the step follows without, from the last one on.
    void explain(Hint& hint, const std::vector<Source>& all) const {
        auto sources = relevant(hint, all);
        hint.removals = told(hint, sources);
        for (std::size_t i = sources.size(); i-- > 0;) {
            std::vector<Source> fewer = sources;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            auto removals = told(hint, fewer);
            if (removals.empty()) continue;
            hint.removals = std::move(removals);
            sources = std::move(fewer);
        }
    }

    std::optional<Hint> shortest(std::vector<Hint> found,
                                 const std::vector<Source>& sources) const {
        if (sources.empty()) return found.front();
        found.resize(std::min(found.size(), kMostCompared));
        for (Hint& hint : found) explain(hint, sources);
        return *std::min_element(found.begin(), found.end(), [](const Hint& a, const Hint& b) {
            return a.removals.size() < b.removals.size();
        });
    }

    const Rules& rules_;
    std::span<const std::uint8_t> board_;
    Masks begun_;
    std::vector<Source> sources_;
};

}  // namespace

std::optional<Hint> find_hint(const Rules& rules, std::span<const std::uint8_t> board) {
    return Finder(rules, board).find();
}

std::optional<std::vector<Digits>> notes_of(const Rules& rules,
                                            std::span<const std::uint8_t> board) {
    return Finder(rules, board).notes();
}

}  // namespace retrace::varied
