// Lists the links of every candidate once, so that chains only follow them.
#include "sudoku/techniques/chains/link_lists.hpp"

#include <algorithm>
#include <bit>

#include "sudoku/techniques/house_sets.hpp"

namespace retrace::techniques {

LinkLists::LinkLists(const Candidates& board) : CandidateNumbers(board) {
    weak_.reserve(size());
    strong_.reserve(size());
    flat_.reserve(size() * std::size_t{28});
    for (Number each = 0; each < size(); ++each) {
        add_excluded(board, candidate(each));
        add_forced(board, candidate(each));
    }
}

void LinkLists::add_excluded(const Candidates& board, Candidate candidate) {
    Range range{flat_.size(), 0, 0};
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (digit != candidate.digit && board.has(candidate.cell, digit)) {
            flat_.push_back(number(candidate.cell, digit));
        }
    }
    range.houses = flat_.size();
    // The peers in the order of kOrderedPeers: those of the box, then the rest of the row, of the column.
    const unsigned box_columns = 7U << static_cast<unsigned>(column_of(candidate.cell) / 3 * 3);
    const unsigned box_rows = 7U << static_cast<unsigned>(row_of(candidate.cell) / 3 * 3);
    add_positions(board, candidate, HouseKind::box, 0);
    add_positions(board, candidate, HouseKind::row, box_columns);
    add_positions(board, candidate, HouseKind::column, box_rows);
    range.to = flat_.size();
    weak_.push_back(range);
}

// The digit's other positions in a house, without these.
void LinkLists::add_positions(const Candidates& board, Candidate candidate, HouseKind kind,
                              unsigned left_out) {
    const std::uint8_t house = house_of(kind, candidate.cell);
    left_out |= 1U << static_cast<unsigned>(position_in(house, candidate.cell));
    unsigned left = board.positions(house, candidate.digit) & ~left_out;
    for (; left != 0; left &= left - 1) {
        const Cell peer = kHouseCells[house][static_cast<std::size_t>(std::countr_zero(left))];
        flat_.push_back(number(peer, candidate.digit));
    }
}

void LinkLists::add_forced(const Candidates& board, Candidate candidate) {
    Range range{flat_.size(), 0, 0};
    const DigitSet others = without(board.of(candidate.cell), set_of(candidate.digit));
    if (has_one_bit(others)) flat_.push_back(number(candidate.cell, smallest(others)));
    range.houses = flat_.size();
    for (const HouseKind kind : {HouseKind::box, HouseKind::row, HouseKind::column}) {
        const std::uint8_t house = house_of(kind, candidate.cell);
        const unsigned own = 1U << static_cast<unsigned>(position_in(house, candidate.cell));
        const unsigned places = board.positions(house, candidate.digit) & ~own;
        if (!has_one_bit(places)) continue;
        const auto position = static_cast<std::size_t>(std::countr_zero(places));
        const Number other = number(kHouseCells[house][position], candidate.digit);
        const auto listed = flat_.begin() + static_cast<std::ptrdiff_t>(range.houses);
        if (std::find(listed, flat_.end(), other) == flat_.end()) flat_.push_back(other);
    }
    range.to = flat_.size();
    strong_.push_back(range);
}

}  // namespace retrace::techniques
