// One search, a count for every digit of every solution.
#include "sudoku/questions/tally.hpp"

#include "sudoku/engine/start.hpp"

namespace retrace::questions {

Tally::Tally(const Grid& givens, std::uint64_t limit, std::size_t kept)
    : limit_(limit), most_kept_(kept) {
    engine::start(search_, givens);
}

bool Tally::run(std::uint64_t budget) {
    engine::NoTally none;
    for (std::uint64_t left = budget; solutions_ < limit_ && left > 0; --left) {
        switch (search_.next(budget, none)) {
            case engine::Stop::paused:
                return false;
            case engine::Stop::exhausted:
                return true;
            case engine::Stop::solution:
                count(search_.solution());
        }
    }
    return solutions_ == limit_;
}

void Tally::count(const engine::Board& solved) {
    ++solutions_;
    const Grid grid = engine::grid_of(solved);
    for (Cell cell = 0; cell < kCells; ++cell) {
        counts_[std::size_t{cell} * 9 + grid[cell] - 1] += 1;
    }
    if (kept_.size() < most_kept_ * kCells) {
        kept_.insert(kept_.end(), grid.digits().begin(), grid.digits().end());
    }
}

}  // namespace retrace::questions
