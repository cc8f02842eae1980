// Chains without branches from every candidate, of which the least hard of each effect is kept.
#include "sudoku/techniques/chains/nested_simple.hpp"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "sudoku/techniques/chains/chain_walk.hpp"
#include "sudoku/techniques/chains/closure.hpp"
#include "sudoku/techniques/chains/outer_causes.hpp"
#include "sudoku/techniques/chains/reachability.hpp"
#include "sudoku/techniques/chains/sort_by_heap.hpp"

namespace retrace::techniques {
namespace {

struct Find {
    ChainHardness hardness;
    std::size_t order;
    Links links;
    bool is_cycle;
    bool starts_on;
    std::vector<Number>
        path;  // from the start; a chain ends with the start's contrary, a cycle before the start
    std::vector<Candidate> gone;

    friend bool operator<(const Find& a, const Find& b) {
        return std::tie(a.hardness, a.order) < std::tie(b.hardness, b.order);
    }
};

class SimpleChains {
  public:
    explicit SimpleChains(const Candidates& board) : board_(board) {}

    void find_all() {
        const LinkGraph graph(board_);
        const Closure all(graph, Links::all);
        if (!all.leads_to_contraries()) return;
        walk_.emplace(board_);
        for (const Links links : {Links::houses, Links::cells}) {
            const Closure some(graph, links);
            if (some.leads_to_contraries()) find_by(some);
        }
        find_by(all);
        sort_by_heap(finds_);
    }

    void add_to(const Candidates& source, Implications& found) const {
        std::vector<Fingerprint> effects;
        for (std::size_t number = 0; number < finds_.size(); ++number) {
            const Find& find = finds_[number];
            Fingerprint effect;
            for (const Candidate& each : find.gone) effect.add(each, false);
            if (std::find(effects.begin(), effects.end(), effect) != effects.end()) continue;
            effects.push_back(effect);
            if (std::all_of(find.gone.begin(), find.gone.end(),
                            [&](Candidate each) { return found.has(each); })) {
                continue;
            }
            OuterCauses needed(source, board_, found);
            Proof proof{{}, find.hardness.length};
            if (find.is_cycle) {
                tell_cycle(find, proof, needed);
            } else {
                tell_chain(find, proof, needed);
            }
            if (!found.has_causes()) continue;
            const std::uint32_t added = found.add_proof(proof, number);
            for (const Candidate& each : find.gone) found.add(each, added);
        }
    }

    // A cycle without its effect.
    void show(std::size_t number, Deduction& found) const {
        const Find& find = finds_[number];
        found.technique = &technique(find.is_cycle ? cycle_id(find.links) : chain_id(find.links));
        found.rating = in_tenths(find.hardness.rating);
        std::vector<Number> path = find.path;
        if (find.is_cycle) path.push_back(path.front());
        walk_->show(path, find.starts_on, found.evidence);
        if (find.is_cycle) return;
        const Candidate start = walk_->candidate(path.front());
        if (find.starts_on) {
            found.eliminations.push_back(start);
        } else {
            found.placement = start;
        }
    }

  private:
    void find_by(const Closure& closure) {
        const Links links = closure.links();
        // A candidate that a cycle takes away leads to the absence of one half, so to the other half and its own absence.
        const bool may_cycle = closure.refutes_any();
        reachability_.emplace(walk_->graph(), links);
        for (Number start = 0; start < walk_->size(); ++start) {
            const int count = size_of(board_.of(walk_->candidate(start).cell));
            if (count < 2 || (links == Links::cells && count > 2)) continue;
            if (may_cycle && reachability_->may_cycle(start, any_length)) find_cycles(start, links);
            if (links == Links::cells) continue;
            if (closure.refutes(start)) find_chain(start, links, true);
            if (closure.proves(start)) find_chain(start, links, false);
        }
    }

    void find_cycles(Number start, Links links) {
        walk_->cycles(start, *reachability_, any_length,
                      [&](Number last, Number before) { offer_cycle(start, last, before, links); });
    }

    void find_chain(Number start, Links links, bool is_on) {
        walk_->chain(start, *reachability_, is_on, any_length,
                     [&](Number last, int) { offer_chain(start, last, links, is_on); });
    }

    static bool any_length(int) { return true; }

    // From the start.
    std::vector<Number> path_to(Number last, bool is_on, Number start, bool start_is_on) const {
        std::vector<Number> path = walk_->path_back(last, is_on, start, start_is_on);
        std::reverse(path.begin(), path.end());
        return path;
    }

    void offer_cycle(Number start, Number last, Number before, Links links) {
        std::vector<Number> path = path_to(before, true, start, true);
        path.push_back(last);
        const auto gone = walk_->excluded_by(path);
        CellSet all;
        for (const CellSet& each : gone) all |= each;
        if (all.empty()) return;
        const ChainHardness hardness = cycle_hardness(links, static_cast<int>(path.size()));
        Find find{hardness, finds_.size(), links, true, true, std::move(path), {}};
        for (const Cell cell : all) {
            for (Digit digit = 1; digit <= 9; ++digit) {
                if (gone[digit - 1U].contains(cell)) find.gone.push_back({cell, digit});
            }
        }
        finds_.push_back(std::move(find));
    }

    void offer_chain(Number start, Number last, Links links, bool is_on) {
        const Candidate candidate = walk_->candidate(start);
        std::vector<Number> path = path_to(last, is_on, start, is_on);
        path.push_back(start);
        const ChainHardness hardness = chain_hardness(links, static_cast<int>(path.size()));
        Find find{hardness, finds_.size(), links, false, is_on, std::move(path), {}};
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
            const Candidate each = walk_->candidate(find.path[i]);
            proof.print.add(each, is_on);
            if (!is_on || i == 0) continue;
            needed.add(each, strong_cause(walk_->candidate(find.path[i - 1]), each));
        }
        proof.print.end_of_chain();
    }

    // Once around, then around the other way. There the classic program gives a strong link the reason of the weak one.
    void tell_cycle(const Find& find, Proof& proof, OuterCauses& needed) const {
        const std::size_t count = find.path.size();
        const auto at = [&](std::size_t i) { return walk_->candidate(find.path[i % count]); };
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
    std::optional<ChainWalk> walk_;             // where there is anything to find
    std::optional<Reachability> reachability_;  // over the links at hand
    std::vector<Find> finds_;
};

}  // namespace

void add_simple_chains(const Candidates& source, const Candidates& board, Implications& found) {
    SimpleChains chains(board);
    chains.find_all();
    chains.add_to(source, found);
}

void show_simple_chain(const Candidates& board, std::size_t find, Deduction& found) {
    SimpleChains chains(board);
    chains.find_all();
    chains.show(find, found);
}

}  // namespace retrace::techniques
