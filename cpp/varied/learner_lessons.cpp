// Takes from a dead end the clause that would have told it sooner.
#include <algorithm>

#include "varied/learner.hpp"

namespace retrace::varied {
namespace {

// Dead ends from one forgetting of learnt clauses to the next, and how many more each time.
constexpr std::uint64_t kForget = 2'000;
constexpr std::uint64_t kForgetLater = 300;

}  // namespace

// False where no choice led to the dead end: the query is over then.
bool Learner::learn() {
    ++conflicts_;
    const auto level_of = [this](Literal literal) {
        return clauses_.level_of(variable_in(literal));
    };
    std::uint32_t top = 0;
    for (const Literal literal : conflict_) top = std::max(top, level_of(literal));
    if (top == 0) is_possible_ = false;
    if (top <= floor_) return top > 0 && turn_round();
    go_back(top);
    analyse();
    const std::uint32_t glue = levels_in(lesson_);
    shorten();
    order_.age();
    std::uint32_t target = 0;  // where all but the first literal are false
    for (std::size_t i = 1; i < lesson_.size(); ++i) {
        if (level_of(lesson_[i]) <= target) continue;
        target = level_of(lesson_[i]);
        std::swap(lesson_[1], lesson_[i]);
    }
    // Choices that were turned round hold on no other ground than their level.
    go_back(excluded_count_ < kMostExcluded ? target : std::max(target, floor_));
    Cause reason;
    if (lesson_.size() > 1) reason = {Cause::Kind::clause, clauses_.add(lesson_, glue)};
    clauses_.hold(lesson_[0], reason);
    if (conflicts_ >= forget_at_) {
        clauses_.forget_half();
        forget_at_ = conflicts_ + kForget + kForgetLater * ++forgotten_;
    }
    return true;
}

// The number of their levels, which it stamps.
std::uint32_t Learner::levels_in(std::span<const Literal> literals) {
    std::uint32_t count = 0;
    ++stamp_;
    stamps_.resize(std::max<std::size_t>(stamps_.size(), clauses_.level() + 1));
    for (const Literal literal : literals) {
        const std::size_t level = clauses_.level_of(variable_in(literal));
        if (stamps_[level] == stamp_) continue;
        stamps_[level] = stamp_;
        ++count;
    }
    return count;
}

// Resolves the conflict with the reasons of its literals of this level until a single one of them is left: the first unique
// implication point.
void Learner::analyse() {
    lesson_.assign(1, 0);
    seen_.clear();
    std::size_t at = clauses_.trail().size();
    std::size_t waiting = 0;
    const std::vector<Literal>* causes = &conflict_;
    for (;;) {
        for (const Literal cause : *causes) {
            const Variable variable = variable_in(cause);
            if (is_seen_[variable] != 0 || clauses_.level_of(variable) == 0) continue;
            is_seen_[variable] = 1;
            seen_.push_back(variable);
            if (cell_of(variable) < open_.size()) order_.blame(variable);
            if (clauses_.level_of(variable) == clauses_.level()) {
                ++waiting;
            } else {
                lesson_.push_back(cause);
            }
        }
        while (is_seen_[variable_in(clauses_.trail()[--at])] == 0) {
        }
        const Literal literal = clauses_.trail()[at];
        if (--waiting == 0) {
            lesson_[0] = inverse(literal);
            return;
        }
        causes_.clear();
        explain(literal, causes_);
        causes = &causes_;
        const Cause cause = clauses_.cause_of(variable_in(literal));
        if (cause.kind() == Cause::Kind::clause && clauses_.is_learnt(cause.index())) {
            clauses_.note_use(cause.index(), levels_in(clauses_.at(cause.index())));
        }
    }
}

// Adds false literals by which this one holds.
void Learner::explain(Literal literal, std::vector<Literal>& causes) const {
    const Variable variable = variable_in(literal);
    const Cause reason = clauses_.cause_of(variable);
    switch (reason.kind()) {
        case Cause::Kind::none:
            break;
        case Cause::Kind::clause:
            for (const Literal each : clauses_.at(reason.index())) {
                if (each != literal) causes.push_back(each);
            }
            break;
        case Cause::Kind::excluded:
            causes.push_back(that_not(reason.index()));
            break;
        case Cause::Kind::constraint:
            explain_by(network_.constraints()[reason.index()], clauses_.position_of(variable),
                       causes);
            break;
    }
}

void Learner::explain_by(const Constraint& constraint, std::size_t position,
                         std::vector<Literal>& causes) const {
    for (const Place cell : network_.cells_of(constraint)) explain_cell(cell, position, causes);
}

// A digit that stands there says as much as all that do not.
void Learner::explain_cell(Place cell, std::size_t position, std::vector<Literal>& causes) const {
    const std::size_t before = causes.size();
    for (Digits rest = candidates_[cell]; rest != 0; rest &= rest - 1) {
        const Variable variable = variable_of(cell, least_of(rest));
        const int value = clauses_.value(that(variable));
        if (value == 0 || clauses_.position_of(variable) >= position) continue;
        if (value == 1) {
            causes.resize(before);
            causes.push_back(that_not(variable));
            return;
        }
        causes.push_back(that(variable));
    }
}

// The board has what the constraint has narrowed before it failed; it is put back.
void Learner::explain_conflict(const Constraint& constraint) {
    const std::size_t all = clauses_.trail().size();
    conflict_.clear();
    explain_by(constraint, all, conflict_);
    for (const Place cell : network_.seen_by(constraint)) {
        if (board_.at(cell) == 0) explain_cell(cell, all, conflict_);
        board_.put(cell, open_[cell]);
    }
    for (const Place cell : network_.cells_of(constraint)) board_.put(cell, open_[cell]);
}

// Takes out the literals that follow from others.
void Learner::shorten() {
    const auto is_needless = [this](Literal literal) { return is_implied(literal); };
    lesson_.erase(std::remove_if(lesson_.begin() + 1, lesson_.end(), is_needless), lesson_.end());
    for (const Variable variable : seen_) is_seen_[variable] = 0;
}

// Whether a false literal of the lesson follows from others of it.
bool Learner::is_implied(Literal literal) {
    if (clauses_.cause_of(variable_in(literal)).kind() == Cause::Kind::none) return false;
    const std::size_t seen_before = seen_.size();
    pending_.assign(1, literal);
    while (!pending_.empty()) {
        const Literal next = inverse(pending_.back());
        pending_.pop_back();
        causes_.clear();
        explain(next, causes_);
        for (const Literal cause : causes_) {
            const Variable variable = variable_in(cause);
            if (is_seen_[variable] != 0 || clauses_.level_of(variable) == 0) continue;
            const Cause::Kind kind = clauses_.cause_of(variable).kind();
            const bool may_follow = kind != Cause::Kind::none && kind != Cause::Kind::constraint &&
                                    stamps_[clauses_.level_of(variable)] == stamp_;
            if (!may_follow) {
                for (std::size_t i = seen_before; i < seen_.size(); ++i) is_seen_[seen_[i]] = 0;
                seen_.resize(seen_before);
                return false;
            }
            is_seen_[variable] = 1;
            seen_.push_back(variable);
            pending_.push_back(cause);
        }
    }
    return true;
}

}  // namespace retrace::varied
