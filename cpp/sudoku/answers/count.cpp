// One search, solution after solution.
#include "sudoku/answers/count.hpp"

#include <cassert>

#include "sudoku/engine/meter.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace {

Count::Count(const Grid& givens, std::uint64_t limit) : limit_(limit) {
    assert(limit > 0);
    engine::start(search_, givens);
}

bool Count::run(std::uint64_t budget) {
    if (done_) return true;
    engine::Meter meter(budget);
    done_ = engine::visit_solutions(search_, meter,
                                    [this](const engine::Board&) { return ++count_ < limit_; });
    return done_;
}

}  // namespace retrace
