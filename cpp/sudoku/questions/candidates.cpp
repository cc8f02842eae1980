// Every solution found confirms 81 candidates at once; only the remaining ones are searched for.
#include "sudoku/questions/candidates.hpp"

namespace retrace::questions {
namespace {

constexpr std::size_t kKept = 1000;

}  // namespace

FindCandidates::FindCandidates(const Grid& puzzle) : puzzle_(puzzle), counting_(puzzle, kKept) {}

bool FindCandidates::run(Meter& meter) {
    if (phase_ == Phase::counting) {
        if (!counting_.run(meter)) return false;
        candidates_.count = counting_.answer();
        for (const Grid& solution : counting_.tally().kept()) take(solution);
        if (!candidates_.count.is_estimate) take_counts();
        const bool is_known = !candidates_.count.is_estimate || counting_.tally().kept().empty();
        phase_ = is_known ? Phase::done : Phase::probing;
    }
    if (phase_ == Phase::probing && !probe_rest(meter)) return false;
    phase_ = Phase::done;
    return true;
}

void FindCandidates::take_counts() {
    candidates_.counts = counting_.tally().counts();
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (candidates_.counts[std::size_t{cell} * 9 + digit - 1] > 0) {
                candidates_.digits[cell] |= set_of(digit);
            }
        }
    }
}

void FindCandidates::take(const Grid& solution) {
    for (Cell cell = 0; cell < kCells; ++cell) candidates_.digits[cell] |= set_of(solution[cell]);
}

bool FindCandidates::probe_rest(Meter& meter) {
    for (; cell_ < kCells; ++cell_, digit_ = 1) {
        for (; puzzle_[cell_] == 0 && digit_ <= 9; ++digit_) {
            if ((candidates_.digits[cell_] & set_of(digit_)) != 0) continue;
            Grid with_digit = puzzle_;
            with_digit[cell_] = digit_;
            if (!probe_.ask(with_digit, meter)) return false;
            if (probe_.found()) take(*probe_.found());
        }
    }
    return true;
}

}  // namespace retrace::questions
