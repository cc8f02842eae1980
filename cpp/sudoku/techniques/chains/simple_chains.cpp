// Chains without branches: a candidate whose being there, or not, leads to the contrary, and cycles
// of which one half or the other is true.
#include <optional>
#include <utility>
#include <vector>

#include "sudoku/techniques/chains/chain_walk.hpp"
#include "sudoku/techniques/chains/length.hpp"
#include "sudoku/techniques/chains/reachability.hpp"
#include "sudoku/techniques/finders.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {
namespace {

// Candidates by turns there and not, from the end back to the start.
using Path = std::vector<Number>;

class ChainSearch {
  public:
    ChainSearch(const Candidates& board, std::optional<Id> wanted, Deduction& found)
        : board_(board), walk_(board), wanted_(wanted), found_(found) {}

    bool run() {
        for (const Links links : {Links::houses, Links::cells, Links::all}) {
            if (!wants(cycle_id(links)) && !wants(chain_id(links))) continue;
            reachability_.emplace(walk_.graph(), links);
            for (Number start = 0; start < walk_.size(); ++start) {
                const Candidate candidate = walk_.candidate(start);
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
    bool is_better(const ChainHardness& hardness) const { return !best_ || hardness < *best_; }
    bool wants(Id id) const { return !wanted_ || *wanted_ == id; }

    void find_cycles(Number start, Links links) {
        const auto goes_on = [&](int length) { return is_better(cycle_hardness(links, length)); };
        if (!wants(cycle_id(links)) || !reachability_->may_cycle(start, goes_on)) return;
        walk_.cycles(start, *reachability_, goes_on,
                     [&](Number last, Number before) { offer_cycle(start, last, before, links); });
    }

    void find_chain(Number start, Links links, bool is_on) {
        const auto goes_on = [&](int length) { return is_better(chain_hardness(links, length)); };
        if (!wants(chain_id(links)) || !reachability_->refutes_itself(start, is_on, goes_on)) {
            return;
        }
        walk_.chain(start, *reachability_, is_on, goes_on, [&](Number last, int length) {
            offer_chain(start, last, links, is_on, length);
        });
    }

    void offer_cycle(Number start, Number last, Number before, Links links) {
        Path path{last};
        const Path rest = walk_.path_back(before, true, start, true);
        path.insert(path.end(), rest.begin(), rest.end());
        const ChainHardness hard = cycle_hardness(links, static_cast<int>(path.size()));
        if (!is_better(hard)) return;
        const auto gone = walk_.excluded_by(path);
        Deduction offered;
        for (Digit digit = 1; digit <= 9; ++digit) offered.eliminate(gone[digit - 1U], digit);
        if (!offered.has_effect()) return;
        path.insert(path.begin(), start);
        take(cycle_id(links), hard, path, true, offered);
    }

    void offer_chain(Number start, Number last, Links links, bool is_on, int length) {
        const ChainHardness hard = chain_hardness(links, length);
        if (!is_better(hard)) return;
        Path path{start};
        const Path rest = walk_.path_back(last, is_on, start, is_on);
        path.insert(path.end(), rest.begin(), rest.end());
        const Candidate candidate = walk_.candidate(start);
        Deduction offered;
        if (is_on) {
            offered.eliminations.push_back(candidate);
        } else {
            offered.placement = candidate;
        }
        take(chain_id(links), hard, path, !is_on, offered);
    }

    // `path` from the end, which is there or not, back to the start.
    void take(Id id, const ChainHardness& hard, const Path& path, bool end_is_on,
              Deduction& offered) {
        best_ = hard;
        offered.technique = &technique(id);
        offered.rating = in_tenths(hard.rating);
        const bool starts_on = end_is_on == (path.size() % 2 == 1);
        walk_.show({path.rbegin(), path.rend()}, starts_on, offered.evidence);
        std::swap(found_, offered);
    }

    const Candidates& board_;
    ChainWalk walk_;
    std::optional<Reachability> reachability_;  // over the links at hand
    std::optional<Id> wanted_;
    Deduction& found_;
    std::optional<ChainHardness> best_;  // the first one of the least is taken
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
bool find_alternating_cycle(const Candidates& board, Deduction& found) {
    return find_only<Id::alternating_cycle>(board, found);
}
bool find_forcing_chain(const Candidates& board, Deduction& found) {
    return find_only<Id::forcing_chain>(board, found);
}

}  // namespace retrace::techniques
