// Fish: a digit's positions in two to four rows lie in as many columns, or the other way round; and
// finned fish, where what is outside those columns lies in one box.
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "sudoku/techniques/combinations.hpp"
#include "sudoku/techniques/finders.hpp"

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
// them does not hold it.
unsigned crossed_lines(const Candidates& board, HouseKind base, unsigned lines, Digit digit) {
    unsigned crossed = 0;
    for (; lines != 0; lines &= lines - 1) {
        const Positions positions = board.positions(house_at(base, std::countr_zero(lines)), digit);
        if (positions == 0) return 0;
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

// The candidates that a fish without fins excludes.
CellSet reached_by(const Candidates& board, const Fish& fish) {
    return (lines_at(fish.cover, fish.crossed) & board.cells(fish.digit))
        .without(lines_at(fish.base, fish.lines));
}

// Fish with fins are sashimi where without the fins some base line has its digit in less than two positions. Siamese
// ones are two on the same base lines, with fins in different boxes.
enum class FishKind : std::uint8_t { finned, sashimi, siamese };

struct Finned {
    unsigned cover = 0;
    CellSet fins;
    CellSet reached;
};

bool is_sashimi(const Candidates& board, const Fish& fish, CellSet covered) {
    for (unsigned left = fish.lines; left != 0; left &= left - 1) {
        const CellSet line = kHouseSets[house_at(fish.base, std::countr_zero(left))];
        if ((line & covered & board.cells(fish.digit)).size() < 2) return true;
    }
    return false;
}

// Either the fish holds without its fins, or a fin holds the digit: candidates that both cases exclude are eliminated.
// The first alone, unless two are to be joined.
std::vector<Finned> list_finned(const Candidates& board, const Fish& fish, int count,
                                FishKind kind) {
    std::vector<Finned> list;
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
        if (kind != FishKind::siamese &&
            is_sashimi(board, fish, covered) != (kind == FishKind::sashimi)) {
            continue;
        }
        list.push_back({cover, fins, reached});
        if (kind != FishKind::siamese) break;
    }
    return list;
}

bool use_finned(const Candidates& board, Fish fish, int count, FishKind kind, Deduction& found) {
    const std::vector<Finned> list = list_finned(board, fish, count, kind);
    if (list.empty()) return false;
    Finned used = list.front();
    if (kind == FishKind::siamese) {
        const auto other = std::find_if(list.begin(), list.end(), [&](const Finned& each) {
            return !each.reached.without(used.reached).empty();
        });
        if (other == list.end()) return false;
        used = {used.cover | other->cover, used.fins | other->fins, used.reached | other->reached};
    }
    found.eliminate(used.reached, fish.digit);
    fish.crossed = used.cover;
    show(board, fish, used.fins, found);
    return true;
}

// A fish needs its digit missing from at least twice as many lines.
bool fits(const Candidates& board, Digit digit, int count) {
    int missing = 0;
    for (int row = 0; row < 9; ++row)
        missing += board.positions(house_at(HouseKind::row, row), digit) != 0 ? 1 : 0;
    return missing >= 2 * count;
}

// The digits that can make a fish of this size.
unsigned possible_digits(const Candidates& board, int count) {
    unsigned possible = 0;
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (fits(board, digit, count)) possible |= set_of(digit);
    }
    return possible;
}

constexpr std::array kWays{std::array{HouseKind::column, HouseKind::row},
                           std::array{HouseKind::row, HouseKind::column}};

// The lines of a kind that have the digit at two to `count` positions.
unsigned fitting_lines(const Candidates& board, HouseKind kind, Digit digit, int count) {
    unsigned lines = 0;
    for (int line = 0; line < 9; ++line) {
        const int places = count_bits(board.positions(house_at(kind, line), digit));
        if (places >= 2 && places <= count) lines |= 1U << static_cast<unsigned>(line);
    }
    return lines;
}

// The first one by lines, then by digit.
bool find_whole_fish(const Candidates& board, int count, Deduction& found) {
    const unsigned possible = possible_digits(board, count);
    for (const auto& [base, cover] : kWays) {
        Fish first{base, ~0U, cover, 0, 0};
        for (unsigned left = possible; left != 0; left &= left - 1) {
            const Digit digit = smallest(static_cast<DigitSet>(left));
            const unsigned fitting = fitting_lines(board, base, digit, count);
            for (const unsigned lines : CombinationsOf(count, fitting)) {
                if (lines >= first.lines) break;
                const Fish fish{base, lines, cover, crossed_lines(board, base, lines, digit),
                                digit};
                if (count_bits(fish.crossed) != count || reached_by(board, fish).empty()) continue;
                first = fish;
                break;
            }
        }
        if (first.digit == 0) continue;
        found.eliminate(reached_by(board, first), first.digit);
        show(board, first, {}, found);
        return true;
    }
    return false;
}

bool find_finned_fish(const Candidates& board, int count, FishKind kind, Deduction& found) {
    const unsigned possible = possible_digits(board, count);
    if (possible == 0) return false;
    for (const auto& [base, cover] : kWays) {
        for (const unsigned lines : Combinations(count, 9)) {
            for (unsigned left = possible; left != 0; left &= left - 1) {
                const Digit digit = smallest(static_cast<DigitSet>(left));
                const Fish fish{base, lines, cover, crossed_lines(board, base, lines, digit),
                                digit};
                if (count_bits(fish.crossed) > count &&
                    use_finned(board, fish, count, kind, found)) {
                    return true;
                }
            }
        }
    }
    return false;
}

}  // namespace

bool find_x_wing(const Candidates& board, Deduction& found) {
    return find_whole_fish(board, 2, found);
}
bool find_swordfish(const Candidates& board, Deduction& found) {
    return find_whole_fish(board, 3, found);
}
bool find_jellyfish(const Candidates& board, Deduction& found) {
    return find_whole_fish(board, 4, found);
}
bool find_finned_x_wing(const Candidates& board, Deduction& found) {
    return find_finned_fish(board, 2, FishKind::finned, found);
}
bool find_finned_swordfish(const Candidates& board, Deduction& found) {
    return find_finned_fish(board, 3, FishKind::finned, found);
}
bool find_finned_jellyfish(const Candidates& board, Deduction& found) {
    return find_finned_fish(board, 4, FishKind::finned, found);
}

bool find_sashimi_x_wing(const Candidates& board, Deduction& found) {
    return find_finned_fish(board, 2, FishKind::sashimi, found);
}
bool find_sashimi_swordfish(const Candidates& board, Deduction& found) {
    return find_finned_fish(board, 3, FishKind::sashimi, found);
}
bool find_sashimi_jellyfish(const Candidates& board, Deduction& found) {
    return find_finned_fish(board, 4, FishKind::sashimi, found);
}
bool find_siamese_fish(const Candidates& board, Deduction& found) {
    return find_finned_fish(board, 2, FishKind::siamese, found) ||
           find_finned_fish(board, 3, FishKind::siamese, found);
}

}  // namespace retrace::techniques
