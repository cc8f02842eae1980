// Uses one probe for each fact.
#include "sudoku/questions/entries.hpp"

namespace retrace::questions {

bool CheckEntries::run(Meter& meter) {
    if (phase_ == Phase::givens) {
        if (!probe_.ask(givens_, meter)) return false;
        check_.givens_solvable = probe_.found().has_value();
        if (probe_.found()) solution_ = *probe_.found();
        // If the givens alone have no solution, no entry is wrong.
        phase_ = check_.givens_solvable ? Phase::several : Phase::done;
    }
    if (phase_ == Phase::several) {
        if (!probe_.ask_other(givens_, solution_, meter)) return false;
        check_.several = probe_.found().has_value();
        phase_ = Phase::together;
    }
    if (phase_ == Phase::together) {
        if (!probe_.ask(digits_, meter)) return false;
        check_.solvable = probe_.found().has_value();
        phase_ = Phase::each;
    }
    for (; phase_ == Phase::each && cell_ < kCells; ++cell_) {
        if (givens_[cell_] != 0 || digits_[cell_] == 0) continue;
        Grid with_entry = givens_;
        with_entry[cell_] = digits_[cell_];
        if (!probe_.ask(with_entry, meter)) return false;
        if (!probe_.found()) check_.wrong.push_back(cell_);
    }
    phase_ = Phase::done;
    return true;
}

bool FindMistake::run(Meter& meter) {
    for (; left_ > 0 && !last_solvable_; --left_) {
        if (!probe_.ask(positions_[left_ - 1], meter)) return false;
        if (probe_.found()) last_solvable_ = left_ - 1;
    }
    return true;
}

}  // namespace retrace::questions
