// Unavoidable sets: cells of a completed grid that can be filled in another way while all others stay.
#pragma once

#include <cstddef>
#include <vector>

#include "sudoku/cell_set.hpp"
#include "sudoku/grid.hpp"

namespace retrace::setting {

// Every puzzle with this solution alone has a given in each such set. Those of at most `largest` cells in which two to
// four digits change places, without any that contains another one, the small ones first. Takes some tens of
// milliseconds.
std::vector<CellSet> unavoidable_sets(const Grid& solution, std::size_t largest);

}  // namespace retrace::setting
