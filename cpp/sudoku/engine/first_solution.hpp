// The lexicographically first of several solutions, cell by cell.
#pragma once

#include "sudoku/engine/board_search.hpp"
#include "sudoku/grid.hpp"

namespace retrace::engine {

// `best` is any solution of the givens. The search is used as working space.
Grid first_of_several(BoardSearch& search, const Grid& givens, Grid best);

}  // namespace retrace::engine
