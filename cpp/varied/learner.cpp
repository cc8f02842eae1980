// Builds the clauses, propagates them and the constraints, and chooses.
#include "varied/learner.hpp"

#include <algorithm>

#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

std::vector<std::vector<Variable>> excluded_by(const Network& network,
                                               std::span<const Digits> candidates) {
    std::vector<std::vector<Variable>> excluded(network.cell_count() << 5U);
    const auto each_digit = [](Digits digits, const auto& visit) {
        for (; digits != 0; digits &= digits - 1) visit(least_of(digits));
    };
    for (const Place cell : places(network.cell_count())) {
        each_digit(candidates[cell], [&](int digit) {
            auto& beside = excluded[variable_of(cell, digit)];
            each_digit(candidates[cell] & ~digit_bit(digit),
                       [&](int other) { beside.push_back(variable_of(cell, other)); });
            for (const Place peer : network.peers_of(cell)) {
                if ((candidates[peer] & digit_bit(digit)) != 0) {
                    beside.push_back(variable_of(peer, digit));
                }
            }
            for (const Arc& arc : network.arcs_of(cell)) {
                const std::size_t bit = static_cast<std::size_t>(digit) - 1;
                const Digits goes =
                    network.relation(arc.relation).of[bit / 8][std::size_t{1} << bit % 8];
                each_digit(candidates[arc.to] & ~goes,
                           [&](int other) { beside.push_back(variable_of(arc.to, other)); });
            }
            ranges::sort(beside);
            beside.erase(std::unique(beside.begin(), beside.end()), beside.end());
        });
    }
    return excluded;
}

std::vector<Digits> narrowed(const Network& network, Board<std::uint32_t>& board,
                             bool& is_possible) {
    is_possible = board.begin(network.candidates());
    return {board.masks().begin(), board.masks().end()};
}

// How many dead ends come before a restart: 1, 1, 2, 1, 1, 2, 4 … times the unit.
std::uint64_t luby(std::uint64_t index) {
    std::uint64_t size = 1;
    std::uint64_t power = 0;
    while (size < index + 1) {
        size = 2 * size + 1;
        ++power;
    }
    while (size - 1 != index) {
        size = (size - 1) / 2;
        --power;
        index %= size;
    }
    return std::uint64_t{1} << power;
}

constexpr std::uint64_t kRestartUnit = 400;

}  // namespace

Learner::Learner(const Network& network)
    : network_(network),
      board_(network),
      candidates_(narrowed(network, board_, is_possible_)),
      wanted_(candidates_),
      open_(candidates_),
      clauses_(excluded_by(network, candidates_)),
      runs_(network.words()),
      dirty_(network.words()),
      restart_at_(kRestartUnit) {
    for (std::size_t i = 0; i < clauses_.variables(); ++i) order_.add_variable();
    is_preferred_.assign(clauses_.variables(), 1);
    is_seen_.resize(clauses_.variables());
    if (is_possible_) add_clauses();
    is_over_ = !is_possible_;
}

void Learner::add_clauses() {
    for (const Place cell : places(network_.cell_count())) {
        std::vector<Literal> literals;
        for (Digits rest = candidates_[cell]; rest != 0; rest &= rest - 1) {
            literals.push_back(that(variable_of(cell, least_of(rest))));
            order_.insert(variable_of(cell, least_of(rest)));
        }
        add_clause(std::move(literals));
    }
    for (std::size_t i = 0; i < network_.constraints().size(); ++i) {
        const Constraint& each = network_.constraints()[i];
        if (each.task == Task::exchange) continue;  // houses say as much
        if (each.task != Task::house) {
            runs_[i / 64] |= std::uint64_t{1} << i % 64;
            continue;
        }
        for (int digit = 1; digit <= network_.digits(); ++digit) {
            std::vector<Literal> literals;
            for (const Place cell : network_.cells_of(each)) {
                if ((candidates_[cell] & digit_bit(digit)) == 0) continue;
                literals.push_back(that(variable_of(cell, digit)));
            }
            add_clause(std::move(literals));
        }
    }
}

// At level 0, where what is known stays known.
void Learner::add_clause(std::vector<Literal> literals) {
    const auto is = [this](int value) {
        return [this, value](Literal each) { return clauses_.value(each) == value; };
    };
    if (ranges::any_of(literals, is(1))) return;
    literals.erase(std::remove_if(literals.begin(), literals.end(), is(-1)), literals.end());
    if (literals.empty()) {
        is_possible_ = false;
    } else if (literals.size() > 1) {
        clauses_.add(literals, 0);
    } else {
        clauses_.hold(literals[0], {});
    }
}

void Learner::restart(std::span<const Digits> candidates) {
    go_back(0);
    is_to_learn_ = false;
    for (std::size_t cell = 0; cell < candidates_.size(); ++cell) {
        wanted_[cell] = candidates_[cell] & candidates[cell];
    }
    if (switch_ != 0 && clauses_.value(that(switch_)) == 0) {
        clauses_.hold(that_not(switch_), {});
    }
    switch_ = 0;
    floor_ = 1;
    excluded_count_ = 0;
    is_over_ = !is_possible_;
    is_at_solution_ = false;
}

Stop Learner::next(std::uint64_t& budget) {
    if (is_at_solution_) leave_solution();
    is_at_solution_ = false;
    for (;;) {
        if (is_over_) return Stop::exhausted;
        if (budget == 0) return Stop::paused;
        --budget;
        if (advance() == Event::solution) return Stop::solution;
    }
}

Learner::Event Learner::advance() {
    if (is_over_) return Event::over;
    if (is_to_learn_) {
        is_to_learn_ = false;
        is_over_ = !learn();
        return is_over_ ? Event::over : Event::lesson;
    }
    if (!propagate()) {
        is_to_learn_ = true;
        return Event::dead_end;
    }
    if (clauses_.level() == 0) {
        is_over_ = !begin();
        return is_over_ ? Event::over : Event::begin;
    }
    if (conflicts_ >= restart_at_) {
        restart_at_ = conflicts_ + kRestartUnit * luby(++restarts_);
        go_back(floor_);
        return Event::restart;
    }
    if (choose()) return Event::choice;
    is_at_solution_ = true;
    return Event::solution;
}

// The first level holds the candidates that this query leaves out.
bool Learner::begin() {
    clauses_.open_level();
    const auto assume = [&](Literal literal) {
        if (clauses_.value(literal) == 0) clauses_.hold(literal, {});
        return clauses_.value(literal) == 1;
    };
    if (switch_ != 0 && !assume(that(switch_))) return false;
    for (const Place cell : places(candidates_.size())) {
        for (Digits rest = candidates_[cell] & ~wanted_[cell]; rest != 0; rest &= rest - 1) {
            if (!assume(that_not(variable_of(cell, least_of(rest))))) return false;
        }
    }
    return true;
}

bool Learner::choose() {
    while (!order_.is_empty()) {
        const Variable variable = order_.take();
        if (clauses_.value(that(variable)) != 0) continue;
        ++choices_;
        clauses_.open_level();
        clauses_.hold(is_preferred_[variable] != 0 ? that(variable) : that_not(variable), {});
        return true;
    }
    return false;
}

bool Learner::propagate() {
    for (;;) {
        broken_ = network_.constraints().size();
        if (!clauses_.propagate(conflict_)) return false;
        show_on_board();
        const std::size_t constraint = take_dirty();
        if (constraint == network_.constraints().size()) return true;
        if (!run(constraint)) return false;
    }
}

void Learner::show_on_board() {
    for (; shown_ < clauses_.trail().size(); ++shown_) {
        const Literal literal = clauses_.trail()[shown_];
        const Variable variable = variable_in(literal);
        const Place cell = cell_of(variable);
        if (is_positive(literal) || cell >= open_.size()) continue;
        open_[cell] &= ~digit_of(variable);
        board_.put(cell, open_[cell]);
        const auto watchers = network_.watchers_of(cell);
        for (std::size_t i = 0; i < watchers.size(); ++i) dirty_[i] |= watchers[i] & runs_[i];
    }
}

// The cheapest one first; the number of constraints where none is left.
std::size_t Learner::take_dirty() {
    for (std::size_t i = 0; i < dirty_.size(); ++i) {
        if (dirty_[i] == 0) continue;
        const auto bit = static_cast<std::size_t>(std::countr_zero(dirty_[i]));
        dirty_[i] &= dirty_[i] - 1;
        return i * 64 + bit;
    }
    return network_.constraints().size();
}

bool Learner::run(std::size_t constraint) {
    if (!board_.run_alone(constraint, narrowed_)) {
        broken_ = constraint;
        explain_conflict(network_.constraints()[constraint]);
        return false;
    }
    for (const Place cell : narrowed_) {
        for (Digits gone = open_[cell] & ~board_.at(cell); gone != 0; gone &= gone - 1) {
            const Literal literal = that_not(variable_of(cell, least_of(gone)));
            if (clauses_.value(literal) == 0) {
                clauses_.hold(literal, {Cause::Kind::constraint, constraint});
            }
        }
    }
    return true;
}

void Learner::go_back(std::uint32_t level) {
    if (level >= clauses_.level()) return;
    const std::size_t start = clauses_.starts()[level];
    const auto taken = clauses_.trail().subspan(start);
    for (const Literal literal : taken) {
        const Variable variable = variable_in(literal);
        const Place cell = cell_of(variable);
        if (cell >= open_.size()) continue;
        is_preferred_[variable] = is_positive(literal) ? 1 : 0;
        order_.insert(variable);
        if (is_positive(literal)) continue;
        open_[cell] |= digit_of(variable);
        board_.put(cell, open_[cell]);
    }
    shown_ = std::min(shown_, start);
    std::fill(dirty_.begin(), dirty_.end(), 0);
    clauses_.go_back(level);
}

void Learner::leave_solution() {
    if (excluded_count_ < kMostExcluded) {
        exclude(solution());
    } else {
        floor_ = clauses_.level();
        is_over_ = !turn_round();
    }
}

// Takes the choice of the lowest level that can still change to its other side, where it stays; false where there is none.
bool Learner::turn_round() {
    if (floor_ <= 1) return false;
    const Literal choice = clauses_.trail()[clauses_.starts()[floor_ - 1]];
    --floor_;
    go_back(floor_);
    clauses_.hold(inverse(choice), {});
    return true;
}

void Learner::exclude(const Solution& solution) {
    go_back(0);
    if (switch_ == 0) {
        switch_ = clauses_.add_variable();
        order_.add_variable();
        is_preferred_.push_back(0);
        is_seen_.push_back(0);
    }
    std::vector<Literal> literals{that_not(switch_)};
    for (const Place cell : places(solution.size())) {
        literals.push_back(that_not(variable_of(cell, solution[cell])));
    }
    add_clause(std::move(literals));
    ++excluded_count_;
}

Solution Learner::solution() const {
    Solution solution;
    for (const Place cell : places(candidates_.size())) {
        Digits rest = candidates_[cell];
        while (clauses_.value(that(variable_of(cell, least_of(rest)))) != 1) rest &= rest - 1;
        solution.push_back(static_cast<std::uint8_t>(least_of(rest)));
    }
    return solution;
}

}  // namespace retrace::varied
