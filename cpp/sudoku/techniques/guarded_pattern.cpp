// Concludes from a pattern that one of its extra candidates is true.
#include "sudoku/techniques/guarded_pattern.hpp"

#include <array>
#include <vector>

namespace retrace::techniques {
namespace {

class Extras {
  public:
    Extras(const Candidates& board, const GuardedPattern& pattern, Deduction& found)
        : board_(board), pattern_(pattern), found_(found), cells_(extra_cells(board, pattern)) {
        for (const Cell cell : cells_) digits_ |= without(board.of(cell), pattern.digits);
    }

    bool use() {
        if (cells_.empty() || !(exclude() || lock() || use_naked_set())) return false;
        show();
        return true;
    }

  private:
    // Excludes the candidates that every extra candidate excludes.
    bool exclude() {
        for (Digit digit = 1; digit <= 9; ++digit) {
            CellSet reached = board_.cells(digit);
            for (const Cell cell : cells_) {
                const DigitSet extra = without(board_.of(cell), pattern_.digits);
                if ((extra & set_of(digit)) != 0) reached &= kPeerSets[cell];
                if (without(extra, set_of(digit)) != 0) reached &= CellSet::of(cell);
            }
            found_.eliminate(reached, digit);
        }
        return found_.has_effect();
    }

    // The house has the digit in one of two cells, so an extra candidate is in the other one.
    bool lock() {
        if (cells_.size() != 2) return false;
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            if (!cells_.without(kHouseSets[house]).empty()) continue;
            for (DigitSet left = pattern_.digits; left != 0;
                 left &= static_cast<DigitSet>(left - 1)) {
                const Digit locked = smallest(left);
                const CellSet places = kHouseSets[house] & board_.cells(locked);
                if (places.empty() || !places.without(cells_).empty()) continue;
                for (const Cell cell : cells_) {
                    found_.eliminate(board_, cell, without(pattern_.digits, set_of(locked)));
                }
                if (!found_.has_effect()) continue;
                found_.evidence.houses = {house};
                return true;
            }
        }
        return false;
    }

    // The extra candidates count as one cell of the set.
    bool use_naked_set() {
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            if (!cells_.without(kHouseSets[house]).empty()) continue;
            others_.clear();
            for (const Cell cell : kHouseSets[house].without(cells_)) {
                if (board_.of(cell) != 0) others_.push_back(cell);
            }
            if (choose(house, 0, {}, digits_)) return true;
        }
        return false;
    }

    bool choose(std::uint8_t house, std::size_t from, CellSet chosen, DigitSet digits) {
        const auto size = static_cast<int>(chosen.size()) + 1;
        if (!chosen.empty() && size_of(digits) == size && take(house, chosen, digits)) return true;
        // A hidden set says the same of a larger one.
        if (static_cast<std::size_t>(size) > others_.size() / 2 + 1) return false;
        for (std::size_t i = from; i < others_.size(); ++i) {
            const auto all = static_cast<DigitSet>(digits | board_.of(others_[i]));
            if (size_of(all) > static_cast<int>(others_.size())) continue;
            if (choose(house, i + 1, chosen | CellSet::of(others_[i]), all)) return true;
        }
        return false;
    }

    bool take(std::uint8_t house, CellSet set, DigitSet digits) {
        for (const Cell cell : others_) {
            if (!set.contains(cell)) found_.eliminate(board_, cell, digits);
        }
        if (!found_.has_effect()) return false;
        found_.evidence.houses = {house};
        found_.mark(set.without(pattern_.cells), Role::pincer);
        for (const Cell cell : set.without(pattern_.cells)) mark_all(cell, Role::pincer);
        return true;
    }

    void mark_all(Cell cell, Role role) {
        for (DigitSet left = board_.of(cell); left != 0; left &= static_cast<DigitSet>(left - 1)) {
            found_.mark(CellSet::of(cell), smallest(left), role);
        }
    }

    void show() {
        found_.evidence.digits = pattern_.digits;
        found_.mark(pattern_.cells, Role::pattern);
        for (const Cell cell : pattern_.cells) {
            for (DigitSet left = board_.of(cell); left != 0;
                 left &= static_cast<DigitSet>(left - 1)) {
                const bool is_own = (pattern_.digits & set_of(smallest(left))) != 0;
                found_.mark(CellSet::of(cell), smallest(left),
                            is_own ? Role::pattern : Role::extra);
            }
        }
    }

    const Candidates& board_;
    const GuardedPattern& pattern_;
    Deduction& found_;
    CellSet cells_;  // with extra candidates
    DigitSet digits_ = 0;
    std::vector<Cell> others_;  // the other blanks of a house
};

}  // namespace

CellSet extra_cells(const Candidates& board, const GuardedPattern& pattern) {
    CellSet extra;
    for (const Cell cell : pattern.cells) {
        if (without(board.of(cell), pattern.digits) != 0) extra.add(cell);
    }
    return extra;
}

bool use_extras(const Candidates& board, const GuardedPattern& pattern, Deduction& found) {
    return Extras(board, pattern, found).use();
}

}  // namespace retrace::techniques
