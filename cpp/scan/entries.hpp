// The digits that somebody entered into the puzzle, told apart from its givens.
#pragma once

#include <array>
#include <optional>

#include "scan/cells.hpp"
#include "scan/orientation.hpp"
#include "sudoku/grid.hpp"

namespace retrace::scan {

// By the cells of the upright board.
struct Entries {
    Grid givens;
    Grid solution;                    // theirs, the only one
    std::array<bool, 81> doubtful{};  // givens that a person has to look at
};

// Entries are written by hand, or of another shade or size than the givens, which alone have exactly one solution;
// where no such difference is seen there is none.
std::optional<Entries> entries_in(const CellPictures& pictures, const Reading& reading);

}  // namespace retrace::scan
