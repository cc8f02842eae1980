// Literals on candidates, those that are known to hold, and clauses: some from the rules, some learnt from dead ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "varied/rules.hpp"

namespace retrace::varied {

// Whether a digit stands in a cell; some more switch clauses on.
using Variable = std::uint32_t;

// A variable, or that it does not hold.
using Literal = std::uint32_t;

constexpr Variable variable_of(Place cell, int digit) {
    return Variable{cell} << 5U | static_cast<Variable>(digit - 1);
}
constexpr Place cell_of(Variable variable) {
    return static_cast<Place>(variable >> 5U);
}
constexpr Digits digit_of(Variable variable) {
    return Digits{1} << (variable & 31U);
}
constexpr Literal that(Variable variable) {
    return variable << 1U;
}
constexpr Literal inverse(Literal literal) {
    return literal ^ 1U;
}
constexpr Literal that_not(Variable variable) {
    return inverse(that(variable));
}
constexpr Variable variable_in(Literal literal) {
    return literal >> 1U;
}
constexpr bool is_positive(Literal literal) {
    return (literal & 1U) == 0;
}

// Why a literal holds: nothing, a clause by its place, a variable that excludes it, or a constraint of the network.
class Cause {
  public:
    enum class Kind : std::uint8_t { none, clause, excluded, constraint };

    constexpr Cause() = default;
    constexpr Cause(Kind kind, std::size_t index)
        : bits_(static_cast<std::uint32_t>(kind) << kIndexBits |
                static_cast<std::uint32_t>(index)) {}
    constexpr Kind kind() const { return static_cast<Kind>(bits_ >> kIndexBits); }
    constexpr std::uint32_t index() const { return bits_ & ((1U << kIndexBits) - 1); }

  private:
    static constexpr unsigned kIndexBits = 30;
    std::uint32_t bits_ = 0;
};

class Clauses {
  public:
    // `excluded`: for each variable those that do not hold beside it, both ways.
    explicit Clauses(std::span<const std::vector<Variable>> excluded);

    Variable add_variable();
    std::size_t variables() const { return causes_of_.size(); }

    // A clause of two literals or more; the first two are the last to become false. `glue`: the number of levels of a
    // learnt one, 0 where it may never be forgotten. Its place is good until the next call of `forget`.
    std::size_t add(std::span<const Literal> literals, std::uint32_t glue);
    std::span<const Literal> at(std::size_t place) const {
        return std::span(store_).subspan(place + kHead, store_[place]);
    }
    bool is_learnt(std::size_t place) const { return store_[place + 1] != 0; }
    // A clause was a reason for a dead end, with literals of so many levels then.
    void note_use(std::size_t place, std::uint32_t glue);
    // Forgets half of the learnt clauses: those of most levels, except where one is a reason.
    void forget_half();

    // 1: it holds, -1: it does not, 0: neither is known.
    int value(Literal literal) const { return values_[literal]; }
    std::uint32_t level() const { return static_cast<std::uint32_t>(starts_.size()); }
    std::uint32_t level_of(Variable variable) const { return levels_[variable]; }
    std::size_t position_of(Variable variable) const { return positions_[variable]; }
    Cause cause_of(Variable variable) const { return causes_of_[variable]; }
    std::span<const Literal> trail() const { return trail_; }
    // The first literal of each level.
    std::span<const std::size_t> starts() const { return starts_; }

    void open_level() { starts_.push_back(trail_.size()); }
    // The literal is not known yet.
    void hold(Literal literal, Cause reason);
    // Takes back all levels beyond this one.
    void go_back(std::uint32_t level);
    // All that follows by clauses and exclusion; false where that cannot be, and `conflict` has literals that are all false.
    bool propagate(std::vector<Literal>& conflict);

  private:
    // A clause as it is watched, with one of its literals: where that holds, the clause is not looked at.
    struct Watch {
        std::uint32_t place;
        Literal other;
    };
    static constexpr std::size_t kHead = 2;  // its size and its glue
    static constexpr std::uint32_t kUsed = 1U << 31U;

    void watch(std::size_t place);
    bool visit(Literal falsified, std::vector<Literal>& conflict);

    std::vector<std::uint32_t> excluded_;
    std::vector<std::uint32_t> first_excluded_;
    std::vector<std::uint32_t> store_;
    std::vector<std::uint32_t> kept_;
    std::vector<std::uint32_t> learnt_;
    std::vector<std::vector<Watch>> watches_;  // by the literal that becomes false
    std::vector<std::int8_t> values_;          // by literal
    std::vector<std::uint32_t> levels_;
    std::vector<std::uint32_t> positions_;
    std::vector<Cause> causes_of_;
    std::vector<Literal> trail_;
    std::vector<std::size_t> starts_;
    std::size_t next_ = 0;  // in the trail
};

}  // namespace retrace::varied
