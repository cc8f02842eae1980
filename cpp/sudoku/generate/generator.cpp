// Fills until one solution is left, then takes away what is not needed.
#include "sudoku/generate/generator.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "sudoku/engine/engine.hpp"
#include "sudoku/search/choice.hpp"

namespace retrace::generate {
namespace {

// What a search for one technique is worth beside a branch of the engine, roughly.
constexpr std::uint64_t kWorkOfTechnique = 200;

// How far a number is outside of a range.
int distance(const Range& range, int number) {
    return std::max({range.from - number, number - range.to, 0});
}

Digit nth_digit(DigitSet digits, std::uint32_t n) {
    for (; n > 0; --n) digits = without(digits, set_of(smallest(digits)));
    return smallest(digits);
}

}  // namespace

Generator::Generator(const Order& order, std::uint64_t seed, std::uint64_t most_tries)
    : order_(order), random_(seed), most_tries_(most_tries) {
    Places places = places_of(order);
    kept_ = std::move(places.kept);
    places_ = std::move(places.open);
    begin_try();
}

bool Generator::run(std::uint64_t budget) {
    meter_.allow(budget);
    for (;;) {
        bool went_on = false;
        switch (phase_) {
            case Phase::filling:
                went_on = fill(meter_);
                break;
            case Phase::proving:
                went_on = prove(meter_);
                break;
            case Phase::thinning:
                went_on = thin(meter_);
                break;
            case Phase::rating:
                went_on = rate(meter_);
                break;
            case Phase::found:
            case Phase::given_up:
                return true;
        }
        if (!went_on) return false;
    }
}

void Generator::begin_try() {
    if (tries_.made == most_tries_) {
        phase_ = Phase::given_up;
        return;
    }
    ++tries_.made;
    random_.shuffle(std::span(places_));
    grid_ = order_.kept;
    known_ = *engine::first_found(grid_);
    other_.reset();
    givens_ = kCells - grid_.blanks();
    next_kept_ = next_ = in_orbit_ = 0;
    untried_ = kNoDigits;
    const auto choices = static_cast<std::uint32_t>(order_.givens.to - order_.givens.from + 1);
    target_ = order_.minimal ? 0 : order_.givens.from + static_cast<int>(random_.below(choices));
    phase_ = Phase::filling;
}

// The orbits of the digits that stay, then one more; whether that is enough is to be proven.
bool Generator::fill(Meter& meter) {
    const bool is_kept = next_kept_ < kept_.size();
    if (!is_kept && next_ == places_.size()) {
        phase_ = Phase::proving;
        return true;
    }
    const Orbit& orbit = is_kept ? kept_[next_kept_] : places_[next_];
    for (; in_orbit_ < orbit.size(); ++in_orbit_) {
        if (!fill_cell(orbit[in_orbit_], meter)) return false;
    }
    in_orbit_ = 0;
    ++(is_kept ? next_kept_ : next_);
    const bool all_kept = next_kept_ == kept_.size();
    if (all_kept && givens_ >= std::max(target_, kFewestGivens) && !is_several()) {
        phase_ = Phase::proving;
    }
    return true;
}

// Puts a random digit there that leaves a solution.
bool Generator::fill_cell(Cell cell, Meter& meter) {
    if (grid_[cell] != 0) return true;
    if (untried_ == kNoDigits) untried_ = candidates_of(grid_, cell);
    for (;;) {
        if (chosen_ == 0) {
            const auto digits = static_cast<std::uint32_t>(size_of(untried_));
            chosen_ = nth_digit(untried_, random_.below(digits));
        }
        Grid with = grid_;
        with[cell] = chosen_;
        if (known_[cell] != chosen_) {
            if (!probe_.ask(with, meter)) return false;
            if (probe_.found()) known_ = *probe_.found();
        }
        const Digit digit = std::exchange(chosen_, Digit{0});
        if (known_[cell] == digit) {
            grid_ = with;
            ++givens_;
            untried_ = kNoDigits;
            if (other_ && (*other_)[cell] != digit) other_.reset();
            return true;
        }
        untried_ = without(untried_, set_of(digit));
    }
}

bool Generator::is_several() const {
    return other_ && *other_ != known_;
}

bool Generator::prove(Meter& meter) {
    if (!probe_.ask_other(grid_, known_, meter)) return false;
    other_ = probe_.found();
    if (!other_) {
        begin_thinning();
    } else if (next_ < places_.size()) {
        phase_ = Phase::filling;
    } else {
        ++tries_.not_unique;
        begin_try();
    }
    return true;
}

void Generator::begin_thinning() {
    filled_ = next_;
    next_ = 0;
    // Another order than that of filling, or the last ones filled would be those that stay.
    random_.shuffle(std::span(places_).first(filled_));
    phase_ = Phase::thinning;
}

bool Generator::may_lack(const Orbit& orbit) const {
    return order_.minimal || givens_ - static_cast<int>(orbit.size()) >= target_;
}

bool Generator::thin(Meter& meter) {
    for (; next_ < filled_; ++next_) {
        const Orbit& orbit = places_[next_];
        if (!may_lack(orbit)) continue;
        Grid less = grid_;
        for (const Cell cell : orbit) less[cell] = 0;
        if (!probe_.ask_other(less, known_, meter)) return false;
        if (probe_.found()) continue;
        grid_ = less;
        givens_ -= static_cast<int>(orbit.size());
    }
    judge_givens();
    return true;
}

void Generator::judge_givens() {
    if (!order_.givens.has(givens_)) {
        ++tries_.wrong_givens;
        keep_nearest(distance(order_.givens, givens_), 0);
        begin_try();
    } else if (order_.rating || order_.technique != nullptr) {
        rating_.emplace(grid_);
        phase_ = Phase::rating;
    } else {
        phase_ = Phase::found;
    }
}

bool Generator::rate(Meter& meter) {
    do {
        if (meter.is_empty()) return false;
        meter.spend(kWorkOfTechnique);
        if (is_too_hard()) {
            ++tries_.wrong_rating;
            begin_try();
            return true;
        }
    } while (!rating_->run(1));
    ratings_ = rating_->ratings();
    judge_rating();
    return true;
}

// Of the steps so far. What is harder takes far longer to find.
bool Generator::is_too_hard() const {
    const int hardest = rating_->ratings().hardest;
    if (order_.rating && hardest > order_.rating->to) return true;
    // Below chains a technique gives hardly more than its least.
    constexpr int kChains = 65;
    constexpr int kMostAbove = 10;
    return order_.technique != nullptr && order_.technique->rating < kChains &&
           hardest > order_.technique->rating + kMostAbove;
}

void Generator::judge_rating() {
    const Range wanted = order_.rating.value_or(kRatings);
    const int hardest = ratings_->hardest;
    const bool is_by_it = order_.technique == nullptr || ratings_->technique == order_.technique;
    if (wanted.has(hardest) && is_by_it) {
        phase_ = Phase::found;
        return;
    }
    int& nearest = tries_.nearest_rating;
    if (nearest == 0 || distance(wanted, hardest) < distance(wanted, nearest)) nearest = hardest;
    ++(wanted.has(hardest) ? tries_.wrong_technique : tries_.wrong_rating);
    const int from_technique =
        order_.technique == nullptr ? 0 : std::abs(hardest - order_.technique->rating);
    keep_nearest(0, distance(wanted, hardest) + from_technique);
    begin_try();
}

void Generator::keep_nearest(int givens_away, int rating_away) {
    if (nearest_) {
        const int nearer = nearest_givens_away_ - givens_away;
        if (nearer < 0 || (nearer == 0 && nearest_rating_away_ <= rating_away)) return;
    }
    const bool is_rated = givens_away == 0;
    nearest_ = Nearest{grid_, givens_, is_rated ? ratings_->hardest : 0,
                       is_rated ? ratings_->technique : nullptr};
    nearest_givens_away_ = givens_away;
    nearest_rating_away_ = rating_away;
}

}  // namespace retrace::generate
