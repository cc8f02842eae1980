// A given can go if no other digit in its cell leads to a solution; a clue, if without it no other solution is found.
#include "varied/reduction.hpp"

#include <algorithm>

#include "sudoku/bits.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

void remove_rule(Reading& reading, std::size_t index) {
    reading.rules.rules.erase(reading.rules.rules.begin() + static_cast<std::ptrdiff_t>(index));
    for (Everywhere& each : reading.everywhere) {
        --each.begin;
        --each.end;
    }
}

}  // namespace

ReductionOrder every_given(const Reading& reading, bool with_clues) {
    ReductionOrder order;
    for (std::size_t cell = reading.rules.cells(); cell-- > 0;) {
        if (has_one_bit(reading.rules.candidates[cell])) {
            order.orbits.push_back({static_cast<Place>(cell)});
        }
    }
    for (std::size_t clue = reading.own_rules(); with_clues && clue-- > 0;) {
        order.clues.push_back(clue);
    }
    return order;
}

Reduction::Reduction(Reading reading, Solution solution, ReductionOrder order)
    : reading_(std::move(reading)),
      solution_(std::move(solution)),
      order_(std::move(order)),
      open_(reading_.rules) {
    // The last one first: those before it keep their places.
    ranges::sort_by(order_.clues, [](std::size_t clue) { return kMostRules - clue; });
    for (Digits& digits : open_.candidates) {
        if (!has_one_bit(digits)) continue;
        ++givens_;
        digits = digits_to(open_.digits);
    }
    search_ = std::make_unique<Search>(open_);
}

bool Reduction::run(std::uint64_t budget) {
    while (budget > 0) {
        const bool are_givens_done = next_ == order_.orbits.size();
        if (are_givens_done && next_clue_ == order_.clues.size()) return true;
        if (!is_at_work_ && !(are_givens_done ? begin_clue() : begin_orbit())) continue;
        const Proof proof = prove(budget);
        if (proof == Proof::open) return false;
        if (are_givens_done) {
            end_clue(proof);
        } else {
            end_orbit(proof);
        }
        budget -= std::min(budget, std::uint64_t{1});
    }
    return false;
}

// False where there is nothing to take.
bool Reduction::begin_orbit() {
    taken_.clear();
    for (const Place cell : order_.orbits[next_]) {
        if (has_one_bit(reading_.rules.candidates[cell])) taken_.push_back(cell);
    }
    if (taken_.empty() || givens_ < order_.fewest_givens + taken_.size()) {
        is_minimal_ &= taken_.empty();
        ++next_;
        return false;
    }
    tried_ = reading_.rules.candidates;
    asked_ = 0;
    ask(taken_[0]);
    return true;
}

// Whether the cell can have another digit than the solution's, when its given is taken away as well.
void Reduction::ask(Place cell) {
    tried_[cell] = open_.candidates[cell];
    auto others = tried_;
    others[cell] &= ~digit_bit(solution_[cell]);
    search_->restart(others);
    proof_left_ = order_.proof;
    looks_for_other_ = false;
    is_at_work_ = true;
}

void Reduction::end_orbit(Proof proof) {
    if (proof == Proof::one && ++asked_ < taken_.size()) return ask(taken_[asked_]);
    is_at_work_ = false;
    ++next_;
    is_minimal_ &= proof != Proof::too_long;
    if (proof != Proof::one) return;
    reading_.rules.candidates = tried_;
    givens_ -= taken_.size();
}

bool Reduction::begin_clue() {
    open_ = reading_.rules;
    open_.rules.erase(open_.rules.begin() + static_cast<std::ptrdiff_t>(order_.clues[next_clue_]));
    search_ = std::make_unique<Search>(open_);
    proof_left_ = order_.proof;
    looks_for_other_ = true;
    is_at_work_ = true;
    return true;
}

void Reduction::end_clue(Proof proof) {
    if (proof == Proof::one) remove_rule(reading_, order_.clues[next_clue_]);
    is_at_work_ = false;
    ++next_clue_;
}

Reduction::Proof Reduction::prove(std::uint64_t& budget) {
    for (;;) {
        const std::uint64_t most = std::min(budget, proof_left_);
        std::uint64_t rest = most;
        const Stop stop = search_->next(rest);
        budget -= most - rest;
        proof_left_ -= most - rest;
        switch (stop) {
            case Stop::exhausted:
                return Proof::one;
            case Stop::solution:
                if (looks_for_other_ && search_->solution() == solution_) break;
                return Proof::several;
            case Stop::paused:
                return proof_left_ == 0 ? Proof::too_long : Proof::open;
        }
    }
}

}  // namespace retrace::varied
