// The steps of the search over boards.
#include "sudoku/engine/board_search.hpp"

#include "sudoku/engine/branch.hpp"
#include "sudoku/engine/propagation.hpp"

namespace retrace::engine {

Stop BoardSearch::next(std::uint64_t& budget) {
    while (depth_ != 0) {
        Board& board = stack_[depth_ - 1];
        if (!propagate(board)) {
            --depth_;
        } else if (is_solved(board)) {
            --depth_;
            return Stop::solution;
        } else if (budget == 0) {
            return Stop::paused;
        } else {
            --budget;
            push(choose_branch(board));
        }
    }
    return Stop::exhausted;
}

// The board itself goes on without the triad, once the new board above it, with the triad, is done.
void BoardSearch::push(const Branch& branch) {
    Board& board = stack_[depth_ - 1];
    Board& above = stack_[depth_];
    copy_board(above, board);
    above.cells[branch.digit] &= branch.with;
    above.changed = 1U << branch.digit;
    board.cells[branch.digit] &= branch.without;
    board.changed = 1U << branch.digit;
    ++depth_;
}

}  // namespace retrace::engine
