// An estimate of the number of solutions, for puzzles with too many to count.
#include "sudoku/engine/estimate.hpp"

#include <cmath>

#include "sudoku/engine/branch.hpp"
#include "sudoku/engine/propagation.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::engine {

Estimator::Estimator(const Grid& givens, std::uint64_t seed)
    : is_open_(place_givens(root_, givens_in(givens.digits().data())) && propagate(root_)),
      coin_(seed) {}

void Estimator::probe() {
    const double value = is_open_ ? walk() : 0;
    const double apart = value - mean_;
    ++probes_;
    mean_ += apart / probes_;
    squares_ += apart * (value - mean_);
}

Estimate Estimator::estimate() const {
    const double variance = squares_ / (probes_ - 1.0);
    return {mean_, std::sqrt(variance / probes_)};
}

bool Estimator::toss() {
    return (coin_.next() >> 63U) != 0;
}

// The number of solutions that one walk stands for. A side that propagation alone refutes is never taken and
// does not lower the walk's chance, so most walks reach a solution.
double Estimator::walk() {
    Board board = root_;
    double weight = 1;
    while (!is_solved(board)) {
        const Branch branch = choose_branch(board);
        Board with = board;
        with.cells[branch.digit] &= branch.with;
        with.changed = 1U << branch.digit;
        board.cells[branch.digit] &= branch.without;
        board.changed = 1U << branch.digit;
        const bool with_lives = propagate(with);
        const bool without_lives = propagate(board);
        if (!with_lives && !without_lives) return 0;
        if (with_lives && without_lives) weight *= 2;
        if (with_lives && (!without_lives || toss())) copy_board(board, with);
    }
    return weight;
}

}  // namespace retrace::engine
