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

// On a board of `size` rows.
constexpr std::size_t image_of(std::size_t cell, const Map& map, std::size_t size) {
    const std::size_t row = cell / size;
    const std::size_t column = cell % size;
    const std::size_t down = map.exchanges ? column : row;
    const std::size_t across = map.exchanges ? row : column;
    return (map.turns_rows ? size - 1 - down : down) * size +
           (map.turns_columns ? size - 1 - across : across);
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

// In ascending order.
std::vector<std::uint16_t> images_of(Symmetry symmetry, std::size_t cell, std::size_t size) {
    const auto& row = kSymmetries[static_cast<std::size_t>(symmetry)];
    std::vector<std::uint16_t> images;
    for (std::size_t map = 0; map < kMaps.size(); ++map) {
        if ((row.maps >> map & 1U) == 0) continue;
        images.push_back(static_cast<std::uint16_t>(image_of(cell, kMaps[map], size)));
    }
    std::sort(images.begin(), images.end());
    images.erase(std::unique(images.begin(), images.end()), images.end());
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
    constexpr std::size_t kRows = 9;
    std::vector<Orbit> orbits;
    for (const auto& images : orbits_of(symmetry, kRows)) {
        Orbit orbit;
        for (const std::uint16_t image : images) orbit.add(static_cast<Cell>(image));
        orbits.push_back(orbit);
    }
    return orbits;
}

std::vector<std::vector<std::uint16_t>> orbits_of(Symmetry symmetry, std::size_t size) {
    std::vector<std::vector<std::uint16_t>> orbits;
    for (std::size_t cell = 0; cell < size * size; ++cell) {
        auto images = images_of(symmetry, cell, size);
        if (images.front() == cell) orbits.push_back(std::move(images));
    }
    return orbits;
}

}  // namespace retrace::generate
