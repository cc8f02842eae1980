// The engine's calls, over one search each.
#include "sudoku/engine/engine.hpp"

#include "sudoku/engine/board_search.hpp"
#include "sudoku/engine/first_solution.hpp"
#include "sudoku/engine/line_text.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::engine {

std::optional<Grid> first_found(const Grid& givens) {
    BoardSearch search;
    start(search, givens);
    if (next_solution(search) != Stop::solution) return std::nullopt;
    return grid_of(search.solution());
}

std::optional<Grid> first_solution(const Grid& givens) {
    return solve(givens).first;
}

FirstSolution solve(const Grid& givens) {
    BoardSearch search;
    start(search, givens);
    if (next_solution(search) != Stop::solution) return {std::nullopt, false};
    const Grid found = grid_of(search.solution());
    if (next_solution(search) != Stop::solution) return {found, false};
    return {first_of_several(search, givens, std::min(found, grid_of(search.solution()))), true};
}

}  // namespace retrace::engine
