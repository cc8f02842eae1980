// Sums of time and work in which the past fades.
#include "cli/time_left.hpp"

#include <algorithm>
#include <cmath>

namespace retrace::cli {
namespace {

// Under this share nobody can say how long the rest takes.
constexpr double kTooLittle = 0.001;
// The past fades to a third in a quarter of the time so far, and in no less than this many seconds.
constexpr double kShortestMemory = 10;
constexpr double kMemory = 0.25;

}  // namespace

void TimeLeft::reach(Seconds elapsed, double share) {
    if (share < share_) *this = {};
    const double passed = elapsed.count() - elapsed_;
    const double kept = std::exp(-passed / std::max(kShortestMemory, kMemory * elapsed.count()));
    late_elapsed_ = late_elapsed_ * kept + passed;
    late_share_ = late_share_ * kept + share - share_;
    elapsed_ = elapsed.count();
    share_ = share;
}

std::optional<TimeLeft::Seconds> TimeLeft::left() const {
    if (share_ < kTooLittle) return std::nullopt;
    const double rest = 1 - share_;
    const double by_all = elapsed_ / share_ * rest;
    // Where nothing was done lately, only the whole tells.
    if (late_share_ <= 0) return Seconds(by_all);
    return Seconds((by_all + late_elapsed_ / late_share_ * rest) / 2);
}

}  // namespace retrace::cli
