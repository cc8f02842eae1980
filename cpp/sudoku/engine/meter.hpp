// How much work a slice may still do, and how much was done in all.
#pragma once

#include <algorithm>
#include <cstdint>

#include "sudoku/engine/board_search.hpp"

namespace retrace::engine {

// A piece of work is a branch of a search, a visited solution, or anything that takes about as long: 0.1
// to 0.5 microseconds. The sum does not depend on the slices, so that a limit on it is the same for
// every caller; a limit on time would not be.
class Meter {
  public:
    explicit Meter(std::uint64_t budget = 0) : left_(budget) {}

    // Begins the next slice.
    void allow(std::uint64_t budget) { left_ = budget; }

    bool is_empty() const { return left_ == 0; }
    std::uint64_t spent() const { return spent_; }

    // The last piece of a slice may exceed its limit.
    void spend(std::uint64_t work) {
        left_ -= std::min(left_, work);
        spent_ += work;
    }

    // A meter for a part with its own limit, whose spending counts here, too.
    Meter at_most(std::uint64_t work) const { return Meter(std::min(left_, work)); }

    // Runs on to the search's next solution, as far as there is work left to spend.
    Stop next(BoardSearch& search) {
        const std::uint64_t before = left_;
        const Stop stop = search.next(left_);
        spent_ += before - left_;
        return stop;
    }

  private:
    std::uint64_t left_;
    std::uint64_t spent_ = 0;
};

// Goes from solution to solution until `visit`, called with each one's board, returns false. True when
// it did, or no solution is left; false when the meter is empty first.
template <typename Visit>
bool visit_solutions(BoardSearch& search, Meter& meter, Visit visit) {
    for (;;) {
        switch (meter.next(search)) {
            case Stop::paused:
                return false;
            case Stop::exhausted:
                return true;
            case Stop::solution:
                meter.spend(1);
                if (!visit(search.solution())) return true;
                if (meter.is_empty()) return false;
        }
    }
}

}  // namespace retrace::engine
