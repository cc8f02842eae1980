// Ends a search with what the fast engine knows of the puzzle.
#include "sudoku/solve.hpp"

#include <cassert>

#include "sudoku/contradiction.hpp"
#include "sudoku/engine/engine.hpp"

namespace retrace {

Solve::Solve(const Grid& givens, const Strategy& strategy) : givens_(givens) {
    if (has_contradiction(givens)) {
        outcome_ = {Answer::contradiction, givens};
        done_ = true;
    } else if (strategy.has_steps()) {
        search_.emplace(strategy.start(givens));
    } else {
        finish_found();
    }
}

bool Solve::run(std::uint64_t budget) {
    if (done_) return true;
    switch (search_->run(budget)) {
        case SearchStatus::running:
            break;
        case SearchStatus::solution:
            finish_found();
            break;
        case SearchStatus::exhausted:
            outcome_ = {Answer::no_solution, givens_};
            done_ = true;
            break;
        case SearchStatus::dead_end:
            finish_at_dead_end();
            break;
    }
    return done_;
}

// A strategy that is not row-major may have found another solution than the first.
void Solve::finish_found() {
    const engine::FirstSolution found = engine::solve(givens_);
    if (!found.first) {
        assert(!search_ && "the engine finds what the search found");
        outcome_ = {Answer::no_solution, givens_};
    } else {
        const Answer answer = found.several ? Answer::several_solutions : Answer::one_solution;
        outcome_ = {answer, *found.first};
    }
    done_ = true;
}

void Solve::finish_at_dead_end() {
    outcome_ = {Answer::dead_end, search_->grid(), search_->dead_end_cell(),
                engine::first_found(givens_).has_value()};
    done_ = true;
}

}  // namespace retrace
