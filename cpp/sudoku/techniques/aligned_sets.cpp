// Aligned pair exclusion with almost locked sets: two cells cannot hold two digits that would both be taken from such a
// set, since too few would be left for it. A digit that goes with no digit of the other cell is eliminated.
#include <array>
#include <vector>

#include "sudoku/techniques/alternating/node_graph.hpp"
#include "sudoku/techniques/finders.hpp"

namespace retrace::techniques {
namespace {

// An almost locked set, and the digits that a certain cell takes from it by holding them.
struct Excluder {
    std::size_t set;
    DigitSet taken;
};

class PairExclusion {
  public:
    PairExclusion(const Candidates& board, Deduction& found)
        : board_(board), found_(found), sets_(almost_locked_sets(board, 1)) {
        for (std::size_t number = 0; number < sets_.size(); ++number) list_excluders(number);
    }

    bool run() {
        for (Cell one = 0; one < kCells; ++one) {
            if (size_of(board_.of(one)) < 2) continue;
            for (auto other = static_cast<Cell>(one + 1); other < kCells; ++other) {
                if (size_of(board_.of(other)) > 1 && use(one, other)) return true;
            }
        }
        return false;
    }

  private:
    void list_excluders(std::size_t number) {
        const AlmostLockedSet& set = sets_[number];
        std::array<DigitSet, kCells> taken{};
        for (DigitSet left = set.digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const Digit digit = smallest(left);
            const CellSet cells = board_.cells(digit);
            for (const Cell cell : common_peers(set.cells & cells) & cells) {
                taken[cell] |= set_of(digit);
            }
        }
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (taken[cell] != 0) excluders_[cell].push_back({number, taken[cell]});
        }
    }

    // By the digit of the first cell: the digits that the other one cannot hold.
    using Struck = std::array<DigitSet, 10>;

    bool use(Cell one, Cell other) {
        Struck struck{};
        std::vector<std::size_t> sets;
        if (kPeerSets[one].contains(other)) {
            for (Digit digit = 1; digit <= 9; ++digit) struck[digit] = set_of(digit);
        }
        auto with_other = excluders_[other].begin();
        for (const Excluder& excluder : excluders_[one]) {
            while (with_other != excluders_[other].end() && with_other->set < excluder.set) {
                ++with_other;
            }
            if (with_other == excluders_[other].end()) break;
            if (with_other->set != excluder.set) continue;
            if (strike(excluder.taken, with_other->taken, struck)) sets.push_back(excluder.set);
        }
        if (sets.empty()) return false;
        eliminate(one, other, struck);
        if (!found_.has_effect()) return false;
        show(one, other, sets);
        return true;
    }

    static bool strike(DigitSet taken, DigitSet by_other, Struck& struck) {
        bool is_new = false;
        for (; taken != 0; taken &= static_cast<DigitSet>(taken - 1)) {
            const Digit digit = smallest(taken);
            const DigitSet fresh =
                without(by_other, static_cast<DigitSet>(struck[digit] | set_of(digit)));
            is_new = is_new || fresh != 0;
            struck[digit] |= fresh;
        }
        return is_new;
    }

    void eliminate(Cell one, Cell other, const Struck& struck) {
        DigitSet kept = 0;
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (!board_.has(one, digit)) continue;
            const DigitSet possible = without(board_.of(other), struck[digit]);
            if (possible == 0) found_.eliminate(CellSet::of(one), digit);
            kept |= possible;
        }
        found_.eliminate(board_, other, without(board_.of(other), kept));
    }

    void show(Cell one, Cell other, const std::vector<std::size_t>& sets) {
        found_.mark(CellSet::of(one) | CellSet::of(other), Role::pattern);
        constexpr std::array kTints{Role::pincer, Role::fin};
        CellSet shown;
        std::size_t count = 0;
        for (const std::size_t set : sets) {
            const CellSet fresh = sets_[set].cells.without(shown);
            if (fresh.empty()) continue;
            shown |= fresh;
            found_.mark(fresh, kTints[count++ % kTints.size()]);
        }
        for (const Candidate& each : found_.eliminations) {
            found_.evidence.digits |= set_of(each.digit);
        }
    }

    const Candidates& board_;
    Deduction& found_;
    std::vector<AlmostLockedSet> sets_;
    std::array<std::vector<Excluder>, kCells> excluders_;
};

}  // namespace

bool find_aligned_pair_sets(const Candidates& board, Deduction& found) {
    return PairExclusion(board, found).run();
}

}  // namespace retrace::techniques
