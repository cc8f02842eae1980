// Naked and hidden sets of two to four: as many cells as digits in a house.
#include <array>
#include <bit>

#include "sudoku/techniques/combinations.hpp"
#include "sudoku/techniques/finders.hpp"

namespace retrace::techniques {
namespace {

constexpr std::array kSubsetOrder{HouseKind::box, HouseKind::column, HouseKind::row};

CellSet cells_at(std::uint8_t house, Positions positions) {
    CellSet cells;
    for (unsigned left = positions; left != 0; left &= left - 1) {
        cells.add(kHouseCells[house][static_cast<std::size_t>(std::countr_zero(left))]);
    }
    return cells;
}

// The digits that a hidden set of so many can have in the house.
unsigned fitting_digits(const Candidates& board, std::uint8_t house, int count) {
    unsigned digits = 0;
    for (Digit digit = 1; digit <= 9; ++digit) {
        const int places = count_bits(board.positions(house, digit));
        if (places >= 2 && places <= count) digits |= set_of(digit);
    }
    return digits;
}

// The positions of all digits of a set together.
Positions common_positions(const Candidates& board, std::uint8_t house, unsigned digits) {
    Positions common = 0;
    for (; digits != 0; digits &= digits - 1) {
        common |= board.positions(house, smallest(static_cast<DigitSet>(digits)));
    }
    return common;
}

void show(const Candidates& board, std::uint8_t house, CellSet cells, DigitSet digits,
          Deduction& found) {
    found.evidence.houses.push_back(house);
    found.evidence.digits = digits;
    found.mark(cells, Role::pattern);
    for (DigitSet left = digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
        found.mark(cells & board.cells(smallest(left)), smallest(left), Role::pattern);
    }
}

bool eliminate_others(const Candidates& board, std::uint8_t house, DigitSet digits,
                      Positions positions, Deduction& found) {
    const CellSet cells = cells_at(house, positions);
    for (const Cell cell : cells) found.eliminate(board, cell, without(board.of(cell), digits));
    if (!found.has_effect()) return false;
    show(board, house, cells, digits, found);
    return true;
}

// Whether another digit, kept out of the set's cells, has one position left.
bool leave_single(const Candidates& board, std::uint8_t house, DigitSet digits, Positions positions,
                  Deduction& found) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        if ((digits & set_of(digit)) != 0) continue;
        const Positions all = board.positions(house, digit);
        const auto left = static_cast<Positions>(all & ~positions);
        if (!has_one_bit(left) || left == all) continue;
        found.placement =
            Candidate{kHouseCells[house][static_cast<std::size_t>(std::countr_zero(left))], digit};
        show(board, house, cells_at(house, positions), digits, found);
        return true;
    }
    return false;
}

using UseSubset = bool (*)(const Candidates&, std::uint8_t, DigitSet, Positions, Deduction&);

// `least_blanks`: with fewer, the house's other blanks make a naked set that is seen before.
bool find_hidden(const Candidates& board, int count, int least_blanks, UseSubset use,
                 Deduction& found) {
    for (const HouseKind kind : kSubsetOrder) {
        for (int index = 0; index < 9; ++index) {
            const std::uint8_t house = house_at(kind, index);
            if (board.blanks_in(house) < least_blanks) continue;
            for (const unsigned digits :
                 CombinationsOf(count, fitting_digits(board, house, count))) {
                const Positions positions = common_positions(board, house, digits);
                if (count_bits(positions) != count) continue;
                if (use(board, house, static_cast<DigitSet>(digits), positions, found)) return true;
            }
        }
    }
    return false;
}

// The positions that a naked set of so many can have in the house.
unsigned fitting_positions(const Candidates& board, std::uint8_t house, int count) {
    unsigned positions = 0;
    for (std::size_t position = 0; position < 9; ++position) {
        const int digits = size_of(board.of(kHouseCells[house][position]));
        if (digits >= 2 && digits <= count) positions |= 1U << position;
    }
    return positions;
}

// The digits of all cells at these positions.
DigitSet common_digits(const Candidates& board, std::uint8_t house, unsigned positions) {
    DigitSet common = 0;
    for (; positions != 0; positions &= positions - 1) {
        common |=
            board.of(kHouseCells[house][static_cast<std::size_t>(std::countr_zero(positions))]);
    }
    return common;
}

bool find_naked(const Candidates& board, int count, Deduction& found) {
    for (const HouseKind kind : kSubsetOrder) {
        for (int index = 0; index < 9; ++index) {
            const std::uint8_t house = house_at(kind, index);
            if (board.blanks_in(house) < 2 * count) continue;
            for (const unsigned positions :
                 CombinationsOf(count, fitting_positions(board, house, count))) {
                const DigitSet digits = common_digits(board, house, positions);
                if (size_of(digits) != count) continue;
                const CellSet cells = cells_at(house, static_cast<Positions>(positions));
                for (const Cell cell : kHouseSets[house].without(cells)) {
                    found.eliminate(board, cell, digits);
                }
                if (!found.has_effect()) continue;
                show(board, house, cells, digits, found);
                return true;
            }
        }
    }
    return false;
}

}  // namespace

bool find_direct_hidden_pair(const Candidates& board, Deduction& found) {
    return find_hidden(board, 2, 3, leave_single, found);
}
bool find_direct_hidden_triplet(const Candidates& board, Deduction& found) {
    return find_hidden(board, 3, 4, leave_single, found);
}
bool find_hidden_pair(const Candidates& board, Deduction& found) {
    return find_hidden(board, 2, 5, eliminate_others, found);
}
bool find_hidden_triplet(const Candidates& board, Deduction& found) {
    return find_hidden(board, 3, 7, eliminate_others, found);
}
bool find_hidden_quad(const Candidates& board, Deduction& found) {
    return find_hidden(board, 4, 9, eliminate_others, found);
}
bool find_naked_pair(const Candidates& board, Deduction& found) {
    return find_naked(board, 2, found);
}
bool find_naked_triplet(const Candidates& board, Deduction& found) {
    return find_naked(board, 3, found);
}
bool find_naked_quad(const Candidates& board, Deduction& found) {
    return find_naked(board, 4, found);
}

}  // namespace retrace::techniques
