// Looks for a second solution, and for no more of them.
#include "sudoku/engine/only_solution.hpp"

#include "sudoku/engine/board_search.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::engine {

std::optional<Grid> only_solution(const Grid& givens) {
    BoardSearch search;
    start(search, givens);
    if (next_solution(search) != Stop::solution) return std::nullopt;
    const Grid found = grid_of(search.solution());
    if (next_solution(search) == Stop::solution) return std::nullopt;
    return found;
}

}  // namespace retrace::engine
