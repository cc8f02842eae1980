// All that follows from supposing a candidate to be there, or not to be.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudoku/techniques/chains/link_graph.hpp"

namespace retrace::techniques {

// The rules that a supposition may use.
struct Reach {
    Links links = Links::all;
    bool dynamic = false;  // what was found not to be there counts for later conclusions
};

// One conclusion: a candidate that is there, or not, and the conclusions it rests on.
struct Conclusion {
    Number candidate;
    bool is_on;
    std::uint32_t first_cause;  // in causes()
    std::uint16_t causes;       // none: the supposition itself
};

// The conclusions in the order in which they are drawn, the soonest first; each rests on earlier ones.
// Where one contradicts another, the two are named and no more is drawn.
class Supposition {
  public:
    Supposition(const Candidates& board, const LinkGraph& graph, Reach reach, Number start,
                bool is_on);

    using Index = std::uint16_t;

    // Those that are there, or not, as they came.
    const std::vector<Index>& drawn(bool is_on) const { return drawn_[is_on ? 1 : 0]; }
    const Conclusion& conclusion(Index index) const { return conclusions_[index]; }
    std::optional<Index> find(Number candidate, bool is_on) const {
        const Index index = index_[is_on ? 1 : 0][candidate];
        return index == kNone ? std::nullopt : std::optional(index);
    }
    // First what is there.
    const std::optional<std::array<Index, 2>>& contradiction() const { return contradiction_; }

    // How many conclusions it rests on; it counts itself, too.
    int size_of_chain(Index index) const { return sizes_[index]; }
    // They in order, itself last.
    std::vector<Index> chain(Index index) const;

    std::span<const Index> causes(const Conclusion& conclusion) const {
        return {causes_.data() + conclusion.first_cause, conclusion.causes};
    }

  private:
    struct Work;
    void draw_from_on(Work& work, Number candidate);
    void draw_from_off(Work& work, Number candidate);
    Index add(Number candidate, bool is_on, std::span<const Index> causes, bool is_known = true);
    void measure_chains();

    std::vector<Conclusion> conclusions_;
    std::vector<Index> causes_;
    std::array<std::vector<Index>, 2> drawn_;  // not there, there
    std::array<std::vector<Index>, 2> index_;  // by candidate
    std::optional<std::array<Index, 2>> contradiction_;
    std::vector<std::uint16_t> sizes_;
};

}  // namespace retrace::techniques
