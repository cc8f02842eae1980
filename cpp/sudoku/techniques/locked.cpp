// Locked candidates: a digit of one house lies in one other house only. Pointing: from a box into a
// line; claiming: from a line into a box; direct: a single follows at once.
#include <bit>

#include "sudoku/techniques/families.hpp"

namespace retrace::techniques {
namespace {

struct Crossing {
    std::uint8_t from;
    std::uint8_t into;
};

// Fills in what both forms show.
void show(const Candidates& board, Crossing crossing, Digit digit, Deduction& found) {
    found.evidence.houses.push_back(crossing.from);
    found.evidence.crossed.push_back(crossing.into);
    found.evidence.digits = set_of(digit);
    found.mark(kHouseSets[crossing.from] & board.cells(digit), digit, Role::pattern);
}

bool eliminates(const Candidates& board, Crossing crossing, Digit digit, Deduction& found) {
    const CellSet reached =
        (kHouseSets[crossing.into] & board.cells(digit)).without(kHouseSets[crossing.from]);
    if (reached.empty()) return false;
    show(board, crossing, digit, found);
    found.eliminate(reached, digit);
    return true;
}

// Whether a third house, of the first one's kind, is left one cell for the digit.
bool leaves_single(const Candidates& board, Crossing crossing, Digit digit, Deduction& found) {
    const HouseKind kind = kind_of(crossing.from);
    const CellSet into = kHouseSets[crossing.into];
    for (int index = 0; index < 9; ++index) {
        const std::uint8_t third = house_at(kind, index);
        if (third == crossing.from || (kHouseSets[third] & into).empty()) continue;
        const CellSet positions = kHouseSets[third] & board.cells(digit);
        const CellSet left = positions.without(into);
        if (left.size() != 1 || positions == left) continue;
        show(board, crossing, digit, found);
        found.evidence.crossed.push_back(third);
        found.placement = Candidate{left.first(), digit};
        return true;
    }
    return false;
}

using UseLocked = bool (*)(const Candidates&, Crossing, Digit, Deduction&);

bool find_locked(const Candidates& board, HouseKind from_kind, HouseKind into_kind, UseLocked use,
                 Deduction& found) {
    for (int i = 0; i < 9; ++i) {
        const std::uint8_t from = house_at(from_kind, i);
        if (board.blanks_in(from) < 2) continue;
        for (int j = 0; j < 9; ++j) {
            const std::uint8_t into = house_at(into_kind, j);
            const CellSet common = kHouseSets[from] & kHouseSets[into];
            if (common.empty()) continue;
            for (Digit digit = 1; digit <= 9; ++digit) {
                if (count_bits(board.positions(from, digit)) < 2) continue;
                if (!(kHouseSets[from] & board.cells(digit)).without(common).empty()) continue;
                if (use(board, {from, into}, digit, found)) return true;
            }
        }
    }
    return false;
}

bool find_from_boxes(const Candidates& board, UseLocked use, Deduction& found) {
    return find_locked(board, HouseKind::box, HouseKind::column, use, found) ||
           find_locked(board, HouseKind::box, HouseKind::row, use, found);
}

bool find_from_lines(const Candidates& board, UseLocked use, Deduction& found) {
    return find_locked(board, HouseKind::column, HouseKind::box, use, found) ||
           find_locked(board, HouseKind::row, HouseKind::box, use, found);
}

}  // namespace

bool find_direct_pointing(const Candidates& board, Deduction& found) {
    return find_from_boxes(board, leaves_single, found);
}
bool find_direct_claiming(const Candidates& board, Deduction& found) {
    return find_from_lines(board, leaves_single, found);
}
bool find_pointing(const Candidates& board, Deduction& found) {
    return find_from_boxes(board, eliminates, found);
}
bool find_claiming(const Candidates& board, Deduction& found) {
    return find_from_lines(board, eliminates, found);
}

}  // namespace retrace::techniques
