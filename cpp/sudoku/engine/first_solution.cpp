// The lexicographically first of several solutions, cell by cell.
//
// Going through the cells in order, the board holds the digits settled so far with all that follows
// from them, and `best` is a solution of this board. Only a candidate below the cell's digit in `best` can
// improve it: for each of these, in ascending order, the search is asked whether the board has a solution
// with it. A solution becomes the new `best`; otherwise the candidate is removed. So there are few questions,
// each answered in the search's own order, without the cost of enumerating in lexicographic order.
#include "sudoku/engine/first_solution.hpp"

#include "sudoku/engine/propagation.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::engine {

Grid first_of_several(BoardSearch& search, const Grid& givens, Grid best) {
    Board board;
    if (!place_givens(board, givens_in(givens.digits().data())) || !propagate(board)) return best;
    for (Cell cell = 0; cell < kCells && !is_solved(board); ++cell) {
        for (Digit digit = 1; digit < best[cell]; ++digit) {
            if (!has_candidate(board, cell, digit)) continue;
            copy_board(search.root(), board);
            place(search.root(), cell, digit);
            if (next_solution(search) == Stop::solution) {
                best = grid_of(search.solution());
                break;
            }
            exclude(board, cell, digit);
        }
        place(board, cell, best[cell]);
        // The board has a solution, so propagation finds no contradiction.
        if (!propagate(board)) return best;
    }
    return best;
}

}  // namespace retrace::engine
