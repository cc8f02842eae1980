// Counts first, then estimates where counting takes too long.
#include "sudoku/questions/solution_count.hpp"

namespace retrace::questions {
namespace {

// The work after which an estimate replaces counting: a few seconds on a usual machine.
constexpr std::uint64_t kCountWork = 10'000'000;

constexpr std::uint32_t kProbes = 4000;
constexpr std::uint64_t kSeed = 1;
constexpr std::uint64_t kProbeWork = 40;

}  // namespace

CountSolutions::CountSolutions(const Grid& puzzle, std::size_t kept)
    : tally_(puzzle, kCountLimit, kept), estimator_(puzzle, kSeed) {
    tally_.limit_work(kCountWork);
}

bool CountSolutions::run(Meter& meter) {
    if (phase_ == Phase::counting) {
        if (!tally_.run(meter)) return false;
        count_ = {static_cast<double>(tally_.solutions()), !tally_.is_exact(), 0};
        phase_ = tally_.is_exact() ? Phase::done : Phase::estimating;
    }
    while (phase_ == Phase::estimating) {
        if (meter.is_empty()) return false;
        meter.spend(kProbeWork);
        estimator_.probe();
        if (estimator_.probes() < kProbes) continue;
        const engine::Estimate estimate = estimator_.estimate();
        count_ = {estimate.solutions, true, estimate.standard_error};
        phase_ = Phase::done;
    }
    return true;
}

}  // namespace retrace::questions
