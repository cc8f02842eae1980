// Single questions about a puzzle that the answers are put together from.
#pragma once

#include <optional>

#include "sudoku/grid.hpp"

namespace retrace::questions {

// A solution that is not this one.
std::optional<Grid> find_other(const Grid& givens, const Grid& solution);

// Whether the puzzle without its given in `cell` has the same solutions as with it.
bool is_redundant(const Grid& givens, Cell cell);

}  // namespace retrace::questions
