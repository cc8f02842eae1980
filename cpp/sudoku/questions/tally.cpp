// One search, a count for every digit of every solution.
#include "sudoku/questions/tally.hpp"

#include "sudoku/engine/start.hpp"

namespace retrace::questions {

Tally::Tally(const Grid& givens, std::uint64_t limit, std::size_t kept)
    : limit_(limit), most_kept_(kept) {
    engine::start(search_, givens);
}

bool Tally::run(Meter& meter) {
    if (is_done_) return true;
    Meter part = meter.at_most(most_work_ - work_);
    const bool is_through =
        engine::visit_solutions(search_, part, [this](const engine::Board& solved) {
            count(engine::grid_of(solved));
            return solutions_ < limit_;
        });
    meter.spend(part.spent());
    work_ = std::min(most_work_, work_ + part.spent());
    is_exact_ = is_through && solutions_ < limit_;
    is_done_ = is_through || work_ == most_work_;
    return is_done_;
}

void Tally::count(const Grid& solution) {
    ++solutions_;
    for (Cell cell = 0; cell < kCells; ++cell) {
        counts_[std::size_t{cell} * 9 + solution[cell] - 1] += 1;
    }
    if (kept_.size() < most_kept_) kept_.push_back(solution);
}

}  // namespace retrace::questions
