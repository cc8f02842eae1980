// Keeps the engine's board of the digits put in so far, so that most digits need no search.
#include "sudoku/generate/filling.hpp"

#include <algorithm>
#include <utility>

#include "sudoku/engine/engine.hpp"
#include "sudoku/engine/propagation.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::generate {
namespace {

// Without kept digits, one try in a hundred meets a dead end.
constexpr int kMostDeadEnds = 5;

DigitSet candidates_in(const engine::Board& board, Cell cell) {
    DigitSet digits = kNoDigits;
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (engine::has_candidate(board, cell, digit)) digits |= set_of(digit);
    }
    return digits;
}

bool is_open(const engine::Board& board, Cell cell) {
    return (board.open[cell / 27] >> (cell % 27) & 1U) != 0;
}

Digit nth_digit(DigitSet digits, std::uint32_t n) {
    for (; n > 0; --n) digits = without(digits, set_of(smallest(digits)));
    return smallest(digits);
}

}  // namespace

Filling::Filling(const Order& order) : kept_digits_(order.kept) {
    OrderedOrbits orbits = orbits_for(order);
    kept_ = std::move(orbits.kept);
    open_ = std::move(orbits.open);
    // The order has no fault: these digits have a solution.
    engine::place_givens(root_, engine::givens_in(kept_digits_.digits().data()));
    engine::propagate(root_);
}

void Filling::begin(Random& random, int target) {
    target_ = target;
    dead_ends_ = 0;
    // Not in the order of the last try: the puzzle must depend on the seed alone.
    shuffled_ = open_;
    random.shuffle(std::span(shuffled_));
    start_digits_ = kept_digits_;
    engine::copy_board(start_, root_);
    started_ = 0;
    start_anew();
}

void Filling::begin_near(Random& random, const Grid& puzzle, std::size_t taken, int target) {
    begin(random, target);
    const auto with_givens = [&](const Orbit& orbit) { return puzzle[orbit.front()] != 0; };
    const auto blank = std::stable_partition(shuffled_.begin(), shuffled_.end(), with_givens);
    const auto given = static_cast<std::size_t>(blank - shuffled_.begin());
    started_ = given - std::min(given, taken);
    // Those taken are as likely to be filled again as the others.
    random.shuffle(std::span(shuffled_).subspan(started_));
    start_digits_ = puzzle;
    for (std::size_t i = started_; i < shuffled_.size(); ++i) {
        for (const Cell cell : shuffled_[i]) start_digits_[cell] = 0;
    }
    engine::copy_board(start_, engine::Board());
    engine::place_givens(start_, engine::givens_in(start_digits_.digits().data()));
    engine::propagate(start_);
    start_anew();
}

void Filling::start_anew() {
    phase_ = Phase::placing;
    next_kept_ = started_ > 0 ? kept_.size() : 0;
    next_ = filled_ = started_;
    in_orbit_ = 0;
    is_begun_ = false;
    chosen_ = 0;
    grid_ = start_digits_;
    givens_ = kCells - grid_.blanks();
    engine::copy_board(board_, start_);
    knows_ = dead_ends_ >= kMostDeadEnds;
    if (knows_) known_ = *engine::first_found(grid_);
}

bool Filling::run(Random& random, questions::Probe& probe, engine::Meter& meter) {
    for (;;) {
        switch (phase_) {
            case Phase::placing:
                if (!place(random, probe, meter)) return false;
                break;
            case Phase::proving:
                if (!prove(probe, meter)) return false;
                break;
            case Phase::unique:
            case Phase::several:
                return true;
        }
    }
}

// False at an empty meter.
bool Filling::place(Random& random, questions::Probe& probe, engine::Meter& meter) {
    while (const Orbit* orbit = orbit_at_work()) {
        is_begun_ = true;
        for (; in_orbit_ < orbit->size(); ++in_orbit_) {
            const Placed placed = fill_cell((*orbit)[in_orbit_], random, probe, meter);
            if (placed == Placed::paused) return false;
            if (placed == Placed::done) continue;
            ++dead_ends_;
            start_anew();
            return true;
        }
        is_begun_ = false;
        in_orbit_ = 0;
        if (next_kept_ < kept_.size()) {
            ++next_kept_;
        } else {
            std::swap(shuffled_[filled_++], shuffled_[next_++]);
        }
    }
    phase_ = Phase::proving;
    if (engine::is_solved(board_)) {
        known_ = engine::grid_of(board_);
        complete();
    }
    return true;
}

// The orbits with kept digits, then those with a cell that leaves a choice; null: no more.
const Orbit* Filling::orbit_at_work() {
    if (next_kept_ < kept_.size()) return &kept_[next_kept_];
    const auto leaves_choice = [&](const Orbit& orbit) {
        return std::any_of(orbit.begin(), orbit.end(),
                           [&](Cell cell) { return is_open(board_, cell); });
    };
    for (; next_ < shuffled_.size(); ++next_) {
        if (is_begun_ || leaves_choice(shuffled_[next_])) return &shuffled_[next_];
        if (engine::is_solved(board_)) break;
    }
    return nullptr;
}

Filling::Placed Filling::fill_cell(Cell cell, Random& random, questions::Probe& probe,
                                   engine::Meter& meter) {
    if (grid_[cell] != 0) return Placed::done;
    for (;;) {
        if (meter.is_empty()) return Placed::paused;
        const DigitSet candidates = candidates_in(board_, cell);
        const int choices = size_of(candidates);
        if (chosen_ == 0) {
            const auto bound = static_cast<std::uint32_t>(choices);
            chosen_ = nth_digit(candidates, choices == 1 ? 0 : random.below(bound));
        }
        Grid with = grid_;
        with[cell] = chosen_;
        bool is_possible = !knows_ || known_[cell] == chosen_;
        if (!is_possible) {
            if (!probe.ask(with, meter)) return Placed::paused;
            is_possible = probe.found().has_value();
            if (is_possible) known_ = *probe.found();
        }
        const Digit digit = std::exchange(chosen_, Digit{0});
        meter.spend(1);
        engine::Board next;
        engine::copy_board(next, board_);
        engine::place(next, cell, digit);
        if (is_possible && engine::propagate(next)) {
            engine::copy_board(board_, next);
            grid_ = with;
            ++givens_;
            return Placed::done;
        }
        engine::exclude(board_, cell, digit);
        if (!engine::propagate(board_)) return Placed::dead_end;
    }
}

// Every orbit has its digits, and the rules still leave a choice.
bool Filling::prove(questions::Probe& probe, engine::Meter& meter) {
    if (!knows_) {
        if (!probe.ask(grid_, meter)) return false;
        if (!probe.found()) {
            ++dead_ends_;
            start_anew();
            return true;
        }
        known_ = *probe.found();
        knows_ = true;
    }
    if (!probe.ask_other(grid_, known_, meter)) return false;
    if (probe.found()) {
        phase_ = Phase::several;
    } else {
        complete();
    }
    return true;
}

// There is one solution, but more givens may be wanted.
void Filling::complete() {
    phase_ = Phase::unique;
    for (; filled_ < shuffled_.size() && givens_ < target_; ++filled_) {
        for (const Cell cell : shuffled_[filled_]) grid_[cell] = known_[cell];
        givens_ += static_cast<int>(shuffled_[filled_].size());
    }
}

}  // namespace retrace::generate
