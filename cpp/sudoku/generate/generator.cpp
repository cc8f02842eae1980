// Fills cells until one solution is left, then removes the givens that are not needed.
#include "sudoku/generate/generator.hpp"

#include <algorithm>
#include <cstdlib>

#include "sudoku/engine/engine.hpp"
#include "sudoku/generate/class_form.hpp"
#include "sudoku/generate/random_isomorphism.hpp"
#include "sudoku/generate/stored.hpp"

namespace retrace::generate {
namespace {

// The cost of a search for one technique in branches of the engine, roughly.
constexpr std::uint64_t kWorkOfTechnique = 200;

// Where so many tries from an empty board had too many or too few givens, the following ones begin near the nearest puzzle.
constexpr std::uint64_t kMissesFromNothing = 2000;
// So many orbits of its givens are taken away at most. More of them come back as often, and fewer lead to the same puzzle again.
constexpr std::uint32_t kMostTaken = 3;

// So many digits of its solution are put into a stored puzzle at most, before givens that are no longer needed are removed.
constexpr std::uint32_t kMostPutIn = 3;

// After so many tries from an empty board the following ones begin near a stored puzzle, if the order has one.
constexpr std::uint64_t kTriesFromNothing = 100;

// The distance of a number from a range.
int distance(const Range& range, int number) {
    return std::max({range.from - number, number - range.to, 0});
}

}  // namespace

Generator::Generator(const Order& order, std::uint64_t seed, std::uint64_t most_tries)
    : order_(order), random_(seed), most_tries_(most_tries), filling_(order) {
    begin_try();
}

void Generator::begin(std::uint64_t seed) {
    random_ = Random(seed);
    tries_ = {};
    nearest_.reset();
    ratings_.reset();
    needed_.reset();
    probe_.forget();
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
    near_.reset();
    const auto choices = static_cast<std::uint32_t>(order_.givens.to - order_.givens.from + 1);
    target_ = order_.minimal ? 0 : order_.givens.from + static_cast<int>(random_.below(choices));
    phase_ = Phase::filling;
    if (tries_.made == kTriesFromNothing + 1) take_stored();
    if (!stored_.empty()) {
        ++tries_.near_stored;
        begin_near_stored();
    } else if (tries_.wrong_givens > kMissesFromNothing) {
        filling_.begin_near(random_, nearest_->puzzle, 1 + random_.below(kMostTaken), target_);
    } else {
        filling_.begin(random_, target_);
    }
}

void Generator::take_stored() {
    stored_ = stored_near(order_);
    for (const Grid& stored : stored_) {
        stored_forms_.push_back(class_form(stored, *engine::first_found(stored)));
    }
}

void Generator::begin_near_stored() {
    const Grid& stored = stored_[random_.below(static_cast<std::uint32_t>(stored_.size()))];
    near_ = isomorphs::applied(random_isomorphism(random_), stored);
    if (asks_for_path() && random_.below(2) == 0) {
        begin_with_more(1 + random_.below(kMostPutIn));
        return;
    }
    // Often one given: the more are taken, the less is left of what the puzzle is stored for.
    const std::uint32_t at_most = 1 + random_.below(kMostTaken);
    filling_.begin_near(random_, *near_, 1 + random_.below(at_most), target_);
}

// The way through the puzzle stays much the same: the solution does, and only steps are spared or asked for.
void Generator::begin_with_more(std::uint32_t more) {
    grid_ = *near_;
    known_ = *engine::first_found(grid_);
    exchanges_.emplace(known_);
    std::vector<Orbit> blanks;
    filled_.clear();
    for (Cell cell = 0; cell < kCells; ++cell) {
        Orbit alone;
        alone.add(cell);
        (grid_[cell] == 0 ? blanks : filled_).push_back(alone);
    }
    random_.shuffle(std::span(filled_));
    random_.shuffle(std::span(blanks));
    for (const Orbit& orbit : std::span(blanks).first(more)) {
        grid_[orbit.front()] = known_[orbit.front()];
        filled_.push_back(orbit);
    }
    givens_ = kCells - grid_.blanks();
    next_ = 0;
    phase_ = Phase::thinning;
}

bool Generator::fill(Meter& meter) {
    if (!filling_.run(random_, probe_, meter)) return false;
    if (!filling_.is_unique()) {
        ++tries_.not_unique;
        begin_try();
        return true;
    }
    grid_ = filling_.puzzle();
    known_ = filling_.solution();
    givens_ = filling_.givens();
    exchanges_.emplace(known_);
    // Not in the order of filling, or the orbits filled last would be those that stay.
    filled_.assign(filling_.filled().begin(), filling_.filled().end());
    random_.shuffle(std::span(filled_));
    next_ = 0;
    phase_ = Phase::thinning;
    return true;
}

bool Generator::may_lack(const Orbit& orbit) const {
    return order_.minimal || givens_ - static_cast<int>(orbit.size()) >= target_;
}

bool Generator::thin(Meter& meter) {
    for (; next_ < filled_.size(); ++next_) {
        const Orbit& orbit = filled_[next_];
        if (!may_lack(orbit)) continue;
        Grid less = grid_;
        for (const Cell cell : orbit) less[cell] = 0;
        if (needs(orbit, less)) continue;
        // A single given is needed where its cell could have another digit.
        const bool is_answered =
            orbit.size() == 1
                ? probe_.ask_other_digit(less, orbit.front(), known_[orbit.front()], meter)
                : probe_.ask_other(less, known_, meter);
        if (!is_answered) return false;
        if (probe_.found()) continue;
        grid_ = less;
        givens_ -= static_cast<int>(orbit.size());
    }
    judge_givens();
    return true;
}

// Whether an exchange shows that the orbit cannot be removed, as it does for most orbits.
bool Generator::needs(const Orbit& orbit, const Grid& without) const {
    return std::any_of(orbit.begin(), orbit.end(),
                       [&](Cell cell) { return exchanges_->leaves_another(without, cell); });
}

void Generator::judge_givens() {
    if (!order_.givens.has(givens_)) {
        ++tries_.wrong_givens;
        keep_nearest(distance(order_.givens, givens_), 0);
        begin_try();
    } else if (near_ && is_stored()) {
        begin_try();
    } else if (asks_for_path()) {
        rating_.emplace(grid_);
        if (is_off_scale()) needed_.emplace(grid_, *order_.technique);
        phase_ = Phase::rating;
    } else {
        phase_ = Phase::found;
    }
}

// Whether the puzzle is a stored one but for names and places; another given of a digit that stands once leads there, too.
bool Generator::is_stored() const {
    const Grid form = class_form(grid_, known_);
    return std::find(stored_forms_.begin(), stored_forms_.end(), form) != stored_forms_.end();
}

bool Generator::asks_for_path() const {
    return order_.asks_for_ratings() || order_.technique != nullptr;
}

bool Generator::is_off_scale() const {
    return order_.technique != nullptr && order_.technique->rating == 0;
}

// Goes on with the puzzle or begins another try; false at an empty meter.
bool Generator::judge_need(Meter& meter) {
    do {
        if (meter.is_empty()) return false;
        meter.spend(kWorkOfTechnique);
    } while (!needed_->run(1));
    const bool is_needed = needed_->answer();
    needed_.reset();
    if (!is_needed) {
        ++tries_.wrong_technique;
        begin_try();
    }
    return true;
}

bool Generator::rate(Meter& meter) {
    if (needed_) return judge_need(meter);
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

// Whether the steps so far, or the search that is at work, are already too hard.
bool Generator::is_too_hard() const {
    if (order_.excludes(*rating_)) return true;
    const int hardest = rating_->at_least();
    // Below chains a technique gives hardly more than its lowest rating.
    constexpr int kChains = 65;
    constexpr int kMostAbove = 10;
    return order_.technique != nullptr && !is_off_scale() && order_.technique->rating < kChains &&
           hardest > order_.technique->rating + kMostAbove;
}

void Generator::judge_rating() {
    const Range wanted = order_.rating.value_or(kRatings);
    const int hardest = ratings_->hardest;
    const bool is_by_it =
        order_.technique == nullptr || is_off_scale() || ratings_->technique == order_.technique;
    const bool is_rated_so = order_.has(*ratings_);
    if (is_rated_so && is_by_it) {
        phase_ = Phase::found;
        return;
    }
    int& nearest = tries_.nearest_rating;
    if (nearest == 0 || distance(wanted, hardest) < distance(wanted, nearest)) nearest = hardest;
    ++(is_rated_so ? tries_.wrong_technique : tries_.wrong_rating);
    const int from_technique = order_.technique == nullptr || is_off_scale()
                                   ? 0
                                   : std::abs(hardest - order_.technique->rating);
    keep_nearest(0, distance(wanted, hardest) + from_technique);
    begin_try();
}

void Generator::keep_nearest(int givens_away, int rating_away) {
    if (nearest_) {
        const int nearer = nearest_givens_away_ - givens_away;
        // One that is as near takes its place, so that tries near it wander on.
        if (nearer < 0 || (nearer == 0 && nearest_rating_away_ < rating_away)) return;
    }
    const bool is_rated = givens_away == 0;
    nearest_ = Nearest{grid_, givens_, is_rated ? ratings_->hardest : 0,
                       is_rated ? ratings_->technique : nullptr};
    nearest_givens_away_ = givens_away;
    nearest_rating_away_ = rating_away;
}

}  // namespace retrace::generate
