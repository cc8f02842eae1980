// The cells of each house and the peers of each cell: as sets, and in the classic order.
#pragma once

#include <array>

#include "sudoku/cell_set.hpp"

namespace retrace::techniques {

constexpr std::array<CellSet, kHouses> list_house_sets() {
    std::array<CellSet, kHouses> sets{};
    for (std::size_t house = 0; house < kHouses; ++house) {
        for (const Cell cell : kHouseCells[house]) sets[house].add(cell);
    }
    return sets;
}
inline constexpr std::array<CellSet, kHouses> kHouseSets = list_house_sets();

constexpr std::array<CellSet, kCells> list_peer_sets() {
    std::array<CellSet, kCells> sets{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (const std::uint8_t house : houses_of(cell)) sets[cell] |= kHouseSets[house];
        sets[cell].remove(cell);
    }
    return sets;
}
inline constexpr std::array<CellSet, kCells> kPeerSets = list_peer_sets();

inline constexpr CellSet kEveryCell = [] {
    CellSet all;
    for (Cell cell = 0; cell < kCells; ++cell) all.add(cell);
    return all;
}();

// The cells that every cell of a set that is not empty sees.
constexpr CellSet common_peers(CellSet cells) {
    CellSet peers = kPeerSets[cells.first()];
    for (const Cell cell : cells) peers &= kPeerSets[cell];
    return peers;
}

// The peers of a cell by house: box, row, column. Where several patterns would do, the classic order
// takes the one whose cells come first here.
constexpr std::array<std::array<Cell, kPeers>, kCells> list_ordered_peers() {
    std::array<std::array<Cell, kPeers>, kCells> lists{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        const auto houses = houses_of(cell);
        CellSet seen = CellSet::of(cell);
        std::size_t count = 0;
        for (const std::uint8_t house : {houses[2], houses[0], houses[1]}) {
            for (const Cell peer : kHouseCells[house]) {
                if (seen.contains(peer)) continue;
                seen.add(peer);
                lists[cell][count++] = peer;
            }
        }
    }
    return lists;
}
inline constexpr std::array<std::array<Cell, kPeers>, kCells> kOrderedPeers = list_ordered_peers();

}  // namespace retrace::techniques
