// The result of the fast engine as an outcome.
#include "sudoku/answers/answer.hpp"

#include "sudoku/contradiction.hpp"
#include "sudoku/engine/engine.hpp"

namespace retrace {

Outcome answer_to(const Grid& givens) {
    if (has_contradiction(givens)) return {Answer::contradiction, givens};
    const engine::FirstSolution found = engine::solve(givens);
    if (!found.first) return {Answer::no_solution, givens};
    return {found.several ? Answer::several_solutions : Answer::one_solution, *found.first};
}

}  // namespace retrace
