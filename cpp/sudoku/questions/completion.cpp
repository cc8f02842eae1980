// Proves the smallest set where it can, and otherwise looks for a small one.
#include "sudoku/questions/completion.hpp"

#include <algorithm>
#include <utility>

#include "sudoku/split_mix.hpp"

namespace retrace::questions {
namespace {

// The number of solutions that are tried where there is no proof.
constexpr std::size_t kSome = 20;

// Cells in another order for each round, and in the same one every time.
std::vector<Cell> mixed(const CellSet& cells, std::size_t round) {
    SplitMix64 random(round);
    std::vector<std::pair<std::uint64_t, Cell>> keyed;
    for (const Cell cell : cells) {
        keyed.emplace_back(random.next(), cell);
    }
    std::sort(keyed.begin(), keyed.end());
    std::vector<Cell> order;
    order.reserve(keyed.size());
    for (const auto& [key, cell] : keyed) order.push_back(cell);
    return order;
}

std::vector<Grid> some_of(const std::vector<Grid>& solutions) {
    const std::size_t step = std::max<std::size_t>(1, solutions.size() / kSome);
    std::vector<Grid> some;
    for (std::size_t i = 0; i < solutions.size(); i += step) some.push_back(solutions[i]);
    return some;
}

CellSet blanks_of(const Grid& puzzle) {
    CellSet blanks;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] == 0) blanks.add(cell);
    }
    return blanks;
}

}  // namespace

FindCompletion::FindCompletion(const Grid& puzzle, const Tally& tally, std::uint64_t search_work)
    : puzzle_(puzzle), search_work_(search_work), some_(some_of(tally.kept())) {
    if (tally.is_exact()) {
        too_few_ = 1;
        start_single(tally.counts());
    }
    if (phase_ == Phase::single) return;
    if (tally.is_exact() && tally.kept().size() == tally.solutions()) {
        proof_.emplace(tally.kept());
    } else {
        start_round();
    }
}

void FindCompletion::start_single(const DigitCounts& counts) {
    const auto* const single = std::find(counts.begin(), counts.end(), 1.0);
    if (single == counts.end()) return;
    const auto index = static_cast<std::size_t>(single - counts.begin());
    single_ = static_cast<Cell>(index / 9);
    puzzle_[single_] = static_cast<Digit>(index % 9 + 1);
    phase_ = Phase::single;
}

bool FindCompletion::run(Meter& meter) {
    for (;;) {
        switch (phase_) {
            case Phase::single:
                if (!probe_single(meter)) return false;
                break;
            case Phase::proving:
                if (!prove(meter)) return false;
                break;
            case Phase::thinning:
                if (!thin_out(meter)) return false;
                break;
            case Phase::hitting:
                if (!hit(meter)) return false;
                break;
            case Phase::done:
                return true;
        }
    }
}

bool FindCompletion::probe_single(Meter& meter) {
    if (!probe_.ask(puzzle_, meter)) return false;
    completion_ = {{single_}, probe_.found().value_or(Grid{}), true};
    phase_ = Phase::done;
    return true;
}

bool FindCompletion::prove(Meter& meter) {
    if (!proof_->run(meter)) return false;
    if (const auto& found = proof_->answer()) {
        completion_ = {found->cells, found->solution, true};
        phase_ = Phase::done;
    } else {
        too_few_ = proof_->tried_to();
        start_round();
    }
    return true;
}

void FindCompletion::start_round() {
    kept_ = blanks_of(puzzle_);
    untried_ = mixed(kept_, at_);
    std::reverse(untried_.begin(), untried_.end());
    phase_ = Phase::thinning;
}

// Finds cells that leave only one solution, none of which can be left out.
bool FindCompletion::thin_out(Meter& meter) {
    if (!until_) until_ = meter.spent() + search_work_;
    while (!untried_.empty()) {
        CellSet rest = kept_;
        rest.remove(untried_.back());
        if (!probe_.ask_other(given(rest), some_[at_], meter)) return false;
        untried_.pop_back();
        if (!probe_.found()) kept_ = rest;
    }
    take(kept_);
    if (++at_ < some_.size()) {
        start_round();
    } else {
        at_ = 0;
        phase_ = Phase::hitting;
    }
    return true;
}

// Finds the fewest cells that separate a solution from all others.
bool FindCompletion::hit(Meter& meter) {
    if (!hitting_) hitting_.emplace(differences_, *until_);
    if (!hitting_->run(meter)) return false;
    const Hitting hitting = hitting_->answer();
    if (!hitting.is_smallest) {
        finish();
        return true;
    }
    if (!probe_.ask_other(given(hitting.cells), some_[at_], meter)) return false;
    hitting_.reset();
    if (probe_.found()) {
        differences_.push_back(differences(some_[at_], *probe_.found()));
    } else {
        take(hitting.cells);
        differences_.clear();
        ++at_;
    }
    if (at_ == some_.size() || meter.spent() > *until_) finish();
    return true;
}

void FindCompletion::take(const CellSet& cells) {
    if (!completion_.cells.empty() && cells.size() >= completion_.cells.size()) return;
    completion_ = {cells.cells(), some_[at_], false};
}

void FindCompletion::finish() {
    completion_.is_smallest = too_few_ > 0 && completion_.cells.size() == too_few_ + 1;
    phase_ = Phase::done;
}

}  // namespace retrace::questions
