// Unavoidable sets: cells of a completed grid that can be filled in another way while all others stay.
#pragma once

#include <cstddef>
#include <vector>

#include "sudoku/cell_set.hpp"
#include "sudoku/grid.hpp"

namespace retrace::setting {

// No set has fewer cells, and above this many a list takes seconds and more.
inline constexpr std::size_t kSmallestUnavoidable = 4;
inline constexpr std::size_t kMostUnavoidable = 14;

// Every puzzle with this solution alone has a given in each such set. All sets of at most `largest` cells, without any
// that contains another one, the small ones first. Up to 12 cells some 70 milliseconds, up to 14 some 300.
std::vector<CellSet> unavoidable_sets(const Grid& solution, std::size_t largest);

}  // namespace retrace::setting
