// Cells, houses and peers of the 9x9 board, as numbers and tables.
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace retrace {

// Index of a cell, 0 to 80, row by row from the top left.
using Cell = std::uint8_t;

inline constexpr int kCells = 81;
inline constexpr int kHouses = 27;  // rows 0..8, columns 9..17, boxes 18..26
inline constexpr int kPeers = 20;

constexpr int row_of(Cell cell) {
    return cell / 9;
}
constexpr int column_of(Cell cell) {
    return cell % 9;
}
constexpr int box_of(Cell cell) {
    return cell / 27 * 3 + cell % 9 / 3;
}
constexpr Cell cell_at(int row, int column) {
    return static_cast<Cell>(row * 9 + column);
}

// The nine cells of a house, ascending.
using House = std::array<Cell, 9>;

constexpr std::array<House, kHouses> list_houses() {
    std::array<House, kHouses> houses{};
    for (int i = 0; i < 9; ++i) {
        for (int j = 0; j < 9; ++j) {
            const auto index = static_cast<std::size_t>(i);
            const auto position = static_cast<std::size_t>(j);
            houses[index][position] = cell_at(i, j);
            houses[9 + index][position] = cell_at(j, i);
            houses[18 + index][position] = cell_at(i / 3 * 3 + j / 3, i % 3 * 3 + j % 3);
        }
    }
    return houses;
}

inline constexpr std::array<House, kHouses> kHouseCells = list_houses();

// The indices of a cell's row, column and box among the houses.
constexpr std::array<std::uint8_t, 3> houses_of(Cell cell) {
    return {static_cast<std::uint8_t>(row_of(cell)), static_cast<std::uint8_t>(9 + column_of(cell)),
            static_cast<std::uint8_t>(18 + box_of(cell))};
}

// "r1c1" to "r9c9": the name of a cell for people.
inline std::string cell_name(Cell cell) {
    return {'r', static_cast<char>('1' + row_of(cell)), 'c',
            static_cast<char>('1' + column_of(cell))};
}

}  // namespace retrace
