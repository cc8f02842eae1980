// Asks for each given whether the others imply it.
#include "sudoku/questions/redundant_givens.hpp"

namespace retrace::questions {

bool RedundantGivens::run(Meter& meter) {
    for (; cell_ < kCells; ++cell_) {
        if (puzzle_[cell_] == 0) continue;
        if (!redundancy_.ask(puzzle_, cell_, meter)) return false;
        if (redundancy_.is_redundant()) found_.push_back(cell_);
    }
    return true;
}

bool Reduce::run(Meter& meter) {
    for (; cells_left_ > 0; --cells_left_) {
        const auto cell = static_cast<Cell>(cells_left_ - 1);
        if (puzzle_[cell] == 0) continue;
        if (!redundancy_.ask(puzzle_, cell, meter)) return false;
        if (redundancy_.is_redundant()) puzzle_[cell] = 0;
    }
    return true;
}

}  // namespace retrace::questions
