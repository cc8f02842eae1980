// Patterns of one digit: two houses with two positions each that touch (Skyscraper, Two-String Kite),
// and a box whose positions make a cross with such a house (Empty Rectangle).
#include <array>
#include <bit>
#include <vector>

#include "sudoku/techniques/finders.hpp"

namespace retrace::techniques {
namespace {

// A house in which the digit has two positions: one of them holds it.
struct StrongLink {
    std::uint8_t house;
    std::array<Cell, 2> ends;
};

std::vector<StrongLink> strong_links(const Candidates& board, HouseKind kind, Digit digit) {
    std::vector<StrongLink> links;
    for (int index = 0; index < 9; ++index) {
        const std::uint8_t house = house_at(kind, index);
        const Positions positions = board.positions(house, digit);
        if (count_bits(positions) != 2) continue;
        const auto first = static_cast<std::size_t>(std::countr_zero(positions));
        const auto second = static_cast<std::size_t>(std::bit_width(positions) - 1);
        links.push_back({house, {kHouseCells[house][first], kHouseCells[house][second]}});
    }
    return links;
}

// Where one end of each link shares a house of the kind `touching`, one of the other ends holds the
// digit.
bool use_links(const Candidates& board, const StrongLink& one, const StrongLink& other,
               HouseKind touching, Digit digit, Deduction& found) {
    for (std::size_t i = 0; i < 2; ++i) {
        for (std::size_t j = 0; j < 2; ++j) {
            const Cell near = one.ends[i];
            const Cell near_other = other.ends[j];
            const Cell far = one.ends[1 - i];
            const Cell far_other = other.ends[1 - j];
            const std::uint8_t house = house_of(touching, near);
            if (near == near_other || far == far_other || near == far_other || far == near_other ||
                house != house_of(touching, near_other)) {
                continue;
            }
            const CellSet reached = kPeerSets[far] & kPeerSets[far_other] & board.cells(digit);
            if (reached.without(CellSet::of(near) | CellSet::of(near_other)).empty()) continue;
            found.eliminate(reached.without(CellSet::of(near) | CellSet::of(near_other)), digit);
            found.evidence.houses = {one.house, other.house};
            found.evidence.crossed = {house};
            found.evidence.digits = set_of(digit);
            found.mark(CellSet::of(near) | CellSet::of(near_other), digit, Role::pattern);
            found.mark(CellSet::of(far) | CellSet::of(far_other), digit, Role::target);
            return true;
        }
    }
    return false;
}

// The box's positions lie in one row and one column of it, with some off each: where a strong link's
// one end lies in that row and its other end's row meets that column, the digit cannot be.
bool use_cross(const Candidates& board, std::uint8_t box, HouseKind through, Digit digit,
               Deduction& found) {
    const HouseKind along = through == HouseKind::row ? HouseKind::column : HouseKind::row;
    const CellSet positions = kHouseSets[box] & board.cells(digit);
    for (int position = 0; position < 9; ++position) {
        const Cell centre = kHouseCells[box][static_cast<std::size_t>(position)];
        const std::uint8_t arm = house_of(through, centre);
        const std::uint8_t other_arm = house_of(along, centre);
        const CellSet off_arm = positions.without(kHouseSets[arm]);
        if (off_arm.empty() || positions.without(kHouseSets[other_arm]).empty() ||
            !off_arm.without(kHouseSets[other_arm]).empty()) {
            continue;
        }
        for (const StrongLink& link : strong_links(board, along, digit)) {
            for (std::size_t i = 0; i < 2; ++i) {
                const Cell near = link.ends[i];
                const Cell far = link.ends[1 - i];
                if (house_of(through, near) != arm || kHouseSets[box].contains(near)) continue;
                const CellSet reached = (kHouseSets[house_of(through, far)] &
                                         kHouseSets[other_arm] & board.cells(digit))
                                            .without(kHouseSets[box]);
                if (reached.empty() || reached.contains(far)) continue;
                found.eliminate(reached, digit);
                found.evidence.houses = {box, link.house};
                found.evidence.crossed = {arm, other_arm};
                found.evidence.digits = set_of(digit);
                found.mark(positions, digit, Role::pattern);
                found.mark(CellSet::of(near) | CellSet::of(far), digit, Role::pincer);
                return true;
            }
        }
    }
    return false;
}

}  // namespace

bool find_skyscraper(const Candidates& board, Deduction& found) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        for (const auto& [kind, touching] : {std::array{HouseKind::row, HouseKind::column},
                                             std::array{HouseKind::column, HouseKind::row}}) {
            const std::vector<StrongLink> links = strong_links(board, kind, digit);
            for (std::size_t i = 0; i < links.size(); ++i) {
                for (std::size_t j = i + 1; j < links.size(); ++j) {
                    if (use_links(board, links[i], links[j], touching, digit, found)) return true;
                }
            }
        }
    }
    return false;
}

bool find_two_string_kite(const Candidates& board, Deduction& found) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        const std::vector<StrongLink> columns = strong_links(board, HouseKind::column, digit);
        for (const StrongLink& row : strong_links(board, HouseKind::row, digit)) {
            for (const StrongLink& column : columns) {
                if (use_links(board, row, column, HouseKind::box, digit, found)) return true;
            }
        }
    }
    return false;
}

bool find_empty_rectangle(const Candidates& board, Deduction& found) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        for (std::uint8_t box = 18; box < kHouses; ++box) {
            if (count_bits(board.positions(box, digit)) < 2) continue;
            if (use_cross(board, box, HouseKind::row, digit, found) ||
                use_cross(board, box, HouseKind::column, digit, found)) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace retrace::techniques
