// Wings: a few cells of two or three candidates, one of which must hold the same digit whatever the
// pivot, or the link between them, holds.
#include "sudoku/techniques/finders.hpp"
#include "sudoku/techniques/house_sets.hpp"

namespace retrace::techniques {
namespace {

struct Wing {
    Cell pivot;
    Cell first;
    Cell second;
    Digit shared;  // what both pincers hold and one of the cells must
};

bool use_wing(const Candidates& board, const Wing& wing, bool pivot_holds_shared,
              Deduction& found) {
    CellSet reached = kPeerSets[wing.first] & kPeerSets[wing.second] & board.cells(wing.shared);
    if (pivot_holds_shared) reached &= kPeerSets[wing.pivot];
    if (reached.empty()) return false;
    found.eliminate(reached, wing.shared);
    found.evidence.cells = {
        {wing.pivot, Role::pivot}, {wing.first, Role::pincer}, {wing.second, Role::pincer}};
    for (const auto& [cell, role] : found.evidence.cells) {
        for (DigitSet left = board.of(cell); left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const Digit digit = smallest(left);
            found.mark(CellSet::of(cell), digit, digit == wing.shared ? Role::target : role);
        }
    }
    found.evidence.digits = board.of(wing.pivot) | set_of(wing.shared);
    return true;
}

// An XY-Wing's pivot holds two digits, neither of them shared; an XYZ-Wing's the shared one too.
bool find_wing(const Candidates& board, bool xyz, Deduction& found) {
    const int pivot_digits = xyz ? 3 : 2;
    for (const Cell pivot : board.cells_with(pivot_digits)) {
        const DigitSet digits = board.of(pivot);
        for (const Cell first : kOrderedPeers[pivot]) {
            const DigitSet one = board.of(first);
            if (size_of(one) != 2 || size_of(without(digits, one)) != 1) continue;
            for (const Cell second : kOrderedPeers[pivot]) {
                const DigitSet other = board.of(second);
                if (size_of(other) != 2 || size_of(digits | one | other) != 3) continue;
                if (size_of(digits & one & other) != (xyz ? 1 : 0)) continue;
                if (use_wing(board, {pivot, first, second, smallest(one & other)}, xyz, found)) {
                    return true;
                }
            }
        }
    }
    return false;
}

// Two blanks with the same two digits, and a house in which `linked` has two positions, one seen by
// each: one of the blanks must hold the other digit.
bool use_w_wing(const Candidates& board, Cell first, Cell second, Digit linked, Digit shared,
                Deduction& found) {
    const CellSet reached = kPeerSets[first] & kPeerSets[second] & board.cells(shared);
    if (reached.empty()) return false;
    for (std::uint8_t house = 0; house < kHouses; ++house) {
        const CellSet positions = kHouseSets[house] & board.cells(linked);
        if (positions.size() != 2 || positions.contains(first) || positions.contains(second))
            continue;
        const Cell one = positions.first();
        const Cell other = *++positions.begin();
        const bool straight = kPeerSets[first].contains(one) && kPeerSets[second].contains(other);
        const bool crosswise = kPeerSets[first].contains(other) && kPeerSets[second].contains(one);
        if (!straight && !crosswise) continue;
        found.eliminate(reached, shared);
        found.evidence.houses.push_back(house);
        found.evidence.digits = board.of(first);
        found.evidence.cells = {{first, Role::pincer}, {second, Role::pincer}};
        found.mark(positions, linked, Role::pattern);
        for (const Cell cell : {first, second}) {
            found.mark(CellSet::of(cell), linked, Role::pincer);
            found.mark(CellSet::of(cell), shared, Role::target);
        }
        return true;
    }
    return false;
}

}  // namespace

bool find_xy_wing(const Candidates& board, Deduction& found) {
    return find_wing(board, false, found);
}

bool find_xyz_wing(const Candidates& board, Deduction& found) {
    return find_wing(board, true, found);
}

bool find_w_wing(const Candidates& board, Deduction& found) {
    const CellSet pairs = board.cells_with(2);
    for (const Cell first : pairs) {
        const DigitSet digits = board.of(first);
        const Digit low = smallest(digits);
        const Digit high = smallest(without(digits, set_of(low)));
        for (const Cell second : pairs.without(kPeerSets[first])) {
            if (second <= first || board.of(second) != digits) continue;
            if (use_w_wing(board, first, second, low, high, found) ||
                use_w_wing(board, first, second, high, low, found)) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace retrace::techniques
