// Steps by the searches of an order, from the first one again after each find.
#include "sudoku/techniques/path.hpp"

#include <algorithm>

#include "sudoku/contradiction.hpp"
#include "sudoku/engine/engine.hpp"

namespace retrace::techniques {
namespace {

bool holds(const Candidates& board, const Grid& solution) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (board.grid()[cell] != solution[cell] && !board.has(cell, solution[cell])) return false;
    }
    return true;
}

// A digit that is placed takes candidates from its peers, too.
CellSet changed_by(const Deduction& found, const Candidates& board) {
    CellSet changed;
    for (const Candidate& each : found.eliminations) changed.add(each.cell);
    if (!found.placement) return changed;
    const auto [cell, digit] = *found.placement;
    return changed | CellSet::of(cell) | (kPeerSets[cell] & board.cells(digit));
}

}  // namespace

Standing standing_of(const Grid& givens) {
    if (has_contradiction(givens)) return Standing::contradiction;
    const engine::FirstSolution found = engine::solve(givens);
    if (!found.first) return Standing::no_solution;
    return found.several ? Standing::several : Standing::unique;
}

Path::Path(const Grid& givens, Order order, bool is_unique, BeginNested begin)
    : Path(Candidates(givens), order, is_unique, begin) {}

Path::Path(const Candidates& board, Order order, bool is_unique, BeginNested begin)
    : Path(board, finders(order), is_unique, begin) {}

Path::Path(const Candidates& board, const Repertoire& repertoire, bool is_unique, BeginNested begin)
    : Path(board, finders(repertoire.order), is_unique, begin) {
    if (repertoire.techniques.all()) return;
    own_ = std::make_shared<const std::vector<Finder>>(finders(repertoire));
    finders_ = *own_;
    changed_.assign(finders_.size(), kEveryCell);
}

Path::Path(const Candidates& board, std::span<const Finder> order, bool is_unique,
           BeginNested begin)
    : board_(board),
      finders_(order),
      changed_(order.size(), kEveryCell),
      begin_(begin),
      is_unique_(is_unique) {
    const bool knows_it = board.solution().blanks() == 0;
    if (!is_unique || knows_it) return;
    const auto solution = engine::first_found(board.grid());
    if (solution && holds(board, *solution)) board_.know(*solution);
}

PathState Path::run(std::uint64_t budget) {
    if (board_.is_solved()) return PathState::solved;
    for (; budget > 0 && next_ < finders_.size(); --budget) {
        const Finder& finder = finders_[next_];
        if (finder.needs_uniqueness && !is_unique_) {
            ++next_;
            continue;
        }
        if (finder.level > 0) {
            if (begin_ == nullptr) return PathState::needs_nested;
            if (!run_nested(finder.level)) continue;
            ++next_;
            if (!found_.has_effect()) continue;
        } else {
            CellSet& changed = changed_[next_++];
            if (!find(finder, board_, changed, found_)) {
                changed = {};
                continue;
            }
        }
        const CellSet changed = changed_by(found_, board_);
        for (CellSet& each : changed_) each |= changed;
        apply(found_, board_);
        points_ += found_.technique->points;
        next_ = 0;
        memo_is_of_board_ = false;
        return PathState::found;
    }
    return next_ < finders_.size() ? PathState::running : PathState::stuck;
}

// True at the end of the search.
bool Path::run_nested(int level) {
    if (!search_) {
        search_ = begin_({board_, level, tells_inner_, memo_, memo_is_of_board_, workers_});
    }
    if (!search_->run()) return false;
    found_ = search_->found();
    memo_ = search_->memo();
    memo_is_of_board_ = true;
    search_.reset();
    return true;
}

const Technique* Path::at_work() const {
    if (next_ == finders_.size()) return nullptr;
    const Finder& next = finders_[next_];
    const bool is_tried = is_unique_ || !next.needs_uniqueness;
    return next.level > 0 && is_tried ? &technique(next.members[0]) : nullptr;
}

bool Rating::run(std::uint64_t budget) {
    for (; budget > 0; --budget) {
        switch (path_.run(1)) {
            case PathState::running:
                break;
            case PathState::solved:
                return true;
            case PathState::stuck:
                end_beyond();
                return true;
            case PathState::needs_nested:
                needs_nested_ = true;
                return true;
            case PathState::found:
                count_step();
                break;
        }
    }
    return false;
}

void Rating::count_step() {
    const Deduction& step = path_.deduction();
    if (step.rating > ratings_.hardest) {
        ratings_.hardest = std::min(step.rating, kBeyond);
        ratings_.technique = step.technique;
    }
    if (ratings_.first_step == 0) ratings_.first_step = ratings_.hardest;
    if (ratings_.first_placement == 0 && step.placement) {
        ratings_.first_placement = ratings_.hardest;
    }
}

int Rating::at_least() const {
    const Technique* at_work = path_.at_work();
    return std::max(ratings_.hardest, at_work == nullptr ? 0 : at_work->rating);
}

void Rating::end_beyond() {
    ratings_.hardest = kBeyond;
    ratings_.technique = nullptr;
    if (ratings_.first_placement == 0) ratings_.first_placement = kBeyond;
    if (ratings_.first_step == 0) ratings_.first_step = kBeyond;
}

}  // namespace retrace::techniques
