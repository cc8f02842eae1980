// All solutions of a puzzle, one by one, by a search that learns a clause from each dead end. It is slower than Chooser where dead
// ends are few, and ends where Chooser does not.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "varied/blame_order.hpp"
#include "varied/board.hpp"
#include "varied/clauses.hpp"
#include "varied/search.hpp"

namespace retrace::varied {

class Learner {
  public:
    explicit Learner(const Network& network);

    enum class Event : std::uint8_t { begin, choice, dead_end, lesson, restart, solution, over };

    // Begins anew with fewer candidates; what was learnt stays.
    void restart(std::span<const Digits> candidates);
    // Takes from `budget` a piece for each choice and each dead end.
    Stop next(std::uint64_t& budget);
    // After the solution that `next` stopped at, or before the first call: it is not found again until `restart`.
    void exclude(const Solution& solution);
    Solution solution() const;
    std::uint64_t choices() const { return choices_; }

    // For the film. One piece of work, until a solution or the end: what follows from the last one, and then one of these.
    Event advance();
    std::span<const Literal> trail() const { return clauses_.trail(); }
    // Choices that are not taken back; level 1 has what the query leaves out.
    std::uint32_t level() const { return clauses_.level(); }
    // After a dead end: literals that are all false and cannot all be.
    std::span<const Literal> conflict() const { return conflict_; }
    // After a dead end: the constraint that it broke; the number of constraints where it was a clause.
    std::size_t broken() const { return broken_; }
    // After a lesson: one of these holds in each solution; the first is the one that follows now.
    std::span<const Literal> lesson() const { return lesson_; }

  private:
    void add_clauses();
    void add_clause(std::vector<Literal> literals);
    bool begin();
    bool propagate();
    void show_on_board();
    std::size_t take_dirty();
    bool run(std::size_t constraint);
    void go_back(std::uint32_t level);
    bool choose();
    void leave_solution();
    bool turn_round();

    bool learn();
    void analyse();
    void explain(Literal literal, std::vector<Literal>& causes) const;
    // Literals that were false before that place in the trail, and by which a constraint removed what it did.
    void explain_by(const Constraint& constraint, std::size_t position,
                    std::vector<Literal>& causes) const;
    void explain_cell(Place cell, std::size_t position, std::vector<Literal>& causes) const;
    void explain_conflict(const Constraint& constraint);
    void shorten();
    bool is_implied(Literal literal);
    std::uint32_t levels_in(std::span<const Literal> literals);

    const Network& network_;
    bool is_possible_ = true;  // some solution with the candidates of the start
    Board<std::uint32_t> board_;
    std::vector<Digits> candidates_;  // that the rules leave at the start
    std::vector<Digits> wanted_;      // those of this query
    std::vector<Digits> open_;        // as far as the trail is on the board
    Clauses clauses_;
    BlameOrder order_;
    std::vector<std::uint8_t> is_preferred_;  // by variable: it held when it was last known
    std::vector<std::uint64_t> runs_;         // constraints that clauses do not say, a bit for each
    std::vector<std::uint64_t> dirty_;        // those that are due
    std::vector<Place> narrowed_;
    std::size_t shown_ = 0;  // so much of the trail is on the board

    std::vector<Literal> conflict_;
    std::vector<Literal> lesson_;
    std::vector<Literal> causes_;
    std::vector<std::uint8_t> is_seen_;
    std::vector<Variable> seen_;
    std::vector<Literal> pending_;
    std::vector<std::uint64_t> stamps_;  // of levels
    std::uint64_t stamp_ = 0;
    Variable switch_ = 0;  // 0: none
    // So many solutions are excluded by a clause each; beyond them, the last choice of each is turned round instead.
    static constexpr std::size_t kMostExcluded = 64;
    std::size_t excluded_count_ = 0;
    std::uint32_t floor_ =
        1;  // the choices of levels to this one are left only in their order, once each
    std::uint64_t choices_ = 0;
    std::uint64_t conflicts_ = 0;
    std::uint64_t forget_at_ = 2'000;
    std::uint64_t restart_at_;
    std::uint64_t forgotten_ = 0;
    std::uint64_t restarts_ = 0;
    bool is_over_ = false;  // this query
    bool is_at_solution_ = false;
    bool is_to_learn_ = false;  // from the dead end that the last piece of work came to
    std::size_t broken_ = 0;
};

}  // namespace retrace::varied
