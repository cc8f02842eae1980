// Bent sets: as many cells as digits in two houses that cross. A digit whose cells all see each other can be in the set
// only once. Where that holds of every digit, all are in it (Sue de Coq); where of all but one, this one is in it if
// the others are too few (WXYZ-Wing and larger).
#include <vector>

#include "sudoku/techniques/finders.hpp"
#include "sudoku/techniques/house_sets.hpp"

namespace retrace::techniques {
namespace {

struct BentSet {
    CellSet cells;
    DigitSet digits;
};

enum class Bend : std::uint8_t { wing, sue_de_coq };

class BentSearch {
  public:
    BentSearch(const Candidates& board, Bend bend, Deduction& found)
        : board_(board), bend_(bend), found_(found) {}

    bool run(int size) {
        size_ = size;
        for (std::uint8_t house = 0; house < 18; ++house) {
            // A row crosses columns and boxes, a column boxes.
            for (std::uint8_t other = house < 9 ? 9 : 18; other < kHouses; ++other) {
                const bool crosses = kHouseSets[house].meets(kHouseSets[other]);
                if (!crosses || (bend_ == Bend::sue_de_coq && other < 18)) continue;
                house_ = house;
                other_ = other;
                list_cells();
                if (choose(0, {}, 0, 0)) return true;
            }
        }
        return false;
    }

  private:
    // The cells where the houses cross come first: Sue de Coq needs two of them.
    void list_cells() {
        cells_.clear();
        crossing_ = kHouseSets[house_] & kHouseSets[other_];
        const CellSet others = (kHouseSets[house_] | kHouseSets[other_]).without(crossing_);
        for (const CellSet& part : {crossing_, others}) {
            for (const Cell cell : part) {
                const int count = size_of(board_.of(cell));
                if (count > 1 && count <= size_) cells_.push_back(cell);
            }
            if (part == crossing_) shared_ = cells_.size();
        }
    }

    bool choose(std::size_t from, CellSet chosen, DigitSet digits, int count) {
        if (size_of(digits) > size_) return false;
        if (count == size_) {
            return size_of(digits) == size_ && use({chosen, digits});
        }
        const auto missing = static_cast<std::size_t>(size_ - count);
        const bool needs_shared = bend_ == Bend::sue_de_coq && count < 2;
        const std::size_t end = needs_shared ? shared_ : cells_.size();
        for (std::size_t i = from; i < end && i + missing <= cells_.size(); ++i) {
            const CellSet next = chosen | CellSet::of(cells_[i]);
            const auto all = static_cast<DigitSet>(digits | board_.of(cells_[i]));
            if (choose(i + 1, next, all, count + 1)) return true;
        }
        return false;
    }

    // The digits that two cells of the set could both hold.
    DigitSet loose_digits(const BentSet& set) const {
        DigitSet loose = 0;
        for (DigitSet left = set.digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const CellSet cells = set.cells & board_.cells(smallest(left));
            for (const Cell cell : cells) {
                if (!cells.without(kPeerSets[cell] | CellSet::of(cell)).empty()) {
                    loose |= set_of(smallest(left));
                }
            }
        }
        return loose;
    }

    bool use(const BentSet& set) {
        const CellSet in_line = set.cells.without(kHouseSets[other_]);
        const CellSet in_box = set.cells.without(kHouseSets[house_]);
        if (in_line.empty() || in_box.empty()) return false;
        const DigitSet loose = loose_digits(set);
        if (size_of(loose) > (bend_ == Bend::wing ? 1 : 0)) return false;
        for (DigitSet left = loose == 0 ? set.digits : loose; left != 0;
             left &= static_cast<DigitSet>(left - 1)) {
            const Digit digit = smallest(left);
            const CellSet cells = set.cells & board_.cells(digit);
            found_.eliminate(common_peers(cells) & board_.cells(digit), digit);
        }
        if (!found_.has_effect()) return false;
        found_.evidence.houses = {house_, other_};
        found_.evidence.digits = set.digits;
        for (const Cell cell : set.cells) {
            const Role role = crossing_.contains(cell) ? Role::pivot
                              : in_line.contains(cell) ? Role::pincer
                                                       : Role::fin;
            found_.mark(CellSet::of(cell), role);
            for (DigitSet each = board_.of(cell); each != 0;
                 each &= static_cast<DigitSet>(each - 1)) {
                const bool is_loose = (loose & set_of(smallest(each))) != 0;
                found_.mark(CellSet::of(cell), smallest(each), is_loose ? Role::target : role);
            }
        }
        return true;
    }

    const Candidates& board_;
    Bend bend_;
    Deduction& found_;
    int size_ = 0;
    std::uint8_t house_ = 0;
    std::uint8_t other_ = 0;
    CellSet crossing_;  // the cells in both
    std::vector<Cell> cells_;
    std::size_t shared_ = 0;  // how many of them are in the crossing
};

bool find_bent_set(const Candidates& board, Bend bend, int least, int most, Deduction& found) {
    for (int size = least; size <= most; ++size) {
        if (BentSearch(board, bend, found).run(size)) return true;
    }
    return false;
}

}  // namespace

bool find_wxyz_wing(const Candidates& board, Deduction& found) {
    return find_bent_set(board, Bend::wing, 4, 4, found);
}
bool find_larger_wing(const Candidates& board, Deduction& found) {
    return find_bent_set(board, Bend::wing, 5, 6, found);
}
bool find_sue_de_coq(const Candidates& board, Deduction& found) {
    return find_bent_set(board, Bend::sue_de_coq, 4, 7, found);
}

}  // namespace retrace::techniques
