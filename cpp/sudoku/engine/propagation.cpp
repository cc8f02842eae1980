// Propagation, compiled once: a header's copy would be as slow as the slowest of the files that include it.
#include "sudoku/engine/propagation.hpp"

#include <bit>

#include "sudoku/engine/rules.hpp"
#include "sudoku/engine/settle.hpp"

namespace retrace::engine {

bool propagate(Board& board) {
    for (;;) {
        while (board.changed != 0) {
            // In batches: the digits of a batch are settled in any order, without the results of one another.
            std::uint32_t batch = board.changed;
            do {
                const auto digit = static_cast<std::size_t>(std::countr_zero(batch));
                batch &= batch - 1;
                board.changed &= ~(1U << digit);
                if (!settle_digit(board, digit)) return false;
            } while (batch != 0);
            if (board.changed != 0 && has_empty_cell(board)) return false;
        }
        if (is_solved(board)) return true;
        Found found = place_single_candidates(board);
        if (found == Found::nothing) found = fill_triads(board);
        if (found == Found::contradiction) return false;
        if (found == Found::nothing) return true;
    }
}

}  // namespace retrace::engine
