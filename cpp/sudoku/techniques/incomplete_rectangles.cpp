// Looks at every rectangle and every two digits that could stand in it crosswise. A corner with other candidates may
// lack one of the two: were it to hold the one that is left, the rectangle would be as deadly.
#include "sudoku/techniques/rectangles.hpp"

#include <algorithm>
#include <array>

#include "sudoku/techniques/combinations.hpp"
#include "sudoku/techniques/house_sets.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {
namespace {

constexpr std::array kTypes{Id::unique_rectangle_1, Id::unique_rectangle_2, Id::unique_rectangle_3,
                            Id::unique_rectangle_4};

class IncompleteRectangle {
  public:
    IncompleteRectangle(const Candidates& board, const Corners& corners, DigitSet digits,
                        Deduction& found)
        : board_(board), corners_(corners), digits_(digits), found_(found) {
        for (const Cell cell : corners_) {
            const DigitSet others = without(board_.of(cell), digits_);
            if (others == 0) continue;
            crowded_.add(cell);
            others_ |= others;
        }
    }

    bool use(int type) {
        if (!could_stand() || !finds(type)) return false;
        show_rectangle(board_, corners_, digits_, found_);
        found_.technique = &technique(kTypes[static_cast<std::size_t>(type - 1)]);
        found_.rating = 0;
        return true;
    }

  private:
    Digit low() const { return smallest(digits_); }
    Digit high() const { return smallest(without(digits_, set_of(low()))); }

    bool could_stand() const {
        return may_stand(board_, corners_, {{low(), high()}}) ||
               may_stand(board_, corners_, {{high(), low()}});
    }

    bool finds(int type) {
        switch (type) {
            case 1:
                return find_single_corner();
            case 2:
                return find_shared_digit();
            case 3:
                return crowded_.size() == 2 && size_of(others_) > 1 && find_set();
            default:
                return crowded_.size() == 2 && find_locked_digit();
        }
    }

    // A single corner has other candidates, so it holds neither of the two digits.
    bool find_single_corner() {
        if (crowded_.size() != 1) return false;
        found_.eliminate(board_, crowded_.first(), digits_);
        return found_.has_effect();
    }

    // All corners with other candidates share one other digit, and one of them holds it.
    bool find_shared_digit() {
        if (crowded_.size() < 2 || size_of(others_) != 1) return false;
        const Digit other = smallest(others_);
        found_.eliminate(common_peers(crowded_) & board_.cells(other), other);
        return found_.has_effect();
    }

    // One of two corners in a house holds one of their other digits, and so counts as a cell of a naked set there.
    bool find_set() {
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            if ((kHouseSets[house] & crowded_) != crowded_) continue;
            CellSet beside;
            for (const Cell cell : kHouseSets[house].without(set_of_corners(corners_))) {
                if (board_.of(cell) != 0) beside.add(cell);
            }
            const auto count = static_cast<int>(beside.size());
            for (int size = size_of(others_) - 1; size < count; ++size) {
                for (const unsigned chosen : Combinations(size, count)) {
                    if (use_set(house, beside, chosen, size)) return true;
                }
            }
        }
        return false;
    }

    bool use_set(std::uint8_t house, CellSet beside, unsigned chosen, int size) {
        CellSet set;
        DigitSet digits = others_;
        for (const Cell cell : beside) {
            if ((chosen & 1U) != 0) {
                set.add(cell);
                digits |= board_.of(cell);
            }
            chosen >>= 1U;
        }
        if (size_of(digits) != size + 1) return false;
        for (const Cell cell : beside.without(set)) found_.eliminate(board_, cell, digits);
        if (!found_.has_effect()) return false;
        found_.evidence.houses = {house};
        found_.evidence.digits = digits;
        found_.mark(set, Role::pincer);
        return true;
    }

    // One of the two digits fits a house only in the two corners with other candidates, so the other digit in one of
    // them would leave this one to the other.
    bool find_locked_digit() {
        for (const Digit locked : {low(), high()}) {
            const Digit other = locked == low() ? high() : low();
            for (std::uint8_t house = 0; house < kHouses; ++house) {
                if ((kHouseSets[house] & board_.cells(locked)) != crowded_) continue;
                found_.eliminate(crowded_ & board_.cells(other), other);
                if (!found_.has_effect()) continue;
                found_.evidence.houses = {house};
                return true;
            }
        }
        return false;
    }

    const Candidates& board_;
    const Corners& corners_;
    DigitSet digits_;
    Deduction& found_;
    CellSet crowded_;  // the corners with other candidates
    DigitSet others_ = 0;
};

}  // namespace

bool find_incomplete_rectangle(int type, const Candidates& board, Deduction& found) {
    for (const Corners& corners : rectangles()) {
        // A filled corner could be a given.
        const bool is_blank = std::all_of(corners.begin(), corners.end(),
                                          [&](Cell cell) { return board.of(cell) != 0; });
        if (!is_blank) continue;
        for (std::size_t bare = 0; bare < corners.size(); ++bare) {
            const DigitSet digits = board.of(corners[bare]);
            if (size_of(digits) != 2) continue;
            const bool is_seen =
                std::any_of(corners.begin(), corners.begin() + static_cast<std::ptrdiff_t>(bare),
                            [&](Cell cell) { return board.of(cell) == digits; });
            if (is_seen) continue;
            if (IncompleteRectangle(board, corners, digits, found).use(type)) return true;
        }
    }
    return false;
}

}  // namespace retrace::techniques
