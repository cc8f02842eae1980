// Completes a search with the fast engine's knowledge of the puzzle.
#include "sudoku/answers/solve.hpp"

#include <cassert>

#include "sudoku/contradiction.hpp"
#include "sudoku/engine/engine.hpp"

namespace retrace {

Solve::Solve(const Grid& givens, const Strategy& strategy) : givens_(givens) {
    if (strategy.has_steps() && !has_contradiction(givens)) {
        search_.emplace(strategy.start(givens));
    } else {
        finish(answer_to(givens));
    }
}

bool Solve::run(std::uint64_t budget) {
    if (done_) return true;
    switch (search_->run(budget)) {
        case SearchStatus::running:
            break;
        case SearchStatus::solution:
            // A strategy that is not row-major may have found another solution than the first.
            finish(answer_to(givens_));
            assert(outcome_.answer != Answer::no_solution &&
                   "the engine finds what the search found");
            break;
        case SearchStatus::exhausted:
            finish({Answer::no_solution, givens_});
            break;
        case SearchStatus::dead_end:
            finish({Answer::dead_end, search_->grid(), search_->dead_end_cell(),
                    engine::first_found(givens_).has_value()});
            break;
    }
    return done_;
}

void Solve::finish(const Outcome& outcome) {
    outcome_ = outcome;
    done_ = true;
}

}  // namespace retrace
