// Lists the nodes of a board with the links between them.
#include "sudoku/techniques/alternating/node_graph.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "sudoku/techniques/alternating/rectangle_links.hpp"
#include "sudoku/techniques/combinations.hpp"

namespace retrace::techniques {

namespace {

// The set of the cells at these positions of a house; none of its digits where one of them is filled.
AlmostLockedSet set_at(const Candidates& board, std::uint8_t house, unsigned positions) {
    AlmostLockedSet set{};
    for (; positions != 0; positions &= positions - 1) {
        const Cell cell = kHouseCells[house][static_cast<std::size_t>(std::countr_zero(positions))];
        if (board.of(cell) == 0) return {};
        set.cells.add(cell);
        set.digits |= board.of(cell);
    }
    return set;
}

// Whether the cells lie in a line, too, whose sets are listed before those of the box.
bool is_listed_before(std::uint8_t house, CellSet cells) {
    if (house < 9) return false;
    if (house < 18) return cells.size() == 1;
    const Cell first = cells.first();
    return (cells & kHouseSets[house_of(HouseKind::row, first)]) == cells ||
           (cells & kHouseSets[house_of(HouseKind::column, first)]) == cells;
}

}  // namespace

std::vector<AlmostLockedSet> almost_locked_sets(const Candidates& board, int least) {
    std::vector<AlmostLockedSet> sets;
    for (int size = least; size <= 8; ++size) {
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            for (const unsigned positions : Combinations(size, 9)) {
                const AlmostLockedSet set = set_at(board, house, positions);
                if (size_of(set.digits) != size + 1) continue;
                if (!is_listed_before(house, set.cells)) sets.push_back(set);
            }
        }
    }
    return sets;
}

NodeGraph::NodeGraph(const Candidates& board, Parts parts) : board_(board) {
    single_.resize(kCells * 9U);
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (DigitSet left = board.of(cell); left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const Digit digit = smallest(left);
            single_[cell * 9U + digit - 1U] = number_of(digit, CellSet::of(cell));
        }
    }
    if ((parts & kPairCells) != 0) add_pair_cells();
    if ((parts & kHouseLinks) != 0) add_house_links((parts & kGroups) != 0);
    if ((parts & kSets) != 0) add_sets();
    if ((parts & kRectangles) != 0) add_rectangles();
    add_weak_links((parts & kOneDigit) == 0);
}

std::uint16_t NodeGraph::number_of(Digit digit, CellSet cells) {
    for (const std::uint16_t number : by_digit_[digit - 1U]) {
        if (nodes_[number].cells == cells) return number;
    }
    const auto number = static_cast<std::uint16_t>(nodes_.size());
    nodes_.push_back({digit, cells});
    strong_.emplace_back();
    by_digit_[digit - 1U].push_back(number);
    return number;
}

void NodeGraph::join(std::uint16_t one, std::uint16_t other, std::int16_t set) {
    const auto is_other = [&](const NodeLink& link) { return link.to == other; };
    if (std::any_of(strong_[one].begin(), strong_[one].end(), is_other)) return;
    strong_[one].push_back({other, set});
    strong_[other].push_back({one, set});
}

void NodeGraph::add_pair_cells() {
    for (const Cell cell : board_.cells_with(2)) {
        const Digit low = smallest(board_.of(cell));
        const Digit high = smallest(without(board_.of(cell), set_of(low)));
        join(of({cell, low}), of({cell, high}), kNoSet);
    }
}

// A digit in a house is in one node or the other: in two candidates, or in parts of which one lies in a house that
// crosses this one.
void NodeGraph::add_house_links(bool with_groups) {
    for (std::uint8_t house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            const CellSet all = kHouseSets[house] & board_.cells(digit);
            if (all.size() < 2 || all.size() > 6) continue;
            if (all.size() == 2) {
                const Cell first = all.first();
                const Cell second = all.without(CellSet::of(first)).first();
                join(of({first, digit}), of({second, digit}), kNoSet);
                continue;
            }
            if (!with_groups) continue;
            const auto add = [&](CellSet part) {
                const CellSet rest = all.without(part);
                if (part.empty() || rest.empty()) return;
                const auto is_node = [](CellSet cells) {
                    if (cells.size() == 1) return true;
                    const Cell cell = cells.first();
                    const CellSet box = kHouseSets[house_of(HouseKind::box, cell)];
                    return (cells & box & kHouseSets[house_of(HouseKind::row, cell)]) == cells ||
                           (cells & box & kHouseSets[house_of(HouseKind::column, cell)]) == cells;
                };
                if (!is_node(part) || !is_node(rest)) return;
                const std::uint16_t one = number_of(digit, part);
                join(one, number_of(digit, rest), kNoSet);
            };
            for (const Cell cell : all) {
                add(CellSet::of(cell));
                for (const std::uint8_t other : houses_of(cell)) {
                    if (other != house) add(all & kHouseSets[other]);
                }
            }
        }
    }
}

void NodeGraph::add_sets() {
    for (const AlmostLockedSet& set : almost_locked_sets(board_, 2)) add_set(set);
}

void NodeGraph::add_set(const AlmostLockedSet& set) {
    std::array<std::uint16_t, 9> ends{};
    std::size_t count = 0;
    for (DigitSet left = set.digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
        const Digit digit = smallest(left);
        ends[count++] = number_of(digit, set.cells & board_.cells(digit));
    }
    const auto number = static_cast<std::int16_t>(sets_.size());
    sets_.push_back(set);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = i + 1; j < count; ++j) join(ends[i], ends[j], number);
    }
}

void NodeGraph::add_rectangles() {
    for (const RectangleLink& link : rectangle_links(board_)) {
        const auto number = static_cast<std::int16_t>(
            kFirstRectangle - static_cast<std::int16_t>(rectangles_.size()));
        rectangles_.push_back(link.corners);
        const std::uint16_t one = number_of(link.one.digit, link.one.cells);
        join(one, number_of(link.other.digit, link.other.cells), number);
    }
}

void NodeGraph::add_weak_links(bool in_cells) {
    words_ = (nodes_.size() + 63) / 64;
    weak_.assign(nodes_.size() * words_, 0);
    const auto exclude = [&](std::size_t one, std::size_t other) {
        weak_[one * words_ + other / 64] |= std::uint64_t{1} << (other % 64);
    };
    for (std::size_t one = 0; one < nodes_.size(); ++one) {
        const CellSet seen = common_peers(nodes_[one].cells);
        for (const std::uint16_t other : by_digit_[nodes_[one].digit - 1U]) {
            if ((nodes_[other].cells & seen) == nodes_[other].cells) exclude(one, other);
        }
        if (!in_cells || nodes_[one].cells.size() > 1) continue;
        const Cell cell = nodes_[one].cells.first();
        for (DigitSet left = without(board_.of(cell), set_of(nodes_[one].digit)); left != 0;
             left &= static_cast<DigitSet>(left - 1)) {
            exclude(one, of({cell, smallest(left)}));
        }
    }
}

CellSet NodeGraph::excluded(std::size_t number, Digit digit) const {
    const Node& node = nodes_[number];
    if (node.digit == digit) return common_peers(node.cells) & board_.cells(digit);
    return node.cells.size() > 1 ? CellSet{} : node.cells & board_.cells(digit);
}

}  // namespace retrace::techniques
