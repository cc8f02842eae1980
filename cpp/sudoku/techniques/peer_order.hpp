// The peers of a cell by house: box, row, column. Where several patterns would do, the classic order
// takes the one whose cells come first here.
#pragma once

#include <array>

#include "sudoku/techniques/cell_set.hpp"

namespace retrace::techniques {

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
