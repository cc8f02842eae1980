// The solution of a puzzle that has no other.
#pragma once

#include <optional>

#include "sudoku/grid.hpp"

namespace retrace::engine {

// Empty where the givens have no solution or several. Microseconds for most puzzles, as engine.hpp says of its calls.
std::optional<Grid> only_solution(const Grid& givens);

}  // namespace retrace::engine
