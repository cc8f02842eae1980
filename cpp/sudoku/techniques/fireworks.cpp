// Fireworks: a digit that fits in a row and a column, outside the box where they cross, in one cell each at most. If it
// is in neither of these wings, both lines have it in the box, so at the crossing. Three such digits with the same three
// cells, or two and two at opposite corners of a rectangle, leave these cells nothing else.
#include <array>
#include <optional>
#include <vector>

#include "sudoku/techniques/combinations.hpp"
#include "sudoku/techniques/finders.hpp"

namespace retrace::techniques {
namespace {

// The digits that have to be in the crossing, in `along`, a cell of its row, or in `down`, a cell of its column.
struct Firework {
    Cell crossing;
    Cell along;
    Cell down;
    DigitSet digits;
};

// Whether a digit that the line lacks fits outside the box in this cell alone, or nowhere.
bool is_wing(const Candidates& board, HouseKind kind, Cell crossing, Cell wing, Digit digit) {
    const CellSet places = kHouseSets[house_of(kind, crossing)] & board.cells(digit);
    const CellSet outside = places.without(kHouseSets[house_of(HouseKind::box, crossing)]);
    return !places.empty() && outside.without(CellSet::of(wing)).empty();
}

// Those with at least so many digits.
std::vector<Firework> list_fireworks(const Candidates& board, int least) {
    std::vector<Firework> list;
    for (Cell crossing = 0; crossing < kCells; ++crossing) {
        if (board.of(crossing) == 0) continue;
        const CellSet box = kHouseSets[house_of(HouseKind::box, crossing)];
        for (const Cell along : kHouseSets[house_of(HouseKind::row, crossing)].without(box)) {
            if (board.of(along) == 0) continue;
            DigitSet in_row = 0;
            for (Digit digit = 1; digit <= 9; ++digit) {
                if (is_wing(board, HouseKind::row, crossing, along, digit)) in_row |= set_of(digit);
            }
            if (size_of(in_row) < least) continue;
            for (const Cell down : kHouseSets[house_of(HouseKind::column, crossing)].without(box)) {
                if (board.of(down) == 0) continue;
                Firework each{crossing, along, down, 0};
                for (DigitSet left = in_row; left != 0; left &= static_cast<DigitSet>(left - 1)) {
                    const Digit digit = smallest(left);
                    if (is_wing(board, HouseKind::column, crossing, down, digit))
                        each.digits |= set_of(digit);
                }
                if (size_of(each.digits) >= least) list.push_back(each);
            }
        }
    }
    return list;
}

void show(const Candidates& board, const Firework& firework, DigitSet digits, Deduction& found) {
    found.evidence.houses.push_back(house_of(HouseKind::row, firework.crossing));
    found.evidence.houses.push_back(house_of(HouseKind::column, firework.crossing));
    found.evidence.crossed.push_back(house_of(HouseKind::box, firework.crossing));
    found.evidence.digits |= digits;
    found.mark(CellSet::of(firework.crossing), Role::pivot);
    for (DigitSet left = board.of(firework.crossing) & digits; left != 0;
         left &= static_cast<DigitSet>(left - 1)) {
        found.mark(CellSet::of(firework.crossing), smallest(left), Role::pivot);
    }
}

void show_wings(const Candidates& board, const Firework& firework, DigitSet digits,
                Deduction& found) {
    for (const Cell wing : {firework.along, firework.down}) {
        found.mark(CellSet::of(wing), Role::pincer);
        for (DigitSet left = board.of(wing) & digits; left != 0;
             left &= static_cast<DigitSet>(left - 1)) {
            found.mark(CellSet::of(wing), smallest(left), Role::pincer);
        }
    }
}

// Every digit is in just one of the three cells, so the box has it in one of the two lines.
bool use_triple(const Candidates& board, const Firework& firework, DigitSet three,
                Deduction& found) {
    for (const Cell cell : {firework.crossing, firework.along, firework.down}) {
        found.eliminate(board, cell, without(kAllDigits, three));
    }
    const CellSet lines = kHouseSets[house_of(HouseKind::row, firework.crossing)] |
                          kHouseSets[house_of(HouseKind::column, firework.crossing)];
    for (const Cell cell : kHouseSets[house_of(HouseKind::box, firework.crossing)].without(lines)) {
        found.eliminate(board, cell, three);
    }
    if (!found.has_effect()) return false;
    show(board, firework, three, found);
    show_wings(board, firework, three, found);
    return true;
}

// Each of the four digits is in just one of the four cells.
bool use_quad(const Candidates& board, const Firework& one, const Firework& other,
              Deduction& found) {
    const auto all = static_cast<DigitSet>(one.digits | other.digits);
    found.eliminate(board, one.crossing, without(kAllDigits, one.digits));
    found.eliminate(board, other.crossing, without(kAllDigits, other.digits));
    found.eliminate(board, one.along, without(kAllDigits, all));
    found.eliminate(board, one.down, without(kAllDigits, all));
    if (!found.has_effect()) return false;
    show(board, one, one.digits, found);
    show(board, other, other.digits, found);
    show_wings(board, one, all, found);
    return true;
}

// The sets of so many of these digits.
std::vector<DigitSet> choices(DigitSet among, int count) {
    std::vector<DigitSet> list;
    for (const unsigned chosen : Combinations(count, 9)) {
        const auto each = static_cast<DigitSet>(chosen);
        if (without(each, among) == 0) list.push_back(each);
    }
    return list;
}

bool use_pairs(const Candidates& board, Firework one, Firework other, Deduction& found) {
    for (const DigitSet first : choices(one.digits, 2)) {
        for (const DigitSet second : choices(without(other.digits, first), 2)) {
            one.digits = first;
            other.digits = second;
            if (use_quad(board, one, other, found)) return true;
        }
    }
    return false;
}

}  // namespace

bool find_firework_triple(const Candidates& board, Deduction& found) {
    for (const Firework& firework : list_fireworks(board, 3)) {
        for (const DigitSet digits : choices(firework.digits, 3)) {
            if (use_triple(board, firework, digits, found)) return true;
        }
    }
    return false;
}

bool find_firework_quad(const Candidates& board, Deduction& found) {
    const std::vector<Firework> list = list_fireworks(board, 2);
    for (std::size_t i = 0; i < list.size(); ++i) {
        for (std::size_t j = i + 1; j < list.size(); ++j) {
            // The same wings, seen from the corner across.
            if (list[i].along != list[j].down || list[i].down != list[j].along) continue;
            if (use_pairs(board, list[i], list[j], found)) return true;
        }
    }
    return false;
}

}  // namespace retrace::techniques
