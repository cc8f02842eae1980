// Lists the links of every candidate once, so that chains only follow them.
#include "sudoku/techniques/chains/link_graph.hpp"

#include <algorithm>

#include "sudoku/techniques/house_sets.hpp"

namespace retrace::techniques {

LinkGraph::LinkGraph(const Candidates& board) {
    numbers_.fill(kNone);
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (!board.has(cell, digit)) continue;
            numbers_[cell * 9U + digit - 1U] = size();
            candidates_.push_back({cell, digit});
        }
    }
    flat_.reserve(candidates_.size() * 28);
    for (const Candidate& each : candidates_) {
        add_excluded(board, each);
        add_forced(board, each);
    }
}

void LinkGraph::add_excluded(const Candidates& board, Candidate candidate) {
    Range range{flat_.size(), 0, 0};
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (digit != candidate.digit && board.has(candidate.cell, digit)) {
            flat_.push_back(number(candidate.cell, digit));
        }
    }
    range.houses = flat_.size();
    for (const Cell peer : kOrderedPeers[candidate.cell]) {
        if (board.has(peer, candidate.digit)) flat_.push_back(number(peer, candidate.digit));
    }
    range.to = flat_.size();
    weak_.push_back(range);
}

void LinkGraph::add_forced(const Candidates& board, Candidate candidate) {
    Range range{flat_.size(), 0, 0};
    const DigitSet others = without(board.of(candidate.cell), set_of(candidate.digit));
    if (has_one_bit(others)) flat_.push_back(number(candidate.cell, smallest(others)));
    range.houses = flat_.size();
    for (const HouseKind kind : {HouseKind::box, HouseKind::row, HouseKind::column}) {
        const std::uint8_t house = house_of(kind, candidate.cell);
        const CellSet positions =
            (kHouseSets[house] & board.cells(candidate.digit)).without(CellSet::of(candidate.cell));
        if (positions.size() != 1) continue;
        const Number other = number(positions.first(), candidate.digit);
        const auto listed = flat_.begin() + static_cast<std::ptrdiff_t>(range.houses);
        if (std::find(listed, flat_.end(), other) == flat_.end()) flat_.push_back(other);
    }
    range.to = flat_.size();
    strong_.push_back(range);
}

}  // namespace retrace::techniques
