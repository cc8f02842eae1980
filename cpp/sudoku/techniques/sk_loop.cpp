// SK-Loop: around four filled cells at the corners of a rectangle in four boxes, the two cells beside each in its row
// and the two in its column. A row or a column joins the pairs of two boxes, a box its own two. Where sixteen digits,
// each counted in one of these eight houses, are all that the sixteen cells may hold, each house has all of its digits
// in the loop.
#include <array>

#include "sudoku/techniques/finders.hpp"

namespace retrace::techniques {
namespace {

constexpr std::size_t kPairs = 8;

class SkLoop {
  public:
    SkLoop(const Candidates& board, Deduction& found) : board_(board), found_(found) {}

    bool run(int top, int bottom, int left, int right) {
        // Around: a line, a box, a line, a box.
        const std::array<Cell, 4> corners{cell_at(top, left), cell_at(top, right),
                                          cell_at(bottom, right), cell_at(bottom, left)};
        for (const Cell corner : corners) {
            if (board_.grid()[corner] == 0) return false;
        }
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const HouseKind leaving = i % 2 == 0 ? HouseKind::row : HouseKind::column;
            const HouseKind coming = i % 2 == 0 ? HouseKind::column : HouseKind::row;
            houses_[2 * i] = house_of(HouseKind::box, corners[i]);
            houses_[2 * i + 1] = house_of(leaving, corners[i]);
            if (!take_pair((2 * i + kPairs - 1) % kPairs, corners[i], coming) ||
                !take_pair(2 * i, corners[i], leaving)) {
                return false;
            }
        }
        // The digits that the box of the first corner gives decide the rest, as far as no house gives more than it must.
        const DigitSet possible = candidates_[kPairs - 1] | candidates_[0];
        for (unsigned chosen = 1; chosen <= kAllDigits; ++chosen) {
            const auto first = static_cast<DigitSet>(chosen);
            if (size_of(first) > 4 || without(first, possible) != 0) continue;
            if (go_round(first) && use()) return true;
        }
        return false;
    }

  private:
    // The cells of the corner's box in its line; both must be blank.
    bool take_pair(std::size_t pair, Cell corner, HouseKind line) {
        CellSet cells =
            kHouseSets[house_of(line, corner)] & kHouseSets[house_of(HouseKind::box, corner)];
        cells.remove(corner);
        cells_[pair] = cells;
        candidates_[pair] = 0;
        bool are_blank = true;
        for (const Cell cell : cells) {
            are_blank = are_blank && board_.of(cell) != 0;
            candidates_[pair] |= board_.of(cell);
        }
        return are_blank;
    }

    // Pair i lies between the houses i and i + 1.
    bool go_round(DigitSet first) {
        given_[0] = first;
        int sum = size_of(first);
        for (std::size_t i = 0; i + 1 < kPairs; ++i) {
            given_[i + 1] = without(candidates_[i], given_[i]);
            sum += size_of(given_[i + 1]);
        }
        return sum == 2 * static_cast<int>(kPairs) &&
               without(candidates_[kPairs - 1],
                       static_cast<DigitSet>(given_[kPairs - 1] | first)) == 0;
    }

    CellSet own_cells(std::size_t house) const {
        return cells_[house] | cells_[(house + kPairs - 1) % kPairs];
    }

    bool use() {
        for (std::size_t house = 0; house < kPairs; ++house) {
            const CellSet others = kHouseSets[houses_[house]].without(own_cells(house));
            for (const Cell cell : others) found_.eliminate(board_, cell, given_[house]);
        }
        // A candidate that two houses count would leave one of them a digit short.
        for (std::size_t pair = 0; pair < kPairs; ++pair) {
            const DigitSet twice = given_[pair] & given_[(pair + 1) % kPairs];
            for (const Cell cell : cells_[pair]) found_.eliminate(board_, cell, twice);
        }
        if (!found_.has_effect()) return false;
        show();
        return true;
    }

    void show() {
        for (std::size_t house = 0; house < kPairs; ++house) {
            const bool is_box = house % 2 == 0;
            (is_box ? found_.evidence.crossed : found_.evidence.houses).push_back(houses_[house]);
            found_.evidence.digits |= given_[house];
            found_.mark(cells_[house], Role::pattern);
            for (const Cell cell : own_cells(house)) {
                for (DigitSet left = board_.of(cell) & given_[house]; left != 0;
                     left &= static_cast<DigitSet>(left - 1)) {
                    found_.mark(CellSet::of(cell), smallest(left),
                                is_box ? Role::pincer : Role::pattern);
                }
            }
        }
    }

    const Candidates& board_;
    Deduction& found_;
    std::array<std::uint8_t, kPairs> houses_{};
    std::array<CellSet, kPairs> cells_{};
    std::array<DigitSet, kPairs> candidates_{};
    std::array<DigitSet, kPairs> given_{};  // the digits that are counted in each house
};

}  // namespace

bool find_sk_loop(const Candidates& board, Deduction& found) {
    SkLoop loop(board, found);
    for (int top = 0; top < 6; ++top) {
        for (int bottom = top / 3 * 3 + 3; bottom < 9; ++bottom) {
            for (int left = 0; left < 6; ++left) {
                for (int right = left / 3 * 3 + 3; right < 9; ++right) {
                    if (loop.run(top, bottom, left, right)) return true;
                }
            }
        }
    }
    return false;
}

}  // namespace retrace::techniques
