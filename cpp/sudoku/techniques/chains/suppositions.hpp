// The suppositions of a search, each drawn independently of the others, so by any number of threads.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "sudoku/techniques/chains/arena.hpp"
#include "sudoku/techniques/chains/drawing.hpp"
#include "sudoku/techniques/chains/supposition.hpp"

namespace retrace::techniques {

// A candidate that is supposed to be there, or not.
struct Case {
    Number candidate;
    bool is_on;
};

class Suppositions {
  public:
    // As in Drawing; the memo may serve several threads at once.
    Suppositions(const Candidates& board, const LinkGraph& graph, Reach reach, NestedMemo* memo);
    Suppositions(const Suppositions&) = delete;  // those that are drawn point into it
    Suppositions& operator=(const Suppositions&) = delete;
    ~Suppositions();

    // Draws one at once.
    void draw(Case one);

    // Notes one to be drawn in pieces.
    void add(Case one) { noted_.push_back(one); }
    // Draws one of those somewhat further; several threads may do so at once. False: all are drawn or at work.
    bool draw_piece();

    // Between pieces: whether all that were noted are drawn, and how many of them are begun, from 0 to 1.
    bool is_drawn() const { return next_ == noted_.size() && idle_.size() == drawers_.size(); }
    double portion() const {
        return noted_.empty() ? 1 : static_cast<double>(next_) / static_cast<double>(noted_.size());
    }

    // Null: not drawn.
    const Supposition* find(Case one) const { return drawn_[one.is_on ? 1 : 0][one.candidate]; }

  private:
    struct Drawer;

    Drawer& add_drawer();
    Drawer* take_drawer();
    void keep(Drawer& drawer);

    const Candidates& board_;
    const LinkGraph& graph_;
    Reach reach_;
    NestedMemo* memo_;
    std::array<std::vector<const Supposition*>, 2> drawn_;  // not there, there; null: not drawn

    std::vector<Case> noted_;
    std::mutex mutex_;      // of all that follows; pieces are drawn without it
    std::size_t next_ = 0;  // of noted_
    std::vector<std::unique_ptr<Drawer>> drawers_;  // as many as there were pieces at once
    std::vector<Drawer*> begun_;                    // at rest within a supposition
    std::vector<Drawer*> idle_;
};

}  // namespace retrace::techniques
