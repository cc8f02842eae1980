// Chains without branches: a candidate whose being there, or not, leads to the contrary, and cycles
// of which one half or the other is true.
#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <vector>

#include "sudoku/techniques/chains/length.hpp"
#include "sudoku/techniques/chains/link_graph.hpp"
#include "sudoku/techniques/families.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {
namespace {

// Candidates by turns there and not, from the end back to the start.
using Path = std::vector<Number>;

// How hard a find is: the first one of the least is taken.
struct Hardness {
    double rating;
    int length;
    int rank;  // of its kind, among equals

    friend bool operator<(const Hardness& a, const Hardness& b) {
        return std::tie(a.rating, a.length, a.rank) < std::tie(b.rating, b.length, b.rank);
    }
};

Id cycle_id(Links links) {
    return links == Links::all ? Id::xy_cycle : links == Links::cells ? Id::y_cycle : Id::x_cycle;
}
Id chain_id(Links links) {
    return links == Links::all ? Id::forcing_chain : Id::x_chain;
}

class ChainSearch {
  public:
    ChainSearch(const Candidates& board, std::optional<Id> wanted, Deduction& found)
        : board_(board), graph_(board), wanted_(wanted), found_(found) {
        for (auto& side : reached_) side.resize(graph_.size());
        for (auto& side : from_) side.resize(graph_.size());
    }

    bool run() {
        for (const Links links : {Links::houses, Links::cells, Links::all}) {
            for (Number start = 0; start < graph_.size(); ++start) {
                const Candidate candidate = graph_.candidate(start);
                if (links == Links::cells && size_of(board_.of(candidate.cell)) > 2) continue;
                find_cycles(start, links);
                if (links == Links::cells) continue;
                if (board_.may_be_refuted(candidate)) find_chain(start, links, true);
                if (board_.may_be_proven(candidate)) find_chain(start, links, false);
            }
        }
        return best_.has_value();
    }

  private:
    Hardness hardness(Id id, Links links, int length) const {
        const double base = links == Links::all ? 7.0 : id == Id::x_chain ? 6.6 : 6.5;
        const int rank = links == Links::all ? 4 : links == Links::cells ? 3 : 2;
        return {chain_rating(base, length), length, rank};
    }
    bool is_better(const Hardness& hardness) const { return !best_ || hardness < *best_; }
    bool wants(Id id) const { return !wanted_ || *wanted_ == id; }

    bool is_reached(bool is_on, Number candidate) const {
        return reached_[is_on ? 1 : 0][candidate] == round_;
    }
    void reach(bool is_on, Number candidate) { reached_[is_on ? 1 : 0][candidate] = round_; }

    // Whether the candidate's not being there is on the way to `last`, which is there.
    bool leads_to(Number last, Number off, Number start) const {
        for (Number on = last; on != start;) {
            const Number before = from_[1][on];
            if (before == off) return true;
            on = from_[0][before];
        }
        return false;
    }

    // From the start being there: what is not (weak links), what then is (strong links), by turns,
    // until a strong link leads back to the start.
    void find_cycles(Number start, Links links) {
        const Id id = cycle_id(links);
        if (!wants(id) || !is_better(hardness(id, links, 4))) return;
        const auto around = graph_.forced(start, links);
        if (around.empty()) return;
        ++round_;
        reach(true, start);
        std::vector<Number>& on = levels_[0];
        on.assign(1, start);
        std::vector<std::array<Number, 2>>& off = excluded_;
        for (int length = 2; !on.empty() && is_better(hardness(id, links, length)); length += 2) {
            off.clear();
            for (const Number each : on) {
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
                    if (next == start && length >= 4) offer_cycle(start, each, before, links);
                    if (is_reached(true, next)) continue;
                    reach(true, next);
                    from_[1][next] = each;
                    on.push_back(next);
                }
            }
        }
    }

    // From the start being there, or not, to the contrary.
    void find_chain(Number start, Links links, bool is_on) {
        const Id id = chain_id(links);
        if (!wants(id) || !is_better(hardness(id, links, 4))) return;
        ++round_;
        bool side = is_on;
        reach(side, start);
        auto& [level, next_level] = levels_;
        level.assign(1, start);
        for (int length = 2; !level.empty() && is_better(hardness(id, links, length)); ++length) {
            next_level.clear();
            for (const Number each : level) {
                for (const Number next :
                     side ? graph_.excluded(each, links) : graph_.forced(each, links)) {
                    if (next == start && side == is_on) {
                        return offer_chain(start, each, links, is_on, length);
                    }
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

    // Back from a candidate to the start, which is there at that end.
    Path path_back(Number last, bool is_on, Number start, bool start_is_on) const {
        Path path{last};
        while (last != start || is_on != start_is_on) {
            last = from_[is_on ? 1 : 0][last];
            is_on = !is_on;
            path.push_back(last);
        }
        return path;
    }

    // One half of a cycle is true, so what both halves exclude cannot be.
    void offer_cycle(Number start, Number last, Number before, Links links) {
        Path path{last};
        const Path rest = path_back(before, true, start, true);
        path.insert(path.end(), rest.begin(), rest.end());
        const int length = static_cast<int>(path.size());
        const Hardness hard = hardness(cycle_id(links), links, length);
        if (!is_better(hard)) return;
        CellSet cells;
        std::array<std::array<CellSet, 9>, 2> excluded{};
        for (std::size_t i = 0; i < path.size(); ++i) {
            const Candidate each = graph_.candidate(path[i]);
            cells.add(each.cell);
            excluded[i % 2][each.digit - 1U] |= kPeerSets[each.cell];
        }
        Deduction offered;
        for (Digit digit = 1; digit <= 9; ++digit) {
            const CellSet both = excluded[0][digit - 1U] & excluded[1][digit - 1U];
            offered.eliminate((both & board_.cells(digit)).without(cells), digit);
        }
        if (!offered.has_effect()) return;
        path.insert(path.begin(), start);
        take(cycle_id(links), hard, path, true, offered);
    }

    void offer_chain(Number start, Number last, Links links, bool is_on, int length) {
        const Hardness hard = hardness(chain_id(links), links, length);
        if (!is_better(hard)) return;
        Path path{start};
        const Path rest = path_back(last, is_on, start, is_on);
        path.insert(path.end(), rest.begin(), rest.end());
        const Candidate candidate = graph_.candidate(start);
        Deduction offered;
        if (is_on) {
            offered.eliminations.push_back(candidate);
        } else {
            offered.placement = candidate;
        }
        take(chain_id(links), hard, path, !is_on, offered);
    }

    // `path` from the end, which is there or not, back to the start.
    void take(Id id, const Hardness& hard, const Path& path, bool end_is_on, Deduction& offered) {
        best_ = hard;
        offered.technique = &technique(id);
        offered.rating = in_tenths(hard.rating);
        bool is_on = end_is_on == (path.size() % 2 == 1);
        for (std::size_t i = path.size(); i-- > 0; is_on = !is_on) {
            const Candidate each = graph_.candidate(path[i]);
            offered.evidence.digits |= set_of(each.digit);
            if (i + 1 == path.size()) {
                offered.evidence.candidates.push_back({each, Role::source});
                continue;
            }
            offered.evidence.links.push_back(
                {graph_.candidate(path[i + 1]), each, !is_on, is_on, 0});
            if (i > 0) offered.evidence.candidates.push_back({each, is_on ? Role::on : Role::off});
        }
        std::swap(found_, offered);
    }

    const Candidates& board_;
    LinkGraph graph_;
    std::optional<Id> wanted_;
    Deduction& found_;
    std::optional<Hardness> best_;
    std::uint32_t round_ = 0;  // of looking; each begins with nothing reached
    std::array<std::vector<std::uint32_t>, 2> reached_;  // not there, there: in which round last
    std::array<std::vector<Number>, 2> from_;            // what led to it
    std::array<std::vector<Number>, 2> levels_;
    std::vector<std::array<Number, 2>>
        excluded_;  // candidates that are not there, each with what excludes it
};

template <Id wanted>
bool find_only(const Candidates& board, Deduction& found) {
    return ChainSearch(board, wanted, found).run();
}

}  // namespace

bool find_simple_chain(const Candidates& board, Deduction& found) {
    return ChainSearch(board, std::nullopt, found).run();
}
bool find_x_cycle(const Candidates& board, Deduction& found) {
    return find_only<Id::x_cycle>(board, found);
}
bool find_y_cycle(const Candidates& board, Deduction& found) {
    return find_only<Id::y_cycle>(board, found);
}
bool find_x_chain(const Candidates& board, Deduction& found) {
    return find_only<Id::x_chain>(board, found);
}
bool find_xy_cycle(const Candidates& board, Deduction& found) {
    return find_only<Id::xy_cycle>(board, found);
}
bool find_forcing_chain(const Candidates& board, Deduction& found) {
    return find_only<Id::forcing_chain>(board, found);
}

}  // namespace retrace::techniques
