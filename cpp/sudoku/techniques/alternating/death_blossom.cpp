// Death Blossom: each candidate of a cell, the stem, empties an almost locked set of a digit, and so puts another
// digit, the same in each case, into that set.
#include <vector>

#include "sudoku/techniques/alternating/node_graph.hpp"
#include "sudoku/techniques/finders.hpp"

namespace retrace::techniques {
namespace {

class BlossomSearch {
  public:
    BlossomSearch(const Candidates& board, Deduction& found)
        : board_(board), found_(found), sets_(almost_locked_sets(board, 1)) {}

    bool run() {
        for (const int petals : {3, 4, 5, 2}) {
            for (const Cell stem : board_.cells_with(petals)) {
                for (Digit digit = 1; digit <= 9; ++digit) {
                    stem_ = stem;
                    digit_ = digit;
                    const CellSet stem_set = CellSet::of(stem);
                    if (add_petal(board_.of(stem), board_.cells(digit).without(stem_set)))
                        return true;
                }
            }
        }
        return false;
    }

  private:
    // A petal for each candidate of the stem that is left. `reached`: what loses the digit in each case so far.
    bool add_petal(DigitSet left, CellSet reached) {
        if (reached.empty()) return false;
        if (left == 0) return show(reached);
        const Digit candidate = smallest(left);
        const DigitSet rest = without(left, set_of(candidate));
        if (candidate == digit_) return add_petal(rest, reached & kPeerSets[stem_]);
        for (const AlmostLockedSet& set : sets_) {
            const CellSet emptied = set.cells & board_.cells(candidate);
            const CellSet filled = set.cells & board_.cells(digit_);
            if (emptied.empty() || filled.empty() || set.cells.contains(stem_) ||
                (emptied & kPeerSets[stem_]) != emptied) {
                continue;
            }
            petals_.push_back(&set);
            if (add_petal(rest, reached & common_peers(filled))) return true;
            petals_.pop_back();
        }
        return false;
    }

    bool show(CellSet reached) {
        found_.eliminate(reached, digit_);
        found_.evidence.digits = set_of(digit_) | board_.of(stem_);
        found_.mark(CellSet::of(stem_), Role::pivot);
        CellSet shown = CellSet::of(stem_);
        for (std::size_t i = 0; i < petals_.size(); ++i) {
            shown |= petals_[i]->cells;
            found_.mark(petals_[i]->cells, i % 2 == 0 ? Role::pincer : Role::fin);
        }
        for (const Cell cell : shown) {
            for (DigitSet left = board_.of(cell); left != 0;
                 left &= static_cast<DigitSet>(left - 1)) {
                const Digit digit = smallest(left);
                const bool is_of_stem = cell == stem_ || kPeerSets[stem_].contains(cell);
                if (digit == digit_) found_.mark(CellSet::of(cell), digit, Role::target);
                if (digit != digit_ && is_of_stem && board_.has(stem_, digit)) {
                    found_.mark(CellSet::of(cell), digit, cell == stem_ ? Role::pivot : Role::off);
                }
            }
        }
        return true;
    }

    const Candidates& board_;
    Deduction& found_;
    std::vector<AlmostLockedSet> sets_;
    std::vector<const AlmostLockedSet*> petals_;
    Cell stem_ = 0;
    Digit digit_ = 0;
};

}  // namespace

bool find_death_blossom(const Candidates& board, Deduction& found) {
    return BlossomSearch(board, found).run();
}

}  // namespace retrace::techniques
