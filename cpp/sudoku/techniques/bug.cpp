// Bivalue Universal Grave: without a few candidates every blank had two, and every digit two positions
// in each house; such a board has two solutions or none, so one of those few is true.
#include <array>
#include <bit>

#include "sudoku/techniques/combinations.hpp"
#include "sudoku/techniques/finders.hpp"
#include "sudoku/techniques/house_sets.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {
namespace {

struct Grave {
    std::vector<Cell> cells;               // with more than two, in the order they are met
    std::array<DigitSet, kCells> extra{};  // what they have too much
    DigitSet digits = kNoDigits;           // all of that
    CellSet seen;                          // what all of them see

    // Whether the candidate is the extra one of its house, and the pattern may still come.
    bool add(Cell cell, Digit digit) {
        CellSet all;
        for (const Cell each : cells) all.add(each);
        if (!all.contains(cell)) {
            seen = cells.empty() ? kPeerSets[cell] : seen & kPeerSets[cell];
            cells.push_back(cell);
            all.add(cell);
        }
        seen = seen.without(all);
        extra[cell] |= set_of(digit);
        digits |= set_of(digit);
        return cells.size() == 1 || size_of(digits) == 1 || !seen.empty();
    }
};

// In a house where the digit has another number of positions than none or two, its extra candidate is in the cell
// with more than two candidates. Where several cells have more, another house decides.
bool collect(const Candidates& board, Grave& grave) {
    for (const HouseKind kind : kHouseOrder) {
        for (int index = 0; index < 9; ++index) {
            const std::uint8_t house = house_at(kind, index);
            for (Digit digit = 1; digit <= 9; ++digit) {
                const int positions = count_bits(board.positions(house, digit));
                if (positions == 0 || positions == 2) continue;
                CellSet crowded;
                for (const Cell cell : kHouseSets[house] & board.cells(digit)) {
                    if (size_of(board.of(cell)) >= 3) crowded.add(cell);
                }
                if (crowded.empty()) return false;
                if (crowded.size() == 1 && !grave.add(crowded.first(), digit)) return false;
            }
        }
    }
    return !grave.cells.empty();
}

bool is_grave_without(const Candidates& board, const Grave& grave) {
    Candidates rest = board;
    for (const Cell cell : grave.cells) {
        for (DigitSet left = grave.extra[cell]; left != 0;
             left &= static_cast<DigitSet>(left - 1)) {
            rest.remove(cell, smallest(left));
        }
    }
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (rest.grid()[cell] == 0 && size_of(rest.of(cell)) != 2) return false;
    }
    for (std::uint8_t house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            const int positions = count_bits(rest.positions(house, digit));
            if (positions != 0 && positions != 2) return false;
        }
    }
    return true;
}

bool finish(const Grave& grave, Id id, int rating, Deduction& found) {
    found.technique = &technique(id);
    found.rating = rating;
    found.evidence.digits |= grave.digits;
    for (const Cell cell : grave.cells) {
        found.evidence.cells.push_back({cell, Role::pattern});
        for (DigitSet left = grave.extra[cell]; left != 0;
             left &= static_cast<DigitSet>(left - 1)) {
            found.mark(CellSet::of(cell), smallest(left), Role::extra);
        }
    }
    return true;
}

bool use_type_1(const Candidates& board, const Grave& grave, Deduction& found) {
    const Cell cell = grave.cells.front();
    found.eliminate(board, cell, without(board.of(cell), grave.extra[cell]));
    return finish(grave, Id::bug_1, 56, found);
}

bool use_type_2(const Candidates& board, const Grave& grave, Deduction& found) {
    found.eliminate(grave.seen & board.cells(smallest(grave.digits)), smallest(grave.digits));
    return found.has_effect() && finish(grave, Id::bug_2, 57, found);
}

// The house of the kind that all of the cells share.
std::optional<std::uint8_t> shared_house(const Grave& grave, HouseKind kind) {
    const std::uint8_t house = house_of(kind, grave.cells.front());
    for (const Cell cell : grave.cells) {
        if (house_of(kind, cell) != house) return std::nullopt;
    }
    return house;
}

// One of the cells holds one of the extra digits, so that together they count as a cell of a set.
bool use_type_3_in(const Candidates& board, const Grave& grave, std::uint8_t house,
                   Deduction& found) {
    std::vector<Cell> others;
    for (const Cell cell : kOrderedPeers[grave.cells.front()]) {
        if (grave.seen.contains(cell) && kHouseSets[house].contains(cell)) others.push_back(cell);
    }
    const int size = static_cast<int>(others.size());
    for (int count = 2; count <= 6 && count <= size; ++count) {
        for (const unsigned chosen : Combinations(count - 1, size)) {
            CellSet cells;
            DigitSet digits = 0;
            bool is_set = size_of(grave.digits) > 1;
            for (unsigned left = chosen; left != 0; left &= left - 1) {
                const Cell cell = others[static_cast<std::size_t>(std::countr_zero(left))];
                cells.add(cell);
                digits |= board.of(cell);
                is_set &= size_of(board.of(cell)) > 1;
            }
            if (!is_set || size_of(digits) != count || without(grave.digits, digits) != 0) continue;
            for (const Cell cell : others) {
                if (!cells.contains(cell)) found.eliminate(board, cell, digits);
            }
            if (!found.has_effect()) continue;
            found.evidence.houses.push_back(house);
            found.evidence.digits = digits;
            found.mark(cells, Role::pincer);
            return finish(grave, Id::bug_3, 57 + count - 1, found);
        }
    }
    return false;
}

bool use_type_3(const Candidates& board, const Grave& grave, Deduction& found) {
    for (const HouseKind kind : kHouseOrder) {
        const auto house = shared_house(grave, kind);
        if (house && use_type_3_in(board, grave, *house, found)) return true;
    }
    return false;
}

// Two cells of a house that share a digit which fits no other cell there: one of them holds it, and
// the other holds one of its extra candidates.
bool use_type_4(const Candidates& board, const Grave& grave, Deduction& found) {
    if (grave.cells.size() != 2) return false;
    const DigitSet shared =
        without(board.of(grave.cells[0]) & board.of(grave.cells[1]), grave.digits);
    if (size_of(shared) != 1) return false;
    for (const HouseKind kind : kHouseOrder) {
        const auto house = shared_house(grave, kind);
        if (!house) continue;
        for (const Cell cell : grave.cells) {
            found.eliminate(
                board, cell,
                without(board.of(cell), static_cast<DigitSet>(grave.extra[cell] | shared)));
        }
        found.evidence.houses.push_back(*house);
        found.evidence.digits = shared;
        for (const Cell cell : grave.cells) {
            found.mark(CellSet::of(cell), smallest(shared), Role::pattern);
        }
        return finish(grave, Id::bug_4, 57, found);
    }
    return false;
}

template <Id wanted>
bool find_only(const Candidates& board, Deduction& found) {
    return find_bug(board, found) && found.technique->id == wanted;
}

}  // namespace

bool find_bug(const Candidates& board, Deduction& found) {
    Grave grave;
    if (!collect(board, grave) || !is_grave_without(board, grave)) return false;
    if (grave.cells.size() == 1) return use_type_1(board, grave, found);
    if (size_of(grave.digits) == 1) {
        return use_type_2(board, grave, found) || use_type_4(board, grave, found);
    }
    return !grave.seen.empty() &&
           (use_type_4(board, grave, found) || use_type_3(board, grave, found));
}

bool find_bug_1(const Candidates& board, Deduction& found) {
    return find_only<Id::bug_1>(board, found);
}
bool find_bug_2(const Candidates& board, Deduction& found) {
    return find_only<Id::bug_2>(board, found);
}
bool find_bug_3(const Candidates& board, Deduction& found) {
    return find_only<Id::bug_3>(board, found);
}
bool find_bug_4(const Candidates& board, Deduction& found) {
    return find_only<Id::bug_4>(board, found);
}

}  // namespace retrace::techniques
