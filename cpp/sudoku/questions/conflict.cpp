// Uses implicit hitting sets, and drops givens one by one where these take too long.
#include "sudoku/questions/conflict.hpp"

#include "sudoku/contradiction.hpp"

namespace retrace::questions {
namespace {

// A few seconds on a usual machine.
constexpr std::uint64_t kConflictWork = 20'000'000;

}  // namespace

FindConflict::FindConflict(const Grid& puzzle) : puzzle_(puzzle), givens_(givens_of(puzzle)) {
    if (!has_contradiction(puzzle)) return;
    const Contradiction pair = find_contradictions(puzzle).front();
    conflict_ = {{pair.first, pair.second}, true};
    phase_ = Phase::done;
}

bool FindConflict::run(Meter& meter) {
    if (!until_) until_ = meter.spent() + kConflictWork;
    for (;;) {
        switch (phase_) {
            case Phase::hitting:
                if (!hit(meter)) return false;
                break;
            case Phase::probing:
                if (!probe(meter)) return false;
                break;
            case Phase::growing:
                if (!grow(meter)) return false;
                break;
            case Phase::thinning:
                if (!thin_out(meter)) return false;
                break;
            case Phase::done:
                return true;
        }
    }
}

bool FindConflict::hit(Meter& meter) {
    if (!hitting_) hitting_.emplace(complements_, *until_);
    if (!hitting_->run(meter)) return false;
    kept_ = hitting_->answer().cells;
    phase_ = Phase::probing;
    return true;
}

bool FindConflict::probe(Meter& meter) {
    if (!probe_.ask(only(kept_), meter)) return false;
    const bool is_smallest = hitting_->answer().is_smallest;
    hitting_.reset();
    if (probe_.found()) {
        untried_ = givens_;
        keep_what_agrees(*probe_.found());
        phase_ = Phase::growing;
    } else if (is_smallest) {
        conflict_ = {kept_.cells(), true};
        phase_ = Phase::done;
    } else {
        start_thinning(kept_);
    }
    return true;
}

// Keeps the givens that a solution agrees with: a satisfiable set.
void FindConflict::keep_what_agrees(const Grid& solution) {
    kept_ = givens_.without(differences(puzzle_, solution));
    untried_ = untried_.without(kept_);
}

// Adds given after given to the satisfiable set where it stays satisfiable.
bool FindConflict::grow(Meter& meter) {
    while (!untried_.empty()) {
        const Cell cell = untried_.first();
        CellSet more = kept_;
        more.add(cell);
        if (!probe_.ask(only(more), meter)) return false;
        untried_.remove(cell);
        if (probe_.found()) keep_what_agrees(*probe_.found());
    }
    complements_.push_back(givens_.without(kept_));
    if (meter.spent() > *until_) {
        start_thinning(givens_);
    } else {
        phase_ = Phase::hitting;
    }
    return true;
}

void FindConflict::start_thinning(const CellSet& cells) {
    kept_ = cells;
    untried_ = cells;
    phase_ = Phase::thinning;
}

// Afterwards none of the kept givens can be left out, though another set may be smaller.
bool FindConflict::thin_out(Meter& meter) {
    while (!untried_.empty()) {
        const Cell cell = untried_.first();
        CellSet rest = kept_;
        rest.remove(cell);
        if (!probe_.ask(only(rest), meter)) return false;
        untried_.remove(cell);
        if (!probe_.found()) kept_ = rest;
    }
    conflict_ = {kept_.cells(), false};
    phase_ = Phase::done;
    return true;
}

}  // namespace retrace::questions
