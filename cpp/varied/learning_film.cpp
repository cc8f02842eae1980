// Records the trail of the search that learns, step by step: each step takes back its end and adds to it.
#include "varied/learning_film.hpp"

#include <algorithm>
#include <utility>

#include "sudoku/bits.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

// Some 80 megabytes.
constexpr std::size_t kMostSteps = 1'000'000;
constexpr std::size_t kMostParts = 4'000'000;

Claim claim_of(Literal literal) {
    const Variable variable = variable_in(literal);
    return {cell_of(variable), static_cast<std::uint8_t>(least_of(digit_of(variable))),
            is_positive(literal)};
}

LearningFilm::Broken what_is_broken(std::span<const Literal> conflict) {
    using Broken = LearningFilm::Broken;
    const auto all = [conflict](const auto& is) { return ranges::all_of(conflict, is); };
    const Claim first = claim_of(conflict.front());
    if (!all([](Literal each) { return is_positive(each); })) {
        return conflict.size() == 2 && all([](Literal each) { return !is_positive(each); })
                   ? Broken::pair
                   : Broken::lesson;
    }
    if (all([&](Literal each) { return claim_of(each).cell == first.cell; })) return Broken::cell;
    return all([&](Literal each) { return claim_of(each).digit == first.digit; }) ? Broken::place
                                                                                  : Broken::lesson;
}

}  // namespace

LearningFilm::LearningFilm(Rules rules)
    : rules_(std::move(rules)), network_(rules_), learner_(network_) {
    record({});
}

bool LearningFilm::explore(std::uint64_t budget) {
    for (; budget > 0 && end_ == Film::End::open; --budget) {
        note(learner_.advance());
        if (end_ == Film::End::open && is_full()) end_ = Film::End::full;
    }
    return end_ != Film::End::open;
}

bool LearningFilm::is_full() const {
    return recorded_.size() >= kMostSteps || placings_.size() >= kMostParts ||
           claims_.size() >= kMostParts;
}

// The digits that follow from the last step are not known as long as the search goes on.
std::size_t LearningFilm::explored() const {
    const std::size_t last = recorded_.size() - 1;
    return end_ == Film::End::open && last > 0 ? last - 1 : last;
}

// The first level holds nothing here, since no candidates are left out.
int LearningFilm::choices_now() const {
    return std::max(0, static_cast<int>(learner_.level()) - 1);
}

void LearningFilm::record(const Step& step) {
    if (recorded_.size() % kSpacing == 0) kept_.push_back(standing_);
    const auto number = [](std::size_t size) { return static_cast<std::uint32_t>(size); };
    recorded_.push_back({step, number(standing_.size()), number(placings_.size()),
                         number(claims_.size()), lessons_});
}

void LearningFilm::absorb(std::size_t until) {
    for (; shown_ < until; ++shown_) {
        const Literal literal = learner_.trail()[shown_];
        const Claim claim = claim_of(literal);
        if (!claim.holds || claim.cell >= rules_.cells()) continue;
        const Step& step = recorded_.back().step;
        const bool is_chosen = step.kind == Kind::choice && step.claim == claim;
        standing_.push_back(
            {static_cast<std::uint32_t>(shown_), claim.cell, claim.digit, is_chosen});
        placings_.push_back(standing_.back());
    }
}

void LearningFilm::take_back(std::size_t size) {
    while (!standing_.empty() && standing_.back().at >= size) standing_.pop_back();
    shown_ = std::min(shown_, size);
}

void LearningFilm::note(Learner::Event event) {
    const std::size_t size = learner_.trail().size();
    const int from = recorded_.back().step.choices;
    const int now = choices_now();
    switch (event) {
        case Learner::Event::begin:
            absorb(size);
            break;
        case Learner::Event::choice:
            absorb(size - 1);
            record({Kind::choice, {}, claim_of(learner_.trail().back()), from, now});
            absorb(size);
            break;
        case Learner::Event::dead_end:
            absorb(size);
            note_dead_end();
            break;
        case Learner::Event::lesson:
            take_back(size - 1);
            note_lesson();
            absorb(size);
            break;
        case Learner::Event::restart:
            take_back(size);
            record({Kind::restart, {}, {}, from, now});
            break;
        case Learner::Event::solution:
            absorb(size);
            record({Kind::solution, {}, {}, from, now});
            end_ = Film::End::solution;
            break;
        case Learner::Event::over:
            end_ = Film::End::exhausted;
            break;
    }
}

void LearningFilm::note_dead_end() {
    const int choices = recorded_.back().step.choices;
    const auto conflict = learner_.conflict();
    const bool is_rule = learner_.broken() < network_.constraints().size();
    const Broken broken = is_rule ? Broken::rule : what_is_broken(conflict);
    record({Kind::dead_end, broken, claim_of(conflict.front()), choices, choices});
    if (is_rule) {
        for (const Place cell : network_.cells_of(network_.constraints()[learner_.broken()])) {
            claims_.push_back({cell, 0, true});
        }
    }
    for (const Literal each : conflict) {
        if (!is_rule) claims_.push_back(claim_of(inverse(each)));
    }
}

void LearningFilm::note_lesson() {
    ++lessons_;
    const auto lesson = learner_.lesson();
    record(
        {Kind::lesson, {}, claim_of(lesson.front()), recorded_.back().step.choices, choices_now()});
    for (const Literal each : lesson.subspan(1)) claims_.push_back(claim_of(inverse(each)));
    claims_.push_back(claim_of(inverse(lesson.front())));
}

std::span<const LearningFilm::Placing> LearningFilm::placings_of(std::size_t position) const {
    const std::size_t first = recorded_[position].first;
    const bool is_last = position + 1 == recorded_.size();
    const std::size_t end = is_last ? placings_.size() : recorded_[position + 1].first;
    return std::span(placings_).subspan(first, end - first);
}

std::vector<LearningFilm::Placing> LearningFilm::standing_there() const {
    std::vector<Placing> standing = kept_[position_ / kSpacing];
    for (std::size_t at = position_ - position_ % kSpacing; at <= position_; ++at) {
        standing.resize(recorded_[at].stand);
        const auto own = placings_of(at);
        standing.insert(standing.end(), own.begin(), own.end());
    }
    return standing;
}

std::vector<std::uint8_t> LearningFilm::board() const {
    std::vector<std::uint8_t> digits;
    for (const Digits each : rules_.candidates) {
        digits.push_back(static_cast<std::uint8_t>(has_one_bit(each) ? least_of(each) : 0));
    }
    for (const Placing& each : standing_there()) digits[each.cell] = each.digit;
    return digits;
}

std::vector<Place> LearningFilm::chosen() const {
    std::vector<Place> cells;
    for (const Placing& each : standing_there()) {
        if (each.is_chosen) cells.push_back(each.cell);
    }
    return cells;
}

int LearningFilm::forced() const {
    return static_cast<int>(ranges::count_if(placings_of(position_),
                                             [](const Placing& each) { return !each.is_chosen; }));
}

std::span<const Claim> LearningFilm::claims() const {
    const std::size_t first = recorded_[position_].first_claim;
    const bool is_last = position_ + 1 == recorded_.size();
    const std::size_t end = is_last ? claims_.size() : recorded_[position_ + 1].first_claim;
    return std::span(claims_).subspan(first, end - first);
}

std::vector<int> LearningFilm::depths(std::size_t parts) const {
    std::vector<int> highest(parts);
    const std::size_t count = explored() + 1;
    for (std::size_t part = 0; part < parts; ++part) {
        const std::size_t first = part * count / parts;
        const std::size_t end = std::max(first + 1, (part + 1) * count / parts);
        for (std::size_t i = first; i < end; ++i) {
            highest[part] = std::max(highest[part], recorded_[i].step.choices);
        }
    }
    return highest;
}

std::vector<LearningFilm::Step> LearningFilm::near(std::size_t first, std::size_t count) const {
    std::vector<Step> steps;
    const std::size_t end = std::min(first + count, explored() + 1);
    for (std::size_t at = first; at < end; ++at) steps.push_back(recorded_[at].step);
    return steps;
}

}  // namespace retrace::varied
