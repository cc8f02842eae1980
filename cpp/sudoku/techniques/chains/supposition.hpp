// All that follows from supposing a candidate to be there, or not to be.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudoku/techniques/chains/arena.hpp"
#include "sudoku/techniques/chains/link_graph.hpp"
#include "sudoku/techniques/chains/proof.hpp"

namespace retrace::techniques {

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
    std::uint16_t depth;  // conclusions on the longest way to it: its chain has so many or more
};

// The conclusions in the order in which they were drawn, the soonest first; each rests on earlier ones.
// Where one contradicts another, the two are named and no more was drawn. A view of what an arena has.
class Supposition {
  public:
    using Index = std::uint16_t;

    // The conclusions that are there, or not there, in the order in which they were drawn.
    std::span<const Index> drawn(bool is_on) const { return drawn_[is_on ? 1 : 0]; }
    // The same as a bit for each candidate.
    const std::uint64_t* drawn_bits(bool is_on) const { return bits_[is_on ? 1 : 0]; }
    const Conclusion& conclusion(Index index) const { return conclusions_[index]; }
    // The candidate was drawn.
    Index at(Number candidate, bool is_on) const { return index_[is_on ? 1 : 0][candidate]; }
    // The candidate's being there, then its not being there; none without a contradiction.
    const std::optional<std::array<Index, 2>>& contradiction() const { return contradiction_; }

    // The number of conclusions in a conclusion's chain, itself included; chains nested in them are not counted.
    int size_of_chain(Index index) const {
        if (sizes_[index] == 0) sizes_[index] = measured(index);
        return sizes_[index];
    }
    // A conclusion's chain in order, the conclusion itself last.
    std::vector<Index> chain(Index index) const;
    // The chain from the conclusion back to its start, nearer conclusions first, each candidate once.
    void walk_back(Index index, std::vector<Index>& chain) const;

    std::span<const Index> causes(const Conclusion& conclusion) const {
        return causes_.subspan(conclusion.first_cause, conclusion.causes);
    }
    std::span<const Proof> proofs() const { return proofs_; }

  private:
    friend class Drawing;

    std::uint16_t measured(Index index) const;

    std::span<const Conclusion> conclusions_;
    std::span<const Index> causes_;
    std::array<std::span<const Index>, 2> drawn_;  // not there, there
    std::array<const Index*, 2> index_{};          // by candidate
    std::array<const std::uint64_t*, 2> bits_{};
    std::optional<std::array<Index, 2>> contradiction_;
    std::uint16_t* sizes_ = nullptr;  // of chains; 0: not measured yet
    std::span<const Proof> proofs_;
};

}  // namespace retrace::techniques
