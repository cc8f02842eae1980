// Full houses, hidden and naked singles: techniques that place a digit at once.
#include <array>
#include <bit>

#include "sudoku/techniques/finders.hpp"

namespace retrace::techniques {
namespace {

bool place(Cell cell, Digit digit, Deduction& found) {
    found.placement = Candidate{cell, digit};
    found.evidence.digits = set_of(digit);
    return true;
}

// A digit with one position left in a house of the kind: the house's last blank, or one of several.
bool find_in_houses(const Candidates& board, HouseKind kind, bool last_blank, Deduction& found) {
    for (int index = 0; index < 9; ++index) {
        const std::uint8_t house = house_at(kind, index);
        if (board.blanks_in(house) == 0 || (board.blanks_in(house) == 1) != last_blank) continue;
        for (Digit digit = 1; digit <= 9; ++digit) {
            const Positions positions = board.positions(house, digit);
            if (!has_one_bit(positions)) continue;
            found.evidence.houses.push_back(house);
            return place(kHouseCells[house][static_cast<std::size_t>(std::countr_zero(positions))],
                         digit, found);
        }
    }
    return false;
}

}  // namespace

bool find_full_house(const Candidates& board, Deduction& found) {
    return find_in_houses(board, HouseKind::box, true, found) ||
           find_in_houses(board, HouseKind::column, true, found) ||
           find_in_houses(board, HouseKind::row, true, found);
}

bool find_hidden_single_box(const Candidates& board, Deduction& found) {
    return find_in_houses(board, HouseKind::box, false, found);
}

bool find_hidden_single_line(const Candidates& board, Deduction& found) {
    return find_in_houses(board, HouseKind::column, false, found) ||
           find_in_houses(board, HouseKind::row, false, found);
}

bool find_naked_single(const Candidates& board, Deduction& found) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (has_one_bit(board.of(cell))) return place(cell, smallest(board.of(cell)), found);
    }
    return false;
}

}  // namespace retrace::techniques
