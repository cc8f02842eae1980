// An estimate of the number of solutions, for puzzles with too many to count.
#include "sudoku/engine/estimate.hpp"

#include <cmath>

#include "sudoku/engine/start.hpp"

namespace retrace::engine {

Estimator::Estimator(const Grid& givens, std::uint64_t seed)
    : is_open_(place_givens(root_, givens_in(givens.digits().data())) && propagate(root_)),
      state_(seed) {}

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

// Sebastiano Vigna's splitmix64: the same numbers everywhere.
bool Estimator::toss() {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state_;
    z = (z ^ z >> 30U) * 0xbf58476d1ce4e5b9U;
    z = (z ^ z >> 27U) * 0x94d049bb133111ebU;
    return ((z ^ z >> 31U) >> 63U) != 0;
}

// The solutions that one walk stands for. A side that propagation alone refutes is never taken and
// costs no chance, which keeps most walks alive.
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
