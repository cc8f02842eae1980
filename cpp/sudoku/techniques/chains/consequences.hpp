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
        return rows_.data() + place(start, is_on, follows_on);
    }

  private:
    std::size_t place(Number start, bool is_on, bool follows_on) const {
        return ((start * std::size_t{2} + (is_on ? 1 : 0)) * 2 + (follows_on ? 1 : 0)) * words_;
    }
    bool follow(std::uint64_t* off, std::uint64_t* on);
    void take_from_holders(Number candidate);

    enum class Known : std::uint8_t { nothing, follows, contradicts };

    const LinkGraph& graph_;
    std::size_t words_;
    std::vector<std::uint64_t> weak_;  // by candidate that is there: what is not there then
    std::array<Holder, kHolders> whole_{};
    std::array<Holder, kHolders> left_{};
    std::vector<Number> there_;        // not yet followed
    std::vector<Known> known_;         // of candidates that are there: what their rows say
    std::vector<std::uint64_t> rows_;  // by place()
};

}  // namespace retrace::techniques
