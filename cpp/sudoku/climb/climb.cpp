// Repeats a move, its proof, its cost, and the decision whether to keep it.
#include "sudoku/climb/climb.hpp"

#include <algorithm>
#include <utility>

namespace retrace::climb {
namespace {

// A step of a search takes this much less time than a piece of the engine's work.
constexpr std::uint64_t kStepsAPiece = 16;
// The steps of the search between two checks of the meter.
constexpr std::uint64_t kStepsAtATime = 4096;

constexpr std::uint64_t kNoEnd = std::numeric_limits<std::uint64_t>::max();

}  // namespace

Climb::Climb(const Aim& aim, std::vector<Grid> starts, std::uint64_t seed)
    : aim_(aim), given_starts_(std::move(starts)), random_(seed) {}

bool Climb::run(std::uint64_t budget) {
    engine::Meter meter(std::max<std::uint64_t>(1, budget / kStepsAPiece));
    for (;;) {
        bool went_on = false;
        switch (phase_) {
            case Phase::starting:
                went_on = start(meter);
                break;
            case Phase::moving:
                went_on = move();
                break;
            case Phase::solving:
                went_on = solve(meter);
                break;
            case Phase::proving:
                went_on = prove(meter);
                break;
            case Phase::measuring:
                went_on = measure(meter);
                break;
            case Phase::reached:
                return true;
        }
        if (!went_on) return false;
    }
}

bool Climb::start(engine::Meter& meter) {
    if (!given_starts_.empty()) {
        next_ = given_starts_[started_ % given_starts_.size()];
    } else {
        if (!generator_) {
            generator_ =
                std::make_unique<generate::Generator>(generate::Order{}, random_.next(), kNoEnd);
        }
        if (meter.is_empty()) return false;
        // The generator does not say how much of a slice it took; making a puzzle takes less than one.
        constexpr std::uint64_t kPieces = 500;
        meter.spend(kPieces);
        if (!generator_->run(kPieces)) return true;
        next_ = *generator_->puzzle();
        generator_.reset();
    }
    ++started_;
    current_value_.reset();
    in_vain_ = 0;
    cost_.emplace(aim_, next_);
    phase_ = Phase::measuring;
    return true;
}

bool Climb::move() {
    Move next = any_move(current_, random_);
    ++moves_;
    next_ = next.puzzle;
    if (next.needs_proof) {
        phase_ = Phase::solving;
    } else {
        cost_.emplace(aim_, next_);
        phase_ = Phase::measuring;
    }
    return true;
}

bool Climb::solve(engine::Meter& meter) {
    if (next_ == current_) {
        leave();
        return true;
    }
    if (!probe_.ask(next_, meter)) return false;
    if (probe_.found()) {
        solution_ = *probe_.found();
        phase_ = Phase::proving;
    } else {
        leave();
    }
    return true;
}

bool Climb::prove(engine::Meter& meter) {
    if (!probe_.ask_other(next_, solution_, meter)) return false;
    if (probe_.found()) {
        leave();
    } else {
        cost_.emplace(aim_, next_);
        phase_ = Phase::measuring;
    }
    return true;
}

bool Climb::measure(engine::Meter& meter) {
    // A larger distance means that the move leads away from the wanted number.
    const std::uint64_t enough =
        aim_.wanted && current_value_ ? *aim_.wanted + away(*current_value_) : kNoEnd;
    do {
        if (meter.is_empty()) return false;
        meter.spend(kStepsAtATime / kStepsAPiece);
    } while (!cost_->run(kStepsAtATime, enough));
    judge(cost_->value());
    return true;
}

std::uint64_t Climb::away(std::uint64_t value) const {
    if (!aim_.wanted) return kNoEnd - value;
    return value < *aim_.wanted ? *aim_.wanted - value : value - *aim_.wanted;
}

void Climb::judge(std::uint64_t value) {
    if (!best_ || away(value) < away(best_value_)) {
        best_ = next_;
        best_value_ = value;
        rises_.push_back({moves_, value});
    }
    if (aim_.wanted && value == *aim_.wanted) {
        phase_ = Phase::reached;
        return;
    }
    if (current_value_ && away(value) > away(*current_value_)) return leave();
    const bool is_gain = !current_value_ || away(value) < away(*current_value_);
    current_ = next_;
    current_value_ = value;
    if (is_gain) in_vain_ = 0;
    leave();
}

// The move is decided, whether it was taken or not.
void Climb::leave() {
    phase_ = ++in_vain_ > kPatience ? Phase::starting : Phase::moving;
}

}  // namespace retrace::climb
