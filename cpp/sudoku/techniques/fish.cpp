// Fish: a digit's positions in two to four rows lie in as many columns, or the other way round; and
// finned fish, where what is outside those columns lies in one box.
#include <array>
#include <bit>

#include "sudoku/techniques/combinations.hpp"
#include "sudoku/techniques/families.hpp"

namespace retrace::techniques {
namespace {

CellSet lines_at(HouseKind kind, unsigned lines) {
    CellSet cells;
    for (; lines != 0; lines &= lines - 1) {
        cells |= kHouseSets[house_at(kind, std::countr_zero(lines))];
    }
    return cells;
}

void list_lines(HouseKind kind, unsigned lines, std::vector<std::uint8_t>& houses) {
    for (; lines != 0; lines &= lines - 1) {
        houses.push_back(house_at(kind, std::countr_zero(lines)));
    }
}

// Which lines of the other kind the digit's positions in the chosen lines lie in; none where one of
// them holds it in fewer than two positions (in none, for finned fish).
unsigned crossed_lines(const Candidates& board, HouseKind base, unsigned lines, Digit digit,
                       int least) {
    unsigned crossed = 0;
    for (; lines != 0; lines &= lines - 1) {
        const Positions positions = board.positions(house_at(base, std::countr_zero(lines)), digit);
        if (count_bits(positions) < least) return 0;
        crossed |= positions;
    }
    return crossed;
}

struct Fish {
    HouseKind base;
    unsigned lines;
    HouseKind cover;
    unsigned crossed;
    Digit digit;
};

void show(const Candidates& board, const Fish& fish, CellSet fins, Deduction& found) {
    list_lines(fish.base, fish.lines, found.evidence.houses);
    list_lines(fish.cover, fish.crossed, found.evidence.crossed);
    found.evidence.digits = set_of(fish.digit);
    const CellSet positions = lines_at(fish.base, fish.lines) & board.cells(fish.digit);
    found.mark(positions.without(fins), fish.digit, Role::pattern);
    found.mark(fins, fish.digit, Role::fin);
}

bool use_fish(const Candidates& board, const Fish& fish, Deduction& found) {
    const CellSet reached = (lines_at(fish.cover, fish.crossed) & board.cells(fish.digit))
                                .without(lines_at(fish.base, fish.lines));
    if (reached.empty()) return false;
    found.eliminate(reached, fish.digit);
    show(board, fish, {}, found);
    return true;
}

// Either the fish holds without its fins, or a fin holds the digit: candidates that both cases exclude are eliminated.
bool use_finned(const Candidates& board, Fish fish, int count, Deduction& found) {
    const CellSet base = lines_at(fish.base, fish.lines);
    const CellSet positions = base & board.cells(fish.digit);
    for (const unsigned cover : Combinations(count, 9)) {
        if ((cover & ~fish.crossed) != 0) continue;
        const CellSet covered = lines_at(fish.cover, cover);
        const CellSet fins = positions.without(covered);
        if (fins.empty() || (fins & kHouseSets[house_of(HouseKind::box, fins.first())]) != fins) {
            continue;
        }
        const CellSet reached =
            (covered & board.cells(fish.digit) & common_peers(fins)).without(base);
        if (reached.empty()) continue;
        found.eliminate(reached, fish.digit);
        fish.crossed = cover;
        show(board, fish, fins, found);
        return true;
    }
    return false;
}

// A fish needs its digit missing from at least twice as many lines.
bool fits(const Candidates& board, Digit digit, int count) {
    int missing = 0;
    for (int row = 0; row < 9; ++row)
        missing += board.positions(house_at(HouseKind::row, row), digit) != 0 ? 1 : 0;
    return missing >= 2 * count;
}

bool find_fish(const Candidates& board, int count, bool finned, Deduction& found) {
    unsigned possible = 0;
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (fits(board, digit, count)) possible |= set_of(digit);
    }
    if (possible == 0) return false;
    for (const auto& [base, cover] : {std::array{HouseKind::column, HouseKind::row},
                                      std::array{HouseKind::row, HouseKind::column}}) {
        for (const unsigned lines : Combinations(count, 9)) {
            for (unsigned left = possible; left != 0; left &= left - 1) {
                const Digit digit = smallest(static_cast<DigitSet>(left));
                const unsigned crossed = crossed_lines(board, base, lines, digit, finned ? 1 : 2);
                const Fish fish{base, lines, cover, crossed, digit};
                if (finned ? count_bits(crossed) > count && use_finned(board, fish, count, found)
                           : count_bits(crossed) == count && use_fish(board, fish, found)) {
                    return true;
                }
            }
        }
    }
    return false;
}

}  // namespace

bool find_x_wing(const Candidates& board, Deduction& found) {
    return find_fish(board, 2, false, found);
}
bool find_swordfish(const Candidates& board, Deduction& found) {
    return find_fish(board, 3, false, found);
}
bool find_jellyfish(const Candidates& board, Deduction& found) {
    return find_fish(board, 4, false, found);
}
bool find_finned_x_wing(const Candidates& board, Deduction& found) {
    return find_fish(board, 2, true, found);
}
bool find_finned_swordfish(const Candidates& board, Deduction& found) {
    return find_fish(board, 3, true, found);
}
bool find_finned_jellyfish(const Candidates& board, Deduction& found) {
    return find_fish(board, 4, true, found);
}

}  // namespace retrace::techniques
