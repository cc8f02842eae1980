// Walks over weak and strong links by turns: from a candidate around to itself, or to its contrary.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "sudoku/techniques/chains/length.hpp"
#include "sudoku/techniques/chains/link_lists.hpp"
#include "sudoku/techniques/chains/reachability.hpp"
#include "sudoku/techniques/deduction.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {

// How hard a chain is on the classic scale; of equals the shorter one comes first, then the lower rank.
struct ChainHardness {
    double rating;
    int length;
    int rank;

    friend bool operator<(const ChainHardness& a, const ChainHardness& b) {
        return std::tie(a.rating, a.length, a.rank) < std::tie(b.rating, b.length, b.rank);
    }
};

inline int chain_rank(Links links) {
    return links == Links::all ? 4 : links == Links::cells ? 3 : 2;
}
inline ChainHardness cycle_hardness(Links links, int length) {
    return {chain_rating(links == Links::all ? 7.0 : 6.5, length), length, chain_rank(links)};
}
inline ChainHardness chain_hardness(Links links, int length) {
    return {chain_rating(links == Links::all ? 7.0 : 6.6, length), length, chain_rank(links)};
}

inline Id cycle_id(Links links) {
    return links == Links::all     ? Id::alternating_cycle
           : links == Links::cells ? Id::y_cycle
                                   : Id::x_cycle;
}
inline Id chain_id(Links links) {
    return links == Links::all ? Id::forcing_chain : Id::x_chain;
}

class ChainWalk {
  public:
    explicit ChainWalk(const Candidates& board) : board_(board), graph_(board) {
        for (auto& side : reached_) side.resize(graph_.size());
        for (auto& side : from_) side.resize(graph_.size());
    }

    const LinkLists& graph() const { return graph_; }
    Number size() const { return graph_.size(); }
    Candidate candidate(Number number) const { return graph_.candidate(number); }

    // From the start being there: what is not (weak links), what then is (strong links), by turns,
    // until a strong link leads back to the start. `rows`: of this graph. `found(last, before)`: `last` is not there since
    // `before` is. `goes_on(length)`: whether a cycle of this length is wanted.
    template <class GoesOn, class Found>
    void cycles(Number start, const Reachability& rows, const GoesOn& goes_on, const Found& found) {
        const Links links = rows.links();
        const auto around = graph_.forced(start, links);
        if (around.empty()) return;
        begin();
        reach(true, start);
        Bits last{};
        for (const Number each : around) add_bit(last.data(), each);
        std::vector<Number>& on = levels_[0];
        on.assign(1, start);
        std::vector<std::array<Number, 2>>& off = excluded_;
        for (int length = 2; !on.empty() && goes_on(length); length += 2) {
            off.clear();
            for (const Number each : on) {
                if (!rows.excludes_any(each, last, off_)) continue;
                for (const Number next : graph_.excluded(each, links)) {
                    if (!is_reached(false, next)) {
                        reach(false, next);
                        from_[0][next] = each;
                        off.push_back({next, each});
                    } else if (std::find(around.begin(), around.end(), next) != around.end() &&
                               !leads_to(each, next, start)) {
                        // All that follows from it is there; but it closes a cycle of its own.
                        off.push_back({next, each});
                    }
                }
            }
            on.clear();
            for (const auto& [each, before] : off) {
                for (const Number next : graph_.forced(each, links)) {
                    if (next == start && length >= 4) found(each, before);
                    if (is_reached(true, next)) continue;
                    reach(true, next);
                    from_[1][next] = each;
                    on.push_back(next);
                }
            }
        }
    }

    // From the start being there, or not, to the contrary, which `found(last, length)` is told of.
    template <class GoesOn, class Found>
    void chain(Number start, const Reachability& rows, bool is_on, const GoesOn& goes_on,
               const Found& found) {
        const Links links = rows.links();
        begin();
        bool side = is_on;
        reach(side, start);
        auto& [level, next_level] = levels_;
        level.assign(1, start);
        for (int length = 2; !level.empty() && goes_on(length); ++length) {
            next_level.clear();
            for (const Number each : level) {
                if (side && !rows.excludes_any(each, {}, off_)) continue;
                for (const Number next :
                     side ? graph_.excluded(each, links) : graph_.forced(each, links)) {
                    if (next == start && side == is_on) return found(each, length);
                    if (is_reached(!side, next)) continue;
                    reach(!side, next);
                    from_[side ? 0 : 1][next] = each;
                    next_level.push_back(next);
                }
            }
            side = !side;
            std::swap(level, next_level);
        }
    }

    // Back from a candidate to the start, which is there at that end or not.
    std::vector<Number> path_back(Number last, bool is_on, Number start, bool start_is_on) const {
        std::vector<Number> path{last};
        while (last != start || is_on != start_is_on) {
            last = from_[is_on ? 1 : 0][last];
            is_on = !is_on;
            path.push_back(last);
        }
        return path;
    }

    // Notes a path from its start, which is there or not, to its end.
    void show(const std::vector<Number>& path, bool starts_on, Evidence& evidence) const {
        bool is_on = starts_on;
        for (std::size_t i = 0; i < path.size(); ++i, is_on = !is_on) {
            const Candidate each = candidate(path[i]);
            evidence.digits |= set_of(each.digit);
            if (i == 0) {
                evidence.candidates.push_back({each, Role::source});
                continue;
            }
            evidence.links.push_back({candidate(path[i - 1]), each, !is_on, is_on, 0});
            if (i + 1 == path.size()) break;
            evidence.candidates.push_back({each, is_on ? Role::on : Role::off});
        }
    }

    // One half of a cycle is true, so what both halves exclude cannot be: the cells of each digit.
    std::array<CellSet, 9> excluded_by(const std::vector<Number>& cycle) const {
        CellSet cells;
        std::array<std::array<CellSet, 9>, 2> excluded{};
        for (std::size_t i = 0; i < cycle.size(); ++i) {
            const Candidate each = candidate(cycle[i]);
            cells.add(each.cell);
            excluded[i % 2][each.digit - 1U] |= kPeerSets[each.cell];
        }
        std::array<CellSet, 9> gone{};
        for (Digit digit = 1; digit <= 9; ++digit) {
            const CellSet both = excluded[0][digit - 1U] & excluded[1][digit - 1U];
            gone[digit - 1U] = (both & board_.cells(digit)).without(cells);
        }
        return gone;
    }

  private:
    using Bits = Reachability::Bits;

    bool is_reached(bool is_on, Number candidate) const {
        return reached_[is_on ? 1 : 0][candidate] == round_;
    }
    void reach(bool is_on, Number candidate) {
        reached_[is_on ? 1 : 0][candidate] = round_;
        if (!is_on) add_bit(off_.data(), candidate);
    }
    void begin() {
        ++round_;
        off_ = {};
    }

    // Whether the candidate's not being there is on the way to `last`, which is there.
    bool leads_to(Number last, Number off, Number start) const {
        for (Number on = last; on != start;) {
            const Number before = from_[1][on];
            if (before == off) return true;
            on = from_[0][before];
        }
        return false;
    }

    const Candidates& board_;
    LinkLists graph_;
    std::uint32_t round_ = 0;  // of looking; each begins with nothing reached
    std::array<std::vector<std::uint32_t>, 2> reached_;  // not there, there: in which round last
    Bits off_{};                                         // not there, reached in this round
    std::array<std::vector<Number>, 2> from_;            // what led to it
    std::array<std::vector<Number>, 2> levels_;
    // Candidates that are not there, each with what excludes it.
    std::vector<std::array<Number, 2>> excluded_;
};

}  // namespace retrace::techniques
