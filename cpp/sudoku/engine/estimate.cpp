// An estimate of the number of solutions, for puzzles with too many to count.
#include "sudoku/engine/estimate.hpp"

#include <cmath>

#include "sudoku/engine/start.hpp"

namespace retrace::engine {
namespace {

// Sebastiano Vigna's splitmix64: the same numbers everywhere.
class Coin {
  public:
    explicit Coin(std::uint64_t seed) : state_(seed) {}

    bool toss() {
        state_ += 0x9e3779b97f4a7c15U;
        std::uint64_t z = state_;
        z = (z ^ z >> 30U) * 0xbf58476d1ce4e5b9U;
        z = (z ^ z >> 27U) * 0x94d049bb133111ebU;
        return ((z ^ z >> 31U) >> 63U) != 0;
    }

  private:
    std::uint64_t state_;
};

// One walk: the solutions it stands for. A side that propagation alone refutes is never taken and
// costs no chance, which keeps most walks alive.
double probe(Board board, Coin& coin) {
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
        if (with_lives && (!without_lives || coin.toss())) copy_board(board, with);
    }
    return weight;
}

}  // namespace

Estimate estimate_solutions(const Grid& givens, std::uint32_t probes, std::uint64_t seed) {
    Board root;
    if (!place_givens(root, givens_in(givens.digits().data())) || !propagate(root)) {
        return {0, 0, probes};
    }
    Coin coin(seed);
    // Welford's running mean and sum of squared deviations.
    double mean = 0;
    double squares = 0;
    for (std::uint32_t i = 0; i < probes; ++i) {
        const double value = probe(root, coin);
        const double apart = value - mean;
        mean += apart / (i + 1.0);
        squares += apart * (value - mean);
    }
    const double variance = squares / (probes - 1.0);
    return {mean, std::sqrt(variance / probes), probes};
}

}  // namespace retrace::engine
