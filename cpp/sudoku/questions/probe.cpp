// One search of the fast engine for each question.
#include "sudoku/questions/probe.hpp"

#include "sudoku/engine/start.hpp"

namespace retrace::questions {

bool Probe::ask(const Grid& givens, const Grid* known, engine::Meter& meter) {
    return (asking_ || begin(givens, meter)) && go_on(known, meter);
}

bool Probe::ask_other_digit(const Grid& givens, Cell cell, Digit digit, engine::Meter& meter) {
    if (!asking_) {
        if (!begin(givens, meter)) return false;
        if (search_.depth() != 0) engine::exclude(search_.root(), cell, digit);
    }
    return go_on(nullptr, meter);
}

// False at an empty meter.
bool Probe::begin(const Grid& givens, engine::Meter& meter) {
    if (meter.is_empty()) return false;
    meter.spend(1);
    engine::start(search_, givens);
    found_.reset();
    return asking_ = true;
}

bool Probe::go_on(const Grid* known, engine::Meter& meter) {
    const bool done = engine::visit_solutions(search_, meter, [&](const engine::Board& solved) {
        const Grid solution = engine::grid_of(solved);
        if (known != nullptr && solution == *known) return true;
        found_ = solution;
        return false;
    });
    asking_ = !done;
    return done;
}

bool Redundancy::ask(const Grid& givens, Cell cell, engine::Meter& meter) {
    is_redundant_ = true;
    for (; digit_ <= 9 && is_redundant_; ++digit_) {
        if (digit_ == givens[cell]) continue;
        Grid other = givens;
        other[cell] = digit_;
        if (!probe_.ask(other, meter)) return false;
        is_redundant_ = !probe_.found();
    }
    digit_ = 1;
    return true;
}

}  // namespace retrace::questions
