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

// Digits are entries where they are handwritten, or differ from the others in shade or size, and the others alone have exactly
// one solution. Without such a difference there are no entries.
std::optional<Entries> entries_in(const CellPictures& pictures, const Reading& reading);

}  // namespace retrace::scan
