// Rectangles that the classic scale does not know. Avoidable ones have cells that are filled already: where none of the
// four is a given, their two digits must not stand crosswise. In type 6, one digit of the rectangle is an X-Wing.
#include "sudoku/techniques/rectangles.hpp"

#include <array>
#include <vector>

#include "sudoku/techniques/finders.hpp"

namespace retrace::techniques {

CellSet set_of_corners(const Corners& corners) {
    CellSet cells;
    for (const Cell cell : corners) cells.add(cell);
    return cells;
}

namespace {

// The rectangles in two rows, two columns and two boxes.
std::vector<Corners> list_rectangles() {
    std::vector<Corners> list;
    for (int top = 0; top < 9; ++top) {
        for (int bottom = top + 1; bottom < 9; ++bottom) {
            for (int left = 0; left < 9; ++left) {
                for (int right = left + 1; right < 9; ++right) {
                    if ((top / 3 == bottom / 3) == (left / 3 == right / 3)) continue;
                    list.push_back({cell_at(top, left), cell_at(top, right), cell_at(bottom, right),
                                    cell_at(bottom, left)});
                }
            }
        }
    }
    return list;
}

}  // namespace

const std::vector<Corners>& rectangles() {
    static const std::vector<Corners> list = list_rectangles();
    return list;
}

void show_rectangle(const Candidates& board, const Corners& corners, DigitSet digits,
                    Deduction& found) {
    found.evidence.digits |= digits;
    for (const Cell cell : corners) {
        found.evidence.cells.push_back({cell, Role::pattern});
        for (DigitSet left = board.of(cell); left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const bool is_own = (digits & set_of(smallest(left))) != 0;
            found.mark(CellSet::of(cell), smallest(left), is_own ? Role::pattern : Role::extra);
        }
    }
}

bool may_stand(const Candidates& board, const Corners& corners, const Crosswise& crosswise) {
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Digit held = board.grid()[corners[i]];
        if (held != 0 ? held != crosswise.at(i) : !board.has(corners[i], crosswise.at(i))) {
            return false;
        }
    }
    return true;
}

namespace {

// Type 1: three corners are filled. Type 2: two are, and the blank ones have one other candidate, the same.
bool use_avoidable(const Candidates& board, const Corners& corners, const Crosswise& crosswise,
                   CellSet blanks, Deduction& found) {
    const auto digits =
        static_cast<DigitSet>(set_of(crosswise.digits[0]) | set_of(crosswise.digits[1]));
    DigitSet others = 0;
    bool is_bare = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (!blanks.contains(corners[i])) continue;
        if (blanks.size() == 1) found.eliminate(CellSet::of(corners[i]), crosswise.at(i));
        const DigitSet other = without(board.of(corners[i]), set_of(crosswise.at(i)));
        is_bare |= other == 0;
        others |= other;
    }
    if (blanks.size() == 2) {
        if (is_bare || size_of(others) != 1) return false;
        const Digit other = smallest(others);
        found.eliminate(common_peers(blanks) & board.cells(other), other);
    }
    if (!found.has_effect()) return false;
    show_rectangle(board, corners, digits, found);
    return true;
}

bool find_avoidable(const Candidates& board, std::size_t blank_count, Deduction& found) {
    for (const Corners& corners : rectangles()) {
        const CellSet cells = set_of_corners(corners);
        if (cells.meets(board.givens())) continue;
        CellSet blanks;
        std::array<DigitSet, 2> possible{kAllDigits, kAllDigits};
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Digit held = board.grid()[corners[i]];
            if (held == 0) blanks.add(corners[i]);
            possible[i % 2] &= held == 0 ? board.of(corners[i]) : set_of(held);
        }
        if (blanks.size() != blank_count) continue;
        for (DigitSet one = possible[0]; one != 0; one &= static_cast<DigitSet>(one - 1)) {
            for (DigitSet two = without(possible[1], set_of(smallest(one))); two != 0;
                 two &= static_cast<DigitSet>(two - 1)) {
                const Crosswise crosswise{{smallest(one), smallest(two)}};
                if (may_stand(board, corners, crosswise) &&
                    use_avoidable(board, corners, crosswise, blanks, found)) {
                    return true;
                }
            }
        }
    }
    return false;
}

// Two corners across from each other have the two digits alone, and `locked` fits in two lines only in the corners. In
// both other corners it would make the rectangle deadly.
bool use_x_wing(const Candidates& board, const Corners& corners, std::size_t bare, Digit locked,
                Deduction& found) {
    const CellSet cells = set_of_corners(corners);
    if (!board.has(corners[1 - bare], locked) || !board.has(corners[3 - bare], locked))
        return false;
    for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
        const std::uint8_t first = house_of(kind, corners[0]);
        const std::uint8_t second = house_of(kind, corners[2]);
        const CellSet places = (kHouseSets[first] | kHouseSets[second]) & board.cells(locked);
        if (!places.without(cells).empty()) continue;
        found.eliminate(CellSet::of(corners[1 - bare]) | CellSet::of(corners[3 - bare]), locked);
        found.evidence.houses = {first, second};
        return true;
    }
    return false;
}

// Two corners in a line have the two digits alone. In the line from one of them to the corner beside it, `locked` fits
// only in these two: were the last corner `other`, that corner would be `locked`, and the rectangle deadly.
bool use_strong_side(const Candidates& board, const Corners& corners, std::size_t bare,
                     Digit locked, Digit other, Deduction& found) {
    for (const bool is_turned : {false, true}) {
        const Cell beside = corners[(bare + (is_turned ? 3U : 2U)) % 4];
        const Cell from = corners[(bare + (is_turned ? 0U : 1U)) % 4];
        const Cell last = corners[(bare + (is_turned ? 2U : 3U)) % 4];
        const HouseKind kind = row_of(beside) == row_of(from) ? HouseKind::row : HouseKind::column;
        const std::uint8_t house = house_of(kind, beside);
        if ((kHouseSets[house] & board.cells(locked)) !=
                (CellSet::of(beside) | CellSet::of(from)) ||
            !board.has(last, other)) {
            continue;
        }
        found.eliminate(CellSet::of(last), other);
        found.evidence.houses = {house};
        return true;
    }
    return false;
}

}  // namespace

bool find_avoidable_rectangle_1(const Candidates& board, Deduction& found) {
    return find_avoidable(board, 1, found);
}
bool find_avoidable_rectangle_2(const Candidates& board, Deduction& found) {
    return find_avoidable(board, 2, found);
}

bool find_unique_rectangle_6(const Candidates& board, Deduction& found) {
    for (const Corners& corners : rectangles()) {
        for (const std::size_t bare : {std::size_t{0}, std::size_t{1}}) {
            const DigitSet digits = board.of(corners[bare]);
            if (size_of(digits) != 2 || board.of(corners[bare + 2]) != digits) continue;
            if (board.of(corners[1 - bare]) == digits || board.of(corners[3 - bare]) == digits) {
                continue;
            }
            const Digit low = smallest(digits);
            const Digit high = smallest(without(digits, set_of(low)));
            if (use_x_wing(board, corners, bare, low, found) ||
                use_x_wing(board, corners, bare, high, found)) {
                show_rectangle(board, corners, digits, found);
                return true;
            }
        }
    }
    return false;
}

bool find_hidden_rectangle_2(const Candidates& board, Deduction& found) {
    for (const Corners& corners : rectangles()) {
        for (std::size_t bare = 0; bare < corners.size(); ++bare) {
            const DigitSet digits = board.of(corners[bare]);
            if (size_of(digits) != 2 || board.of(corners[(bare + 1) % 4]) != digits) continue;
            const Digit low = smallest(digits);
            const Digit high = smallest(without(digits, set_of(low)));
            if (use_strong_side(board, corners, bare, low, high, found) ||
                use_strong_side(board, corners, bare, high, low, found)) {
                show_rectangle(board, corners, digits, found);
                return true;
            }
        }
    }
    return false;
}

}  // namespace retrace::techniques
