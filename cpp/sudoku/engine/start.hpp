// From a grid to a search and from a solved board back to a grid.
#pragma once

#include <limits>

#include "sudoku/engine/board_search.hpp"
#include "sudoku/engine/line_text.hpp"
#include "sudoku/grid.hpp"

namespace retrace::engine {

// Sets a search to the start of a puzzle given as 81 bytes: see givens_in().
inline void start(BoardSearch& search, const void* bytes) {
    if (!place_givens(search.root(), givens_in(bytes))) search.close();
}

inline void start(BoardSearch& search, const Grid& givens) {
    start(search, givens.digits().data());
}

// The next solution with no budget: solution or exhausted.
inline Stop next_solution(BoardSearch& search) {
    std::uint64_t budget = std::numeric_limits<std::uint64_t>::max();
    return search.next(budget);
}

inline Grid grid_of(const Board& solved) {
    Grid grid;
    write_solution(solved, 0, &grid[0]);
    return grid;
}

}  // namespace retrace::engine
