// All that follows from supposing a candidate to be there, or not to be.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sudoku/techniques/chains/implications.hpp"
#include "sudoku/techniques/chains/link_graph.hpp"
#include "sudoku/techniques/chains/proof.hpp"

namespace retrace::techniques {

class NestedChains;
class NestedMemo;

// The rules that a supposition may use.
struct Reach {
    Links links = Links::all;
    bool dynamic = false;  // what was found not to be there counts for later conclusions
    int level = 0;         // 1: patterns, too; 2 to 5: and chains nested in this one
};

// Where a conclusion comes from; a house by its kind.
enum class Cause : std::uint8_t { none, cell, box, row, column, advanced };

constexpr Cause cause_in(HouseKind kind) {
    return kind == HouseKind::box   ? Cause::box
           : kind == HouseKind::row ? Cause::row
                                    : Cause::column;
}

// One conclusion: a candidate that is there, or not, and the conclusions it rests on.
struct Conclusion {
    Number candidate;
    bool is_on;
    Cause cause;
    std::uint32_t first_cause;  // in causes()
    std::uint16_t causes;       // none: the supposition itself
    std::uint16_t proof;        // of the chain nested here, in proofs(); kNone: no chain
};

// A conclusion that a pattern or a nested chain leads to, as it is drawn.
struct RuleUse {
    Candidate off;
    const Candidates& board;  // without what the supposition has taken away so far
    const Implications& found;
    const Implications::Entry& entry;
    const NestedChains* nested;  // that found it; null: a pattern
};

class RuleListener {
  public:
    virtual ~RuleListener() = default;

    virtual void used(const RuleUse& use) = 0;
};

// The conclusions in the order in which they are drawn, the soonest first; each rests on earlier ones.
// Where one contradicts another, the two are named and no more is drawn.
class Supposition {
  public:
    // `memo`: of that board; null: none.
    Supposition(const Candidates& board, const LinkGraph& graph, Reach reach, Number start,
                bool is_on, NestedMemo* memo = nullptr);
    Supposition(Supposition&&) noexcept;
    ~Supposition();

    // Draws some conclusions more. True when there are no others; at level 0 that is so from the beginning.
    bool run(RuleListener* listener = nullptr);

    using Index = std::uint16_t;

    // The conclusions that are there, or not there, in the order in which they were drawn.
    const std::vector<Index>& drawn(bool is_on) const { return drawn_[is_on ? 1 : 0]; }
    const Conclusion& conclusion(Index index) const { return conclusions_[index]; }
    std::optional<Index> find(Number candidate, bool is_on) const {
        const Index index = index_[is_on ? 1 : 0][candidate];
        return index == kNone ? std::nullopt : std::optional(index);
    }
    // The candidate's being there, then its not being there; none without a contradiction.
    const std::optional<std::array<Index, 2>>& contradiction() const { return contradiction_; }

    // The number of conclusions in a conclusion's chain, itself included; chains nested in them are not counted.
    int size_of_chain(Index index) const { return sizes_[index]; }
    // A conclusion's chain in order, the conclusion itself last.
    std::vector<Index> chain(Index index) const;
    // The chain from the conclusion back to its start, nearer conclusions first, each candidate once.
    void walk_back(Index index, std::vector<Index>& chain) const;

    std::span<const Index> causes(const Conclusion& conclusion) const {
        return {causes_.data() + conclusion.first_cause, conclusion.causes};
    }
    const std::vector<Proof>& proofs() const { return proofs_; }

  private:
    struct Work;
    void draw(Work& work);
    void draw_from_on(Work& work, Number candidate);
    void draw_from_off(Work& work, Number candidate);
    bool draw_advanced(Work& work, RuleListener* listener);
    void take_implications(Work& work, RuleListener* listener);
    Index add(Number candidate, bool is_on, std::span<const Index> causes, Cause cause,
              bool is_known = true);
    void measure_chains();
    void measure_again(Index index);

    std::vector<Conclusion> conclusions_;
    std::vector<Index> causes_;
    std::array<std::vector<Index>, 2> drawn_;  // not there, there
    std::array<std::vector<Index>, 2> index_;  // by candidate
    std::optional<std::array<Index, 2>> contradiction_;
    std::vector<std::uint16_t> sizes_;
    std::vector<Proof> proofs_;
    std::unique_ptr<Work> work_;  // none where all is drawn
};

}  // namespace retrace::techniques
