// Asks one question after another, as the answers require.
#include "sudoku/questions/certificate.hpp"

namespace retrace::questions {
namespace {

// The solutions that are kept for the fewest cells, and for the one most like the first.
constexpr std::size_t kKeptForCells = 2000;

}  // namespace

bool Certify::run(Meter& meter) {
    for (;;) {
        switch (phase_) {
            case Phase::first:
                if (!find_first(meter)) return false;
                break;
            case Phase::other:
                if (!find_other(meter)) return false;
                break;
            case Phase::counting:
                if (!count(meter)) return false;
                break;
            case Phase::completing:
                if (!complete(meter)) return false;
                break;
            case Phase::contradicting:
                if (!contradict(meter)) return false;
                break;
            case Phase::done:
                return true;
        }
    }
}

bool Certify::find_first(Meter& meter) {
    if (!solutions_.run(meter)) return false;
    if (solutions_.answer()) {
        several_.first = *solutions_.answer();
        phase_ = Phase::other;
    } else {
        contradicting_.emplace(puzzle_);
        phase_ = Phase::contradicting;
    }
    return true;
}

bool Certify::find_other(Meter& meter) {
    if (!probe_.ask_other(puzzle_, several_.first, meter)) return false;
    if (probe_.found()) {
        several_.other = *probe_.found();
        counting_.emplace(puzzle_, kKeptForCells);
        phase_ = Phase::counting;
    } else {
        certificate_ = Unique{several_.first};
        phase_ = Phase::done;
    }
    return true;
}

bool Certify::count(Meter& meter) {
    if (!counting_->run(meter)) return false;
    several_.count = counting_->answer();
    std::size_t least = differences(several_.first, several_.other).size();
    for (const Grid& solution : counting_->tally().kept()) {
        const std::size_t cells = differences(several_.first, solution).size();
        if (cells == 0 || cells >= least) continue;
        least = cells;
        several_.other = solution;
    }
    if (fix_work_) {
        completing_.emplace(puzzle_, counting_->tally(), *fix_work_);
        phase_ = Phase::completing;
    } else {
        certificate_ = several_;
        phase_ = Phase::done;
    }
    counting_.reset();
    return true;
}

bool Certify::complete(Meter& meter) {
    if (!completing_->run(meter)) return false;
    several_.completion = completing_->answer();
    completing_.reset();
    certificate_ = several_;
    phase_ = Phase::done;
    return true;
}

bool Certify::contradict(Meter& meter) {
    if (!contradicting_->run(meter)) return false;
    certificate_ = NoSolution{contradicting_->answer(), find_contradictions(puzzle_)};
    contradicting_.reset();
    phase_ = Phase::done;
    return true;
}

}  // namespace retrace::questions
