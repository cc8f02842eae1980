// Answers that need more than the next solution.
#include "varied/answers.hpp"

#include <algorithm>

namespace retrace::varied {

bool Counting::run(std::uint64_t budget) {
    while (!is_done_) {
        const Stop stop = search_.next(budget);
        if (stop == Stop::paused) return false;
        if (stop == Stop::solution) ++count_;
        is_done_ = stop == Stop::exhausted || limit_reached();
    }
    return true;
}

// First whether there are several: mostly there are not. Else it goes through the cells, and looks for a solution with a
// smaller digit in each.
bool Solving::run(std::uint64_t budget) {
    while (!is_done_) {
        const Stop stop = search_.next(budget);
        if (stop == Stop::paused) return false;
        if (stop == Stop::exhausted) {
            is_done_ = !has_several_;
            if (is_done_) break;
            candidates_[cell_] = digit_bit((*first_)[cell_]);
            is_done_ = !go_on();
            continue;
        }
        const bool is_second = first_.has_value() && !has_several_;
        if (!first_ || search_.solution() < *first_) first_ = search_.solution();
        has_several_ |= is_second;
        if (has_several_) is_done_ = !go_on();
    }
    return true;
}

// Asks for a smaller digit in the next cell that could have one; false where none could.
bool Solving::go_on() {
    for (; cell_ < candidates_.size(); ++cell_) {
        const Digits digit = digit_bit((*first_)[cell_]);
        const Digits smaller = candidates_[cell_] & (digit - 1);
        if (smaller != 0) {
            candidates_[cell_] = smaller;
            search_.restart(candidates_);
            return true;
        }
        candidates_[cell_] = digit;
    }
    return false;
}

}  // namespace retrace::varied
