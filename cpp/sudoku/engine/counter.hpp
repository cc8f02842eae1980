// Counting in slices: a count that a caller runs for so many branches at a time.
#pragma once

#include <algorithm>

#include "sudoku/engine/start.hpp"

namespace retrace::engine {

// Counts the solutions of a puzzle, exactly up to a limit. A value of 55 KB; run() can be called
// at any pace and the counter dropped at any time, which is how a count is cancelled.
class Counter {
  public:
    // The limit is at least 1.
    Counter(const Grid& givens, std::uint64_t limit) : limit_(limit) { start(search_, givens); }

    // Goes on for up to `branches` more and as many solutions; true when the
    // count is done. A branch is 0.1 to 0.5 microseconds of work: 10,000 keep a slice below 10 ms.
    bool run(std::uint64_t branches) {
        // Solutions cost as much as branches, so they count as well: neither can starve a slice.
        std::uint64_t solutions_left = branches;
        std::uint64_t branches_left = branches;
        NoTally tally;
        while (!done_) {
            const Stop stop = search_.next(branches_left, tally);
            if (stop == Stop::paused) break;
            if (stop == Stop::solution) ++solutions_;
            done_ = stop == Stop::exhausted || solutions_ == limit_;
            if (solutions_left-- == 0) break;
        }
        branches_ += branches - branches_left;
        return done_;
    }

    bool done() const { return done_; }
    std::uint64_t solutions() const { return solutions_; }
    bool limit_reached() const { return solutions_ == limit_; }
    std::uint64_t branches() const { return branches_; }

  private:
    std::uint64_t limit_;
    std::uint64_t solutions_ = 0;
    std::uint64_t branches_ = 0;
    bool done_ = false;
    Search search_;
};

}  // namespace retrace::engine
