// All that follows from a supposition by links alone, as bits, without order or causes: what was found not to be there
// counts for later conclusions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/techniques/chains/link_graph.hpp"

namespace retrace::techniques {

// Most suppositions share nothing with others. Their bits say so in a fraction of the time of drawing them.
class Consequences {
  public:
    // The graph stays where it is.
    Consequences(const LinkGraph& graph, Links links);

    // False: it contradicts itself, so everything follows. Drawing finds the contradiction just then.
    bool suppose(Number start, bool is_on);

    // The candidates that follow from a supposition: those that are there, or that are not.
    const std::uint64_t* from(Number start, bool is_on, bool follows_on) const {
        if (is_on) return row(start, follows_on);
        if (forced_[start] != kNone) return row(forced_[start], follows_on);
        return follows_on ? nothing_.data() : alone_.data() + start * words_;
    }

    // Whether nothing but itself follows from the candidate's not being there.
    bool forces_none(Number start) const { return forced_[start] == kNone; }

  private:
    // The row of a candidate that is there: the candidates that are not there then, or that are.
    std::uint64_t* row(Number start, bool follows_on) {
        return rows_.data() + (start * std::size_t{2} + (follows_on ? 1 : 0)) * words_;
    }
    const std::uint64_t* row(Number start, bool follows_on) const {
        return rows_.data() + (start * std::size_t{2} + (follows_on ? 1 : 0)) * words_;
    }
    bool suppose_there(Number start);
    bool follow(Number start);
    void take_from_holders(Number candidate);

    enum class Known : std::uint8_t { nothing, follows, contradicts };

    const LinkGraph& graph_;
    std::size_t words_;
    std::vector<std::uint64_t> weak_;  // by candidate that is there: what is not there then
    // As in LinkGraph, in half of the memory.
    using Left = std::uint16_t;
    static constexpr unsigned kOneLeft = 1U << 10U;
    std::array<Left, kHolders> whole_{};
    std::array<Left, kHolders> left_{};
    std::vector<Number> there_;        // not yet followed
    std::vector<Known> known_;         // of candidates that are there: what their rows say
    std::vector<std::uint64_t> rows_;  // see row()

    // By candidate that is not there: one that must be there then. Each excludes the other, so the same follows from both.
    std::vector<Number> forced_;
    // Else nothing follows but itself.
    std::vector<std::uint64_t> alone_;
    std::vector<std::uint64_t> nothing_;
};

}  // namespace retrace::techniques
