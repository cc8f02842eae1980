// Draws the conclusions of suppositions by links, one supposition after another.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "sudoku/techniques/chains/flat.hpp"
#include "sudoku/techniques/chains/link_graph.hpp"
#include "sudoku/techniques/chains/supposition.hpp"

namespace retrace::techniques {

class Drawing;
class NestedMemo;

// A candidate that is supposed to be there, or not.
struct Case {
    Number candidate;
    bool is_on;
};

// The rules that a supposition may use.
struct Reach {
    Links links = Links::all;
    bool dynamic = false;  // what was found not to be there counts for later conclusions
    int level = 0;         // 1: patterns, too; 2 to 5: and chains nested in this one
    // Null at level 0, so that a program without the other levels has no part of them. Board, graph and memo as below.
    std::unique_ptr<Drawing> (*rule_drawing)(const Candidates& board, const LinkGraph& graph,
                                             Reach reach, NestedMemo* memo) = nullptr;
};

class Drawing {
  public:
    // Board and graph stay where they are.
    Drawing(const Candidates& board, const LinkGraph& graph, Reach reach);
    Drawing(const Drawing&) = delete;  // nested chains point into it
    Drawing& operator=(const Drawing&) = delete;
    virtual ~Drawing() = default;

    // By all that the reach has. `memo`: of that board; null: none.
    static std::unique_ptr<Drawing> of(const Candidates& board, const LinkGraph& graph, Reach reach,
                                       NestedMemo* memo);

    virtual void begin(Number start, bool is_on);

    // Draws some conclusions more. True when there are no others; at level 0 the first time.
    virtual bool run();

    // The supposition.
    Case start() const { return {conclusions_[0].candidate, conclusions_[0].is_on}; }

    // When all is drawn.
    Supposition result(Arena& arena) const;

    // The same for another instance of the core, whose drawing of the same board reads it.
    void write(Flat& flat) const;
    // In place of begin() and run(): takes the next one that was written. False: no such drawing can be.
    bool read(FlatIn& in);

  protected:
    using Index = Supposition::Index;

    // All that follows by links.
    void draw();
    Index add(Number candidate, bool is_on, std::size_t first_cause, Cause cause,
              bool is_known = true);

    const Candidates& source_;
    const LinkGraph& graph_;
    Reach reach_;
    // The source, less what was found not to be there and followed: in words of the links, and for patterns and nested
    // chains as a board.
    std::array<Holder, kHolders> left_{};
    std::vector<std::uint64_t> gone_;
    Candidates board_;

    // As in Supposition.
    std::vector<Conclusion> conclusions_;
    std::vector<Index> causes_;
    std::array<std::vector<Index>, 2> drawn_;
    std::array<std::vector<Index>, 2> index_;
    std::array<std::vector<std::uint64_t>, 2> bits_;
    std::optional<std::array<Index, 2>> contradiction_;
    std::vector<Proof> proofs_;

  private:
    bool read_next(FlatIn& in, bool is_known, std::size_t proofs);
    void draw_from_on(Number candidate);
    void draw_from_off(Number candidate);
    void conclude(Number candidate, Number next, std::size_t way);

    std::array<std::size_t, 2> next_{};  // of drawn_, not yet followed
};

}  // namespace retrace::techniques
