// The symmetries that the cells with givens can have.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku/cell_set.hpp"

namespace retrace::generate {

// The ten groups of turns and reflections of the board, none among them.
enum class Symmetry : std::uint8_t {
    none,
    half_turn,
    quarter_turn,
    left_right,
    top_bottom,
    diagonal,
    antidiagonal,
    both_mirrors,
    both_diagonals,
    full,
};

struct SymmetryRow {
    Symmetry id;
    std::string_view name;
    std::uint8_t maps;  // a bit for each of the eight turns and reflections that it holds
};

std::span<const SymmetryRow> symmetries();

// Null where no symmetry has this name.
const SymmetryRow* find_symmetry(std::string_view name);

// Cells that a symmetry maps to one another, in ascending order: either all of them have givens or none.
// A plain value, since each try shuffles the orbits.
class Orbit {
  public:
    static constexpr std::size_t kMost = 8;

    void add(Cell cell) { cells_[size_++] = cell; }

    std::size_t size() const { return size_; }
    const Cell* begin() const { return cells_.data(); }
    const Cell* end() const { return begin() + size_; }
    Cell operator[](std::size_t index) const { return cells_[index]; }
    Cell front() const { return cells_[0]; }

  private:
    std::array<Cell, kMost> cells_{};
    std::uint8_t size_ = 0;
};

// The orbits of all cells, in the order of their first cells.
std::vector<Orbit> orbits_of(Symmetry symmetry);
// The same of the cells of a board of any size, row by row.
std::vector<std::vector<std::uint16_t>> orbits_of(Symmetry symmetry, std::size_t size);

}  // namespace retrace::generate
