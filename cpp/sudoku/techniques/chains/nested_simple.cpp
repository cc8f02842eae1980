// Follows links from every candidate, as simple_chains.cpp does, but keeps the shortest for each effect.
#include "sudoku/techniques/chains/nested_simple.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

#include "sudoku/techniques/chains/length.hpp"
#include "sudoku/techniques/chains/link_graph.hpp"
#include "sudoku/techniques/chains/outer_causes.hpp"

namespace retrace::techniques {
namespace {

struct Find {
    double rating;
    int length;
    int rank;
    std::size_t order;
    bool is_cycle;
    bool starts_on;
    std::vector<Number>
        path;  // from the start; a chain ends with the start's contrary, a cycle before the start
    std::vector<Candidate> gone;

    friend bool operator<(const Find& a, const Find& b) {
        return std::tie(a.rating, a.length, a.rank, a.order) <
               std::tie(b.rating, b.length, b.rank, b.order);
    }
};

class SimpleChains {
  public:
    explicit SimpleChains(const Candidates& board) : board_(board), graph_(board) {
        for (auto& side : reached_) side.resize(graph_.size());
        for (auto& side : from_) side.resize(graph_.size());
    }

    void find_all() {
        for (const Links links : {Links::houses, Links::cells, Links::all}) {
            for (Number start = 0; start < graph_.size(); ++start) {
                const int count = size_of(board_.of(graph_.candidate(start).cell));
                if (count < 2 || (links == Links::cells && count > 2)) continue;
                find_cycles(start, links);
                if (links == Links::cells) continue;
                find_chain(start, links, true);
                find_chain(start, links, false);
            }
        }
        std::sort(finds_.begin(), finds_.end());
    }

    void add_to(const Candidates& source, Implications& found) const {
        std::vector<Fingerprint> effects;
        for (const Find& find : finds_) {
            Fingerprint effect;
            for (const Candidate& each : find.gone) effect.add(each, false);
            if (std::find(effects.begin(), effects.end(), effect) != effects.end()) continue;
            effects.push_back(effect);
            OuterCauses needed(source, board_, found);
            Proof proof{{}, find.length};
            if (find.is_cycle) {
                tell_cycle(find, proof, needed);
            } else {
                tell_chain(find, proof, needed);
            }
            if (!found.has_causes()) continue;
            const std::uint32_t number = found.add_proof(proof);
            for (const Candidate& each : find.gone) found.add(each, number);
        }
    }

  private:
    bool is_reached(bool is_on, Number candidate) const {
        return reached_[is_on ? 1 : 0][candidate] == round_;
    }
    void reach(bool is_on, Number candidate) { reached_[is_on ? 1 : 0][candidate] = round_; }

    bool leads_to(Number last, Number off, Number start) const {
        for (Number on = last; on != start;) {
            const Number before = from_[1][on];
            if (before == off) return true;
            on = from_[0][before];
        }
        return false;
    }

    void find_cycles(Number start, Links links) {
        const auto around = graph_.forced(start, links);
        if (around.empty()) return;
        ++round_;
        reach(true, start);
        on_.assign(1, start);
        for (int length = 2; !on_.empty(); length += 2) {
            off_.clear();
            for (const Number each : on_) {
                for (const Number next : graph_.excluded(each, links)) {
                    if (!is_reached(false, next)) {
                        reach(false, next);
                        from_[0][next] = each;
                        off_.push_back({next, each});
                    } else if (std::find(around.begin(), around.end(), next) != around.end() &&
                               !leads_to(each, next, start)) {
                        off_.push_back({next, each});
                    }
                }
            }
            on_.clear();
            for (const auto& [each, before] : off_) {
                for (const Number next : graph_.forced(each, links)) {
                    if (next == start && length >= 4) offer_cycle(start, each, before, links);
                    if (is_reached(true, next)) continue;
                    reach(true, next);
                    from_[1][next] = each;
                    on_.push_back(next);
                }
            }
        }
    }

    void find_chain(Number start, Links links, bool is_on) {
        ++round_;
        bool side = is_on;
        reach(side, start);
        on_.assign(1, start);
        for (; !on_.empty(); side = !side) {
            next_level_.clear();
            for (const Number each : on_) {
                for (const Number next :
                     side ? graph_.excluded(each, links) : graph_.forced(each, links)) {
                    if (next == start && side == is_on) {
                        return offer_chain(start, each, links, is_on);
                    }
                    if (is_reached(!side, next)) continue;
                    reach(!side, next);
                    from_[side ? 0 : 1][next] = each;
                    next_level_.push_back(next);
                }
            }
            std::swap(on_, next_level_);
        }
    }

    std::vector<Number> path_to(Number last, bool is_on, Number start, bool start_is_on) const {
        std::vector<Number> path{last};
        while (last != start || is_on != start_is_on) {
            last = from_[is_on ? 1 : 0][last];
            is_on = !is_on;
            path.push_back(last);
        }
        std::reverse(path.begin(), path.end());
        return path;
    }

    void offer_cycle(Number start, Number last, Number before, Links links) {
        std::vector<Number> path = path_to(before, true, start, true);
        path.push_back(last);
        CellSet cells;
        std::array<std::array<CellSet, 9>, 2> excluded{};
        for (std::size_t i = 0; i < path.size(); ++i) {
            const Candidate each = graph_.candidate(path[i]);
            cells.add(each.cell);
            excluded[i % 2][each.digit - 1U] |= kPeerSets[each.cell];
        }
        std::array<CellSet, 9> gone{};
        CellSet all;
        for (Digit digit = 1; digit <= 9; ++digit) {
            const CellSet both = excluded[0][digit - 1U] & excluded[1][digit - 1U];
            gone[digit - 1U] = (both & board_.cells(digit)).without(cells);
            all |= gone[digit - 1U];
        }
        if (all.empty()) return;
        const int length = static_cast<int>(path.size());
        const int rank = links == Links::all ? 4 : links == Links::cells ? 3 : 2;
        Find find{chain_rating(links == Links::all ? 7.0 : 6.5, length),
                  length,
                  rank,
                  finds_.size(),
                  true,
                  true,
                  std::move(path),
                  {}};
        for (const Cell cell : all) {
            for (Digit digit = 1; digit <= 9; ++digit) {
                if (gone[digit - 1U].contains(cell)) find.gone.push_back({cell, digit});
            }
        }
        finds_.push_back(std::move(find));
    }

    void offer_chain(Number start, Number last, Links links, bool is_on) {
        const Candidate candidate = graph_.candidate(start);
        std::vector<Number> path = path_to(last, is_on, start, is_on);
        path.push_back(start);
        const int length = static_cast<int>(path.size());
        const int rank = links == Links::all ? 4 : 2;
        Find find{chain_rating(links == Links::all ? 7.0 : 6.6, length),
                  length,
                  rank,
                  finds_.size(),
                  false,
                  is_on,
                  std::move(path),
                  {}};
        if (is_on) {
            find.gone.push_back(candidate);
        } else {
            DigitSet gone = without(board_.of(candidate.cell), set_of(candidate.digit));
            for (; gone != 0; gone &= static_cast<DigitSet>(gone - 1)) {
                find.gone.push_back({candidate.cell, smallest(gone)});
            }
        }
        if (!find.gone.empty()) finds_.push_back(std::move(find));
    }

    // Why a candidate is the only one left where the other is not.
    Cause strong_cause(Candidate from, Candidate to) const {
        if (from.cell == to.cell) return Cause::cell;
        for (const HouseKind kind : kHouseOrder) {
            const std::uint8_t house = house_of(kind, from.cell);
            if (house == house_of(kind, to.cell) &&
                count_bits(board_.positions(house, to.digit)) == 2) {
                return cause_in(kind);
            }
        }
        return Cause::none;
    }
    // The first that both share.
    static Cause weak_cause(Candidate from, Candidate to) {
        if (from.cell == to.cell) return Cause::cell;
        for (const HouseKind kind : kHouseOrder) {
            if (house_of(kind, from.cell) == house_of(kind, to.cell)) return cause_in(kind);
        }
        return Cause::none;
    }

    void tell_chain(const Find& find, Proof& proof, OuterCauses& needed) const {
        bool is_on = find.starts_on == (find.path.size() % 2 == 1);
        for (std::size_t i = find.path.size(); i-- > 0; is_on = !is_on) {
            const Candidate each = graph_.candidate(find.path[i]);
            proof.print.add(each, is_on);
            if (!is_on || i == 0) continue;
            needed.add(each, strong_cause(graph_.candidate(find.path[i - 1]), each));
        }
        proof.print.end_of_chain();
    }

    // Once around, then around the other way. There the classic program gives a strong link the reason of the weak one.
    void tell_cycle(const Find& find, Proof& proof, OuterCauses& needed) const {
        const std::size_t count = find.path.size();
        const auto at = [&](std::size_t i) { return graph_.candidate(find.path[i % count]); };
        for (std::size_t i = count; i > 0; --i) {
            const bool is_on = i % 2 == 0;
            proof.print.add(at(i), is_on);
            if (is_on) needed.add(at(i), strong_cause(at(i - 1), at(i)));
        }
        proof.print.end_of_chain();
        for (std::size_t i = 0; i < count; ++i) {
            const bool is_on = i % 2 == 1;
            proof.print.add(at(i), is_on);
            if (is_on) needed.add(at(i), weak_cause(at(i - 1), at(i)));
        }
        proof.print.end_of_chain();
    }

    const Candidates& board_;
    LinkGraph graph_;
    std::uint32_t round_ = 0;
    std::array<std::vector<std::uint32_t>, 2> reached_;
    std::array<std::vector<Number>, 2> from_;
    std::vector<Number> on_;
    std::vector<Number> next_level_;
    std::vector<std::array<Number, 2>> off_;
    std::vector<Find> finds_;
};

}  // namespace

void add_simple_chains(const Candidates& source, const Candidates& board, Implications& found) {
    SimpleChains chains(board);
    chains.find_all();
    chains.add_to(source, found);
}

}  // namespace retrace::techniques
