// Locked candidates: a digit of one house lies in one other house only. Pointing: from a box into a
// line; claiming: from a line into a box; direct: a single follows at once.
#include <array>
#include <bit>

#include "sudoku/techniques/finders.hpp"

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

// Where a house crosses three others of a kind, in their order: the positions of each crossing.
constexpr std::array<unsigned, 3> kThirds{0b000'000'111, 0b000'111'000, 0b111'000'000};
constexpr std::array<unsigned, 3> kBoxColumns{0b001'001'001, 0b010'010'010, 0b100'100'100};

bool find_locked(const Candidates& board, HouseKind from_kind, HouseKind into_kind, UseLocked use,
                 Deduction& found) {
    const auto& parts = into_kind == HouseKind::column ? kBoxColumns : kThirds;
    for (int i = 0; i < 9; ++i) {
        const std::uint8_t from = house_at(from_kind, i);
        if (board.blanks_in(from) < 2) continue;
        for (const unsigned part : parts) {
            for (Digit digit = 1; digit <= 9; ++digit) {
                const unsigned positions = board.positions(from, digit);
                if ((positions & ~part) != 0 || (positions & (positions - 1)) == 0) continue;
                const Cell cell =
                    kHouseCells[from][static_cast<std::size_t>(std::countr_zero(part))];
                if (use(board, {from, house_of(into_kind, cell)}, digit, found)) return true;
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
