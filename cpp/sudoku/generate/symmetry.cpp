// The table of symmetries, and their effect on cells.
#include "sudoku/generate/symmetry.hpp"

#include <algorithm>
#include <array>

namespace retrace::generate {
namespace {

// A turn or a reflection of the board: rows and columns exchanged, then turned round or not.
struct Map {
    bool exchanges;
    bool turns_rows;
    bool turns_columns;
};

constexpr std::array<Map, 8> kMaps{{
    {false, false, false},  // the identity
    {true, false, true},    // a quarter turn
    {false, true, true},    // a half turn
    {true, true, false},    // three quarters
    {false, false, true},   // left and right
    {false, true, false},   // top and bottom
    {true, false, false},   // the diagonal
    {true, true, true},     // the antidiagonal
}};

constexpr Cell image_of(Cell cell, const Map& map) {
    const int down = map.exchanges ? column_of(cell) : row_of(cell);
    const int across = map.exchanges ? row_of(cell) : column_of(cell);
    return cell_at(map.turns_rows ? 8 - down : down, map.turns_columns ? 8 - across : across);
}

// Indexed by Symmetry. Bit n stands for map n; each set is closed under composition.
constexpr std::array<SymmetryRow, 10> kSymmetries{{
    {Symmetry::none, "none", 0b0000'0001},
    {Symmetry::half_turn, "half-turn", 0b0000'0101},
    {Symmetry::quarter_turn, "quarter-turn", 0b0000'1111},
    {Symmetry::left_right, "left-right", 0b0001'0001},
    {Symmetry::top_bottom, "top-bottom", 0b0010'0001},
    {Symmetry::diagonal, "diagonal", 0b0100'0001},
    {Symmetry::antidiagonal, "antidiagonal", 0b1000'0001},
    {Symmetry::both_mirrors, "both-mirrors", 0b0011'0101},
    {Symmetry::both_diagonals, "both-diagonals", 0b1100'0101},
    {Symmetry::full, "full", 0b1111'1111},
}};

CellSet images_of(Symmetry symmetry, Cell cell) {
    const auto& row = kSymmetries[static_cast<std::size_t>(symmetry)];
    CellSet images;
    for (std::size_t map = 0; map < kMaps.size(); ++map) {
        if ((row.maps >> map & 1U) != 0) images.add(image_of(cell, kMaps[map]));
    }
    return images;
}

}  // namespace

std::span<const SymmetryRow> symmetries() {
    return kSymmetries;
}

const SymmetryRow* find_symmetry(std::string_view name) {
    const auto* row = std::find_if(kSymmetries.begin(), kSymmetries.end(),
                                   [&](const SymmetryRow& each) { return each.name == name; });
    return row == kSymmetries.end() ? nullptr : row;
}

std::vector<Orbit> orbits_of(Symmetry symmetry) {
    std::vector<Orbit> orbits;
    CellSet seen;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (seen.contains(cell)) continue;
        const CellSet images = images_of(symmetry, cell);
        seen |= images;
        Orbit orbit;
        for (const Cell image : images.cells()) orbit.add(image);
        orbits.push_back(orbit);
    }
    return orbits;
}

}  // namespace retrace::generate
