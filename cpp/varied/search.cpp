// Chooses by what failed: the cell that was worked on at a dead end is to blame, and is chosen sooner.
#include "varied/search.hpp"

#include <algorithm>
#include <functional>
#include <limits>

#include "varied/learner.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

// The blame of old dead ends counts half after so many new ones.
constexpr std::uint64_t kHalved = 16'384;
constexpr float kMostStep = 1e30F;

constexpr std::uint64_t kForever = std::numeric_limits<std::uint64_t>::max();

// Where there are more solutions, choices find them well enough.
constexpr std::size_t kMostFound = 8;

// Learning pays on large boards, where a dead end costs more and comes again in more ways. On smaller ones it pays only where
// clauses say all rules, since a sum takes many literals to explain (docs/decisions/learning.md).
std::uint64_t patience_with(const Network& network) {
    const bool are_clauses = ranges::all_of(network.constraints(), [](const Constraint& each) {
        return each.task == Task::house || each.task == Task::exchange;
    });
    if (!are_clauses && network.digits() <= 16) return kForever;
    constexpr std::uint64_t kPatience = 300'000'000;
    return kPatience / (network.cell_count() * network.cell_count());
}

using AnyChooser = std::variant<Chooser<std::uint16_t>, Chooser<std::uint32_t>>;

AnyChooser chooser_for(const Network& network) {
    if (network.digits() <= 16) return AnyChooser(std::in_place_index<0>, network);
    return AnyChooser(std::in_place_index<1>, network);
}

}  // namespace

template <class Mask>
Chooser<Mask>::Chooser(const Network& network)
    : network_(network),
      board_(network),
      candidates_(network.candidates().begin(), network.candidates().end()) {
    for (const Place cell : places(network.cell_count())) {
        weights_.push_back(static_cast<float>(network.degree(cell)) + 1);
    }
}

template <class Mask>
void Chooser<Mask>::restart(std::span<const Digits> candidates) {
    // Some candidates are excluded by rules, not by constraints that run.
    std::transform(candidates.begin(), candidates.end(), network_.candidates().begin(),
                   candidates_.begin(), std::bit_and<>{});
    open_.clear();
    saved_.clear();
    has_begun_ = false;
    is_at_solution_ = false;
}

template <class Mask>
Stop Chooser<Mask>::next(std::uint64_t& budget) {
    const std::size_t cells = network_.cell_count();
    if (!has_begun_) {
        has_begun_ = true;
        is_alive_ = board_.begin(candidates_);
    } else if (is_at_solution_) {
        is_alive_ = false;
    }
    is_at_solution_ = false;
    for (;;) {
        if (!is_alive_ && open_.empty()) return Stop::exhausted;
        if (budget == 0) return Stop::paused;
        --budget;
        if (!is_alive_) {
            const Choice choice = open_.back();
            open_.pop_back();
            board_.restore(std::span<const Mask>(saved_).last(cells));
            saved_.resize(saved_.size() - cells);
            decide(choice.second, choice.of_second);
            continue;
        }
        const auto choice = choose();
        if (!choice) {
            is_at_solution_ = true;
            return Stop::solution;
        }
        ++choices_;
        open_.push_back(*choice);
        saved_.insert(saved_.end(), board_.masks().begin(), board_.masks().end());
        decide(choice->first, choice->of_first);
    }
}

template <class Mask>
void Chooser<Mask>::decide(Place cell, Digits keep) {
    is_alive_ = board_.decide(cell, keep);
    if (is_alive_) return;
    weights_[board_.current()] += step_;
    if (++conflicts_ % kHalved != 0) return;
    step_ *= 2;
    if (step_ < kMostStep) return;
    for (float& weight : weights_) weight /= step_;
    step_ = 1;
}

// A cell with few candidates, or a digit with two places in a house, whatever was to blame most.
template <class Mask>
std::optional<typename Chooser<Mask>::Choice> Chooser<Mask>::choose() const {
    float best = 0;
    int candidates = 0;
    Choice choice{};
    for (const Place cell : places(network_.cell_count())) {
        const Digits digits = board_.at(cell);
        if (has_one_bit(digits)) continue;
        const int count = count_bits(digits);
        const float score = weights_[cell] / static_cast<float>(count);
        if (score <= best) continue;
        best = score;
        candidates = count;
        const Digits least = digits & (~digits + 1);
        choice = {cell, cell, least, digits & ~least};
    }
    if (candidates == 0) return std::nullopt;
    if (candidates == 2) return choice;
    for (const Constraint& each : network_.constraints()) {
        if (each.task != Task::house) break;  // they come first
        const auto cells = network_.cells_of(each);
        Digits once = 0;
        Digits twice = 0;
        Digits often = 0;
        for (const Place cell : cells) {
            const Digits digits = board_.at(cell);
            often |= twice & digits;
            twice |= once & digits;
            once |= digits;
        }
        for (Digits two = twice & ~often; two != 0; two &= two - 1) {
            const Digits digit = two & (~two + 1);
            const auto has = [&](Place cell) { return (board_.at(cell) & digit) != 0; };
            const auto first = ranges::find_if(cells, has);
            const auto second = std::find_if(first + 1, cells.end(), has);
            const float score = (weights_[*first] + weights_[*second]) / 2;
            if (score <= best) continue;
            best = score;
            choice = {*first, *second, digit, digit};
        }
    }
    return choice;
}

template <class Mask>
Solution Chooser<Mask>::solution() const {
    Solution solution;
    for (const Mask digits : board_.masks()) {
        solution.push_back(static_cast<std::uint8_t>(least_of(digits)));
    }
    return solution;
}

template class Chooser<std::uint16_t>;
template class Chooser<std::uint32_t>;

Search::Search(const Rules& rules)
    : network_(std::make_unique<const Network>(rules)),
      chooser_(chooser_for(*network_)),
      candidates_(rules.candidates),
      patience_(patience_with(*network_)),
      patience_left_(patience_) {}

Search::~Search() = default;

void Search::restart(std::span<const Digits> candidates) {
    candidates_.assign(candidates.begin(), candidates.end());
    found_.clear();
    if (learner_) {
        learner_->restart(candidates);
        return;
    }
    std::visit([&](auto& chooser) { chooser.restart(candidates); }, chooser_);
    patience_left_ = patience_;
}

Stop Search::next(std::uint64_t& budget) {
    if (learner_) return learner_->next(budget);
    const std::uint64_t most = std::min(budget, patience_left_);
    std::uint64_t rest = most;
    const Stop stop = std::visit([&](auto& chooser) { return chooser.next(rest); }, chooser_);
    budget -= most - rest;
    patience_left_ -= most - rest;
    if (stop == Stop::solution) {
        if (found_.size() < kMostFound) found_.push_back(solution());
        patience_left_ = found_.size() < kMostFound ? patience_ : kForever;
    }
    if (stop != Stop::paused || patience_left_ > 0) return stop;
    begin_to_learn();
    return learner_->next(budget);
}

void Search::begin_to_learn() {
    learner_ = std::make_unique<Learner>(*network_);
    learner_->restart(candidates_);
    for (const Solution& each : found_) learner_->exclude(each);
}

Solution Search::solution() const {
    if (learner_) return learner_->solution();
    return std::visit([](const auto& chooser) { return chooser.solution(); }, chooser_);
}

std::uint64_t Search::choices() const {
    const std::uint64_t learner = learner_ ? learner_->choices() : 0;
    return learner + std::visit([](const auto& chooser) { return chooser.choices(); }, chooser_);
}

}  // namespace retrace::varied
