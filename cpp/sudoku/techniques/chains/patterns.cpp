// Locked digits, hidden and naked pairs and x-wings, each with the candidates whose absence made it.
#include "sudoku/techniques/chains/patterns.hpp"

#include <array>
#include <bit>

namespace retrace::techniques {
namespace {

constexpr std::array kPairHouses{HouseKind::box, HouseKind::column, HouseKind::row};

struct Boards {
    const Candidates& source;
    const Candidates& board;
};

Cell cell_at(std::uint8_t house, unsigned positions) {
    return kHouseCells[house][static_cast<std::size_t>(std::countr_zero(positions))];
}

void add_causes(std::uint8_t house, unsigned positions, Digit digit, Implications& found) {
    for (; positions != 0; positions &= positions - 1) {
        found.add_cause({cell_at(house, positions), digit});
    }
}

// How a house is cut into three: into the rows of a box or the boxes of a line, or into the columns of a box.
struct Thirds {
    unsigned first;    // positions of the first third
    std::size_t step;  // to the next one
};
constexpr Thirds kAcross{7, 3};
constexpr Thirds kDown{0111, 1};

// Which third holds all of the positions, two or more. Three: none does.
std::size_t third_of(unsigned positions, Thirds thirds) {
    std::size_t third = 0;
    while (third < 3 && (positions & ~(thirds.first << third * thirds.step)) != 0) ++third;
    return has_one_bit(positions) ? 3 : third;
}

void add_locked_in(const Boards& boards, std::uint8_t from, std::uint8_t into, Digit digit,
                   Implications& found) {
    const CellSet others = (boards.board.cells(digit) & kHouseSets[into]).without(kHouseSets[from]);
    if (others.empty()) return;
    const Id id = kind_of(from) == HouseKind::box ? Id::pointing : Id::claiming;
    found.begin_causes({id, from, into, set_of(digit)});
    for (const Cell cell : kHouseCells[from]) {
        if (!kHouseSets[into].contains(cell) && boards.source.has(cell, digit)) {
            found.add_cause({cell, digit});
        }
    }
    if (!found.has_causes()) return;
    for (const Cell cell : others) found.add({cell, digit});
}

void add_locked(const Boards& boards, Implications& found) {
    constexpr std::array<std::array<HouseKind, 2>, 4> kWays{{
        {HouseKind::box, HouseKind::column},
        {HouseKind::box, HouseKind::row},
        {HouseKind::column, HouseKind::box},
        {HouseKind::row, HouseKind::box},
    }};
    for (const auto& [from, into] : kWays) {
        const Thirds thirds = into == HouseKind::column ? kDown : kAcross;
        for (int index = 0; index < 9; ++index) {
            const std::uint8_t house = house_at(from, index);
            std::array<DigitSet, 4> locked{};  // by third
            for (Digit digit = 1; digit <= 9; ++digit) {
                const unsigned positions = boards.board.positions(house, digit);
                if (positions == 0) continue;
                auto& digits = locked[third_of(positions, thirds)];
                digits = static_cast<DigitSet>(digits | set_of(digit));
            }
            for (std::size_t third = 0; third < 3; ++third) {
                const Cell cell = kHouseCells[house][third * thirds.step];
                DigitSet digits = locked[third];
                for (; digits != 0; digits &= static_cast<DigitSet>(digits - 1)) {
                    add_locked_in(boards, house, house_of(into, cell), smallest(digits), found);
                }
            }
        }
    }
}

// The digits that have two positions in the house.
DigitSet digits_with_two(const Candidates& board, std::uint8_t house) {
    DigitSet digits = 0;
    for (Digit digit = 1; digit <= 9; ++digit) {
        const unsigned positions = board.positions(house, digit);
        if (has_one_bit(positions & (positions - 1))) {
            digits = static_cast<DigitSet>(digits | set_of(digit));
        }
    }
    return digits;
}

void add_hidden_pair(const Boards& boards, std::uint8_t house, Digit first, Digit second,
                     Implications& found) {
    const unsigned positions = boards.board.positions(house, first);
    const auto pair = static_cast<DigitSet>(set_of(first) | set_of(second));
    bool has_effect = false;
    for (unsigned left = positions; left != 0; left &= left - 1) {
        has_effect = has_effect || without(boards.board.of(cell_at(house, left)), pair) != 0;
    }
    if (!has_effect) return;
    found.begin_causes({Id::hidden_pair, house, house, pair});
    for (std::size_t position = 0; position < 9; ++position) {
        if ((positions >> position & 1U) != 0) continue;
        const Cell cell = kHouseCells[house][position];
        for (const Digit digit : {first, second}) {
            if (boards.source.has(cell, digit)) found.add_cause({cell, digit});
        }
    }
    if (!found.has_causes()) return;
    for (unsigned left = positions; left != 0; left &= left - 1) {
        const Cell cell = cell_at(house, left);
        DigitSet gone = without(boards.board.of(cell), pair);
        for (; gone != 0; gone &= static_cast<DigitSet>(gone - 1)) {
            found.add({cell, smallest(gone)});
        }
    }
}

void add_hidden_pairs(const Boards& boards, Implications& found) {
    for (const HouseKind kind : kPairHouses) {
        for (int index = 0; index < 9; ++index) {
            const std::uint8_t house = house_at(kind, index);
            if (boards.board.blanks_in(house) < 5) continue;
            const DigitSet twice = digits_with_two(boards.board, house);
            for (DigitSet more = twice; more != 0; more &= static_cast<DigitSet>(more - 1)) {
                const Digit second = smallest(more);
                for (DigitSet less = twice; smallest(less) < second;
                     less &= static_cast<DigitSet>(less - 1)) {
                    const Digit first = smallest(less);
                    if (boards.board.positions(house, first) ==
                        boards.board.positions(house, second)) {
                        add_hidden_pair(boards, house, first, second, found);
                    }
                }
            }
        }
    }
}

void add_naked_pair(const Boards& boards, std::uint8_t house, Cell first, Cell second,
                    Implications& found) {
    const DigitSet pair = boards.board.of(first);
    CellSet others = kHouseSets[house];
    others.remove(first);
    others.remove(second);
    const Digit low = smallest(pair);
    const Digit high = smallest(static_cast<DigitSet>(pair & (pair - 1)));
    if (!others.meets(boards.board.cells(low) | boards.board.cells(high))) return;
    found.begin_causes({Id::naked_pair, house, house, pair});
    for (const Cell cell : {first, second}) {
        DigitSet gone = without(boards.source.of(cell), pair);
        for (; gone != 0; gone &= static_cast<DigitSet>(gone - 1)) {
            found.add_cause({cell, smallest(gone)});
        }
    }
    if (!found.has_causes()) return;
    for (const Cell cell : others) {
        for (const Digit digit : {low, high}) {
            if (boards.board.has(cell, digit)) found.add({cell, digit});
        }
    }
}

void add_naked_pairs(const Boards& boards, Implications& found) {
    for (const HouseKind kind : kPairHouses) {
        for (int index = 0; index < 9; ++index) {
            const std::uint8_t house = house_at(kind, index);
            if (boards.board.blanks_in(house) < 4) continue;
            for (std::size_t second = 1; second < 9; ++second) {
                const Cell cell = kHouseCells[house][second];
                const DigitSet digits = boards.board.of(cell);
                if (size_of(digits) != 2) continue;
                for (std::size_t first = 0; first < second; ++first) {
                    const Cell other = kHouseCells[house][first];
                    if (boards.board.of(other) == digits) {
                        add_naked_pair(boards, house, other, cell, found);
                    }
                }
            }
        }
    }
}

// The digit has the same two positions in two lines of a kind.
void add_x_wing(const Boards& boards, HouseKind kind, std::array<std::uint8_t, 2> lines,
                Digit digit, Implications& found) {
    const Positions positions = boards.board.positions(lines[0], digit);
    const CellSet own = kHouseSets[lines[0]] | kHouseSets[lines[1]];
    CellSet covers;
    for (unsigned left = positions; left != 0; left &= left - 1) {
        const Cell cell = cell_at(lines[0], left);
        covers |=
            kHouseSets[house_of(kind == HouseKind::row ? HouseKind::column : HouseKind::row, cell)];
    }
    const CellSet others = (boards.board.cells(digit) & covers).without(own);
    if (others.empty()) return;
    found.begin_causes({Id::x_wing, lines[0], lines[1], set_of(digit)});
    for (const std::uint8_t line : lines) {
        add_causes(line, boards.source.positions(line, digit) & ~unsigned{positions}, digit, found);
    }
    if (!found.has_causes()) return;
    for (const Cell cell : others) found.add({cell, digit});
}

void add_x_wings(const Boards& boards, Implications& found) {
    std::array<int, 10> placed{};
    for (Cell cell = 0; cell < kCells; ++cell) ++placed[boards.board.grid()[cell]];
    DigitSet wanted = 0;
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (placed[digit] <= 5) wanted = static_cast<DigitSet>(wanted | set_of(digit));
    }
    for (const HouseKind kind : {HouseKind::column, HouseKind::row}) {
        std::array<DigitSet, 9> twice{};  // by line: the digits that have two positions
        for (int index = 0; index < 9; ++index) {
            twice[static_cast<std::size_t>(index)] = static_cast<DigitSet>(
                digits_with_two(boards.board, house_at(kind, index)) & wanted);
        }
        for (std::size_t second = 1; second < 9; ++second) {
            for (std::size_t first = 0; first < second; ++first) {
                auto digits = static_cast<DigitSet>(twice[first] & twice[second]);
                if (digits == 0) continue;
                const std::array lines{house_at(kind, static_cast<int>(first)),
                                       house_at(kind, static_cast<int>(second))};
                for (; digits != 0; digits &= static_cast<DigitSet>(digits - 1)) {
                    const Digit digit = smallest(digits);
                    if (boards.board.positions(lines[0], digit) !=
                        boards.board.positions(lines[1], digit)) {
                        continue;
                    }
                    add_x_wing(boards, kind, lines, digit, found);
                }
            }
        }
    }
}

void show_lines(const Candidates& board, const Pattern& pattern, Deduction& found) {
    const Digit digit = smallest(pattern.digits);
    found.mark((kHouseSets[pattern.house] | kHouseSets[pattern.other]) & board.cells(digit), digit,
               Role::pattern);
    found.evidence.houses.push_back(pattern.other);
    const HouseKind cover =
        kind_of(pattern.house) == HouseKind::row ? HouseKind::column : HouseKind::row;
    for (unsigned left = board.positions(pattern.house, digit); left != 0; left &= left - 1) {
        found.evidence.crossed.push_back(house_of(cover, cell_at(pattern.house, left)));
    }
}

void show_pair(const Candidates& board, const Pattern& pattern, Deduction& found) {
    const Digit low = smallest(pattern.digits);
    for (const Cell cell : kHouseCells[pattern.house]) {
        const bool belongs =
            pattern.id == Id::naked_pair ? board.of(cell) == pattern.digits : board.has(cell, low);
        if (!belongs) continue;
        found.evidence.cells.push_back({cell, Role::pattern});
        for (DigitSet left = pattern.digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            found.evidence.candidates.push_back({{cell, smallest(left)}, Role::pattern});
        }
    }
}

}  // namespace

void show_pattern(const Candidates& board, const Pattern& pattern, Deduction& found) {
    found.technique = &technique(pattern.id);
    found.rating = found.technique->rating;
    found.evidence.digits = pattern.digits;
    found.evidence.houses.push_back(pattern.house);
    if (pattern.id == Id::x_wing) return show_lines(board, pattern, found);
    if (pattern.id == Id::naked_pair || pattern.id == Id::hidden_pair) {
        return show_pair(board, pattern, found);
    }
    const Digit digit = smallest(pattern.digits);
    found.evidence.crossed.push_back(pattern.other);
    found.mark(kHouseSets[pattern.house] & board.cells(digit), digit, Role::pattern);
}

void add_patterns(const Candidates& source, const Candidates& board, Implications& found) {
    const Boards boards{source, board};
    for (const auto add : {add_locked, add_hidden_pairs, add_naked_pairs, add_x_wings}) {
        add(boards, found);
        if (!found.empty()) return;
    }
}

}  // namespace retrace::techniques
