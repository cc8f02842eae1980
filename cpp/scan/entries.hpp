// The digits that somebody entered into the puzzle, told apart from its givens.
#pragma once

#include <array>
#include <optional>

#include "scan/cells.hpp"
#include "scan/net.hpp"
#include "sudoku/grid.hpp"

namespace retrace::scan {

// By the cells of the upright board.
struct Entries {
    Grid givens;
    std::array<bool, 81> wrong{};  // entered, and not what the givens leave
};

// Entries are of another shade or size than the givens, which alone have exactly one solution; where no such
// difference is seen there is none.
std::optional<Entries> entries_in(const CellPictures& pictures, int turns, const Grid& read);

}  // namespace retrace::scan
