// Each further solution of a part of a grid differs from it in an unavoidable set. A cell that changes takes a digit that
// another cell of each of its houses must then give up, so a set is grown cell by cell until nothing more has to change.
#include "sudoku/setting/unavoidable.hpp"

#include <algorithm>
#include <array>

#include "sudoku/digits.hpp"

namespace retrace::setting {
namespace {

// Where a digit stands in each house of the grid.
using Places = std::array<std::array<Cell, 9>, kHouses>;

class Growth {
  public:
    Growth(const Grid& solution, std::size_t largest, std::vector<CellSet>& found)
        : solution_(solution), largest_(largest), found_(found) {
        for (std::size_t house = 0; house < kHouses; ++house) {
            for (const Cell cell : kHouseCells[house]) {
                places_[house][solution[cell] - 1U] = cell;
            }
        }
    }

    // The sets whose first cell is this one.
    void from(Cell first) {
        first_ = first;
        taken_ = {};
        grow(CellSet::of(first), CellSet::of(first));
    }

  private:
    // `all` have to change, and `waiting` of them have no other digit yet.
    void grow(CellSet all, CellSet waiting) {
        if (waiting.empty()) {
            found_.push_back(all);
            return;
        }
        const Cell cell = fewest_digits(waiting);
        const auto houses = houses_of(cell);
        waiting.remove(cell);
        for (DigitSet left = open_digits(cell); left != kNoDigits;) {
            const Digit digit = smallest(left);
            left = without(left, set_of(digit));
            CellSet more;
            for (const auto house : houses) more.add(places_[house][digit - 1U]);
            // A set is grown from its first cell alone.
            if (more.first() < first_) continue;
            const CellSet wider = all | more;
            if (least_size(wider) > largest_) continue;
            for (const auto house : houses) taken_[house] |= set_of(digit);
            grow(wider, waiting | more.without(all));
            for (const auto house : houses) taken_[house] &= static_cast<DigitSet>(~set_of(digit));
        }
    }

    DigitSet open_digits(Cell cell) const {
        DigitSet taken = set_of(solution_[cell]);
        for (const auto house : houses_of(cell)) taken |= taken_[house];
        return without(kAllDigits, taken);
    }

    Cell fewest_digits(CellSet cells) const {
        Cell best = cells.first();
        int fewest = 10;
        for (const Cell cell : cells) {
            const int count = size_of(open_digits(cell));
            if (count < fewest) {
                fewest = count;
                best = cell;
            }
        }
        return best;
    }

    // A house in which a digit changes has two cells that change, and a cell is in one house of each kind.
    static std::size_t least_size(CellSet cells) {
        std::array<std::uint8_t, kHouses> counts{};
        for (const Cell cell : cells) {
            for (const auto house : houses_of(cell)) ++counts[house];
        }
        std::size_t lacking = 0;
        for (std::size_t kind = 0; kind < kHouses; kind += 9) {
            const auto* const begin = counts.data() + kind;
            lacking = std::max(lacking, static_cast<std::size_t>(std::count(begin, begin + 9, 1)));
        }
        return cells.size() + lacking;
    }

    const Grid& solution_;
    std::size_t largest_;
    std::vector<CellSet>& found_;
    Places places_{};
    std::array<DigitSet, kHouses> taken_{};  // the digits that cells of a house have taken
    Cell first_ = 0;
};

}  // namespace

std::vector<CellSet> unavoidable_sets(const Grid& solution, std::size_t largest) {
    std::vector<CellSet> grown;
    Growth growth(solution, largest, grown);
    for (Cell first = 0; first < kCells; ++first) growth.from(first);
    std::stable_sort(grown.begin(), grown.end(),
                     [](CellSet a, CellSet b) { return a.size() < b.size(); });
    std::vector<CellSet> sets;
    for (const CellSet set : grown) {
        const auto is_within_set = [&](CellSet other) { return (other & set) == other; };
        if (std::none_of(sets.begin(), sets.end(), is_within_set)) sets.push_back(set);
    }
    return sets;
}

}  // namespace retrace::setting
