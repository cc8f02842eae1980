// For each way to take givens away, all solutions of the rest are gathered. New givens leave a single solution where exactly
// one of the gathered solutions has these digits in these cells.
#include "sudoku/setting/neighbours.hpp"

#include <algorithm>

#include "sudoku/cell_set.hpp"
#include "sudoku/engine/only_solution.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::setting {
Neighbours::Neighbours(const Grid& puzzle, int exchanged, std::size_t most_solutions)
    : puzzle_(puzzle), most_solutions_(most_solutions) {
    const std::vector<Cell> givens = givens_of(puzzle).cells();
    for (std::size_t i = 0; i < givens.size(); ++i) {
        if (exchanged == 1) ways_.push_back({givens[i]});
        for (std::size_t j = i + 1; exchanged == 2 && j < givens.size(); ++j) {
            ways_.push_back({givens[i], givens[j]});
        }
    }
}

// Begins again with the givens that were taken away for `last`, and passes over the answers up to it.
bool Neighbours::go_on_after(const Grid& last) {
    std::vector<Cell> taken;
    std::size_t put_in = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (last[cell] == puzzle_[cell]) continue;
        if (puzzle_[cell] != 0) taken.push_back(cell);
        if (last[cell] != 0) ++put_in;
    }
    const auto way = std::find(ways_.begin(), ways_.end(), taken);
    if (way == ways_.end() || put_in != taken.size() || !engine::only_solution(last)) return false;
    next_way_ = static_cast<std::size_t>(way - ways_.begin());
    last_ = last;
    return true;
}

bool Neighbours::go_on_at(std::span<const std::size_t> position) {
    if (position.size() != 2 || position[0] > ways_.size() || position[1] > position[0]) {
        return false;
    }
    if (position[0] > next_way_) {
        next_way_ = position[0];
        last_.reset();
    }
    skipped_ = position[1];
    return true;
}

// Where one given is put in, all answers of a way are found at once, and next_way_ is already ahead of those that wait.
std::size_t Neighbours::ways_done() const {
    const bool is_one_behind = !waiting_.empty() && doing_ == Doing::choosing;
    return next_way_ - (is_one_behind ? 1 : 0);
}

double Neighbours::share() const {
    if (next_way_ == ways_.size()) return 1;
    const double of_way = doing_ == Doing::pairing ? next_cell_ / double{kCells} : 0;
    return (static_cast<double>(next_way_) + of_way) / static_cast<double>(ways_.size());
}

bool Neighbours::run(Meter& meter) {
    for (;;) {
        if (!waiting_.empty()) {
            found_ = waiting_.back();
            waiting_.pop_back();
            if (!last_) return true;
            if (found_ == last_) last_.reset();
            continue;
        }
        switch (doing_) {
            case Doing::choosing:
                if (next_way_ == ways_.size()) {
                    found_.reset();
                    return true;
                }
                begin(ways_[next_way_]);
                break;
            case Doing::gathering:
                if (!gather(meter)) return false;
                break;
            case Doing::pairing:
                if (next_cell_ == kCells) {
                    doing_ = Doing::choosing;
                    ++next_way_;
                    break;
                }
                if (meter.is_empty()) return false;
                find_pairs(next_cell_++, meter);
                break;
        }
    }
}

void Neighbours::begin(const std::vector<Cell>& taken) {
    left_ = puzzle_;
    for (const Cell cell : taken) left_[cell] = 0;
    blanks_.clear();
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (left_[cell] == 0) blanks_.push_back(cell);
    }
    solutions_.clear();
    counts_.fill(0);
    met_ = 0;
    engine::start(search_, left_);
    doing_ = Doing::gathering;
}

// Visits all solutions. To put in one given it is enough to count digits; for two givens the solutions are kept.
bool Neighbours::gather(Meter& meter) {
    const bool keeps = ways_[next_way_].size() == 2;
    const bool is_through =
        engine::visit_solutions(search_, meter, [&](const engine::Board& solved) {
            const Grid solution = engine::grid_of(solved);
            if (keeps) {
                solutions_.push_back(solution);
            } else {
                for (const Cell cell : blanks_) ++counts_[cell * 10U + solution[cell]];
            }
            return ++met_ <= most_solutions_;
        });
    if (!is_through) return false;
    const bool are_too_many = met_ > most_solutions_;
    if (are_too_many) {
        ++skipped_;
        last_.reset();
    }
    if (keeps && !are_too_many) {
        doing_ = Doing::pairing;
        next_cell_ = 0;
        return true;
    }
    if (!are_too_many) find_singles();
    doing_ = Doing::choosing;
    ++next_way_;
    return true;
}

bool Neighbours::was_taken(Cell cell, Digit digit) const {
    return puzzle_[cell] ==
           digit;  // of blanks of left_: only givens taken away have a digit in the puzzle
}

void Neighbours::find_singles() {
    for (const Cell cell : blanks_) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (counts_[cell * 10U + digit] != 1 || was_taken(cell, digit)) continue;
            waiting_.push_back(left_);
            waiting_.back()[cell] = digit;
        }
    }
    std::reverse(waiting_.begin(), waiting_.end());
}

// Finds the pairs of new givens that begin with this cell. A digit that leaves one solution by itself also does so with any
// second digit of that solution.
void Neighbours::find_pairs(Cell first, Meter& meter) {
    if (left_[first] != 0) return;
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (was_taken(first, digit)) continue;
        counts_.fill(0);
        std::uint64_t with = 0;
        for (const Grid& solution : solutions_) {
            if (solution[first] != digit) continue;
            ++with;
            for (const Cell cell : blanks_) ++counts_[cell * 10U + solution[cell]];
        }
        meter.spend(solutions_.size() / 16 + with);
        for (const Cell cell : blanks_) {
            if (cell <= first) continue;
            for (Digit other = 1; other <= 9; ++other) {
                if (counts_[cell * 10U + other] != 1 || was_taken(cell, other)) continue;
                waiting_.push_back(left_);
                waiting_.back()[first] = digit;
                waiting_.back()[cell] = other;
            }
        }
    }
    std::reverse(waiting_.begin(), waiting_.end());
}

}  // namespace retrace::setting
