// Answers that need more than the next solution.
#include "varied/answers.hpp"

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

// Each solution that it comes by shows a digit in every cell, so it asks only for those that were not seen yet.
bool TrueCandidates::run(std::uint64_t budget) {
    return find(budget) && count(budget);
}

bool TrueCandidates::find(std::uint64_t& budget) {
    while (is_asking_ || ask_next()) {
        const Stop stop = search_.next(budget);
        if (stop == Stop::paused) return false;
        is_asking_ = false;
        if (stop == Stop::exhausted) {
            open_[cell_] = found_[cell_];
            if (found_[cell_] == 0) break;
            continue;
        }
        const Solution solution = search_.solution();
        for (std::size_t at = 0; at < solution.size(); ++at) {
            found_[at] |= digit_bit(solution[at]);
        }
    }
    return true;
}

bool TrueCandidates::ask_next() {
    for (; cell_ < open_.size(); ++cell_) {
        const Digits unseen = open_[cell_] & ~found_[cell_];
        if (unseen == 0) continue;
        std::vector<Digits> candidates = open_;
        candidates[cell_] = unseen;
        search_.restart(candidates);
        is_asking_ = true;
        return true;
    }
    return false;
}

// All solutions with one digit in one cell, for each of those that occur.
bool TrueCandidates::count(std::uint64_t& budget) {
    while (is_counting_ || count_next()) {
        const Stop stop = search_.next(budget);
        if (stop == Stop::paused) return false;
        if (stop == Stop::solution) ++counts_[at_];
        is_counting_ = stop == Stop::solution && counts_[at_] < most_;
        if (!is_counting_) ++at_;
    }
    return true;
}

bool TrueCandidates::count_next() {
    for (; at_ < counts_.size(); ++at_) {
        const Digits digit = digit_bit(static_cast<int>(at_ % digits_) + 1);
        if ((found_[at_ / digits_] & digit) == 0) continue;
        std::vector<Digits> candidates = found_;
        candidates[at_ / digits_] = digit;
        search_.restart(candidates);
        is_counting_ = true;
        return true;
    }
    return false;
}

bool is_answer(const Solving& solving, const Reading& reading) {
    if (reading.unread.empty() || !solving.first()) return true;
    return !solving.several() && solving.first() == reading.solution;
}

}  // namespace retrace::varied
