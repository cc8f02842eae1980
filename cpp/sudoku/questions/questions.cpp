// Each question is one search or two.
#include "sudoku/questions/questions.hpp"

#include "sudoku/engine/engine.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::questions {

std::optional<Grid> find_other(const Grid& givens, const Grid& solution) {
    engine::Search search;
    engine::start(search, givens);
    while (engine::next_solution(search) == engine::Stop::solution) {
        const Grid found = engine::grid_of(search.solution());
        if (!(found == solution)) return found;
    }
    return std::nullopt;
}

// It is where every other digit in that cell leaves no solution.
bool is_redundant(const Grid& givens, Cell cell) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (digit == givens[cell]) continue;
        Grid other = givens;
        other[cell] = digit;
        if (engine::first_found(other)) return false;
    }
    return true;
}

}  // namespace retrace::questions
