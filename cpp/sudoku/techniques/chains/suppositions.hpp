// The suppositions of a search, each drawn independently of the others, so by any number of threads.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "sudoku/techniques/chains/arena.hpp"
#include "sudoku/techniques/chains/drawing.hpp"
#include "sudoku/techniques/chains/flat.hpp"
#include "sudoku/techniques/chains/supposition.hpp"

namespace retrace::techniques {

// A case as one number.
constexpr std::uint16_t key_of(Case one) {
    return static_cast<std::uint16_t>(one.candidate * 2U + (one.is_on ? 1U : 0U));
}
constexpr Case case_of(std::uint16_t key) {
    return {static_cast<Number>(key / 2), key % 2 == 1};
}

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
    void add(Case one) {
        noted_.push_back(one);
        end_ = noted_.size();
    }
    // Draws one of those somewhat further; several threads may do so at once. False: all are drawn or at work.
    bool draw_piece();

    // Between pieces, and by one thread alone: other instances of the core draw some, too. One that does not come back
    // is drawn here in the end, and where both have drawn one, the first counts.

    // Tells a helper of them: the level of their chains, and the board that they begin with.
    void put_job(Flat& flat) const;
    // How many are neither begun nor handed out.
    std::size_t left() const { return end_ > next_ ? end_ - next_ : 0; }
    // Hands out so many of them at most, from the end: a number of 16 bits each.
    void hand_out(std::size_t count, Flat& cases);
    // Takes some that were handed out and are drawn, as Drawing::write() has them. False: one cannot be, and is left out
    // with those behind it.
    bool bring(std::span<const std::uint8_t> drawn);

    // Between pieces: whether all that were noted are drawn, and how many of them are begun, from 0 to 1.
    bool is_drawn() const { return next_ == noted_.size() && idle_.size() == drawers_.size(); }
    double portion() const {
        return noted_.empty()
                   ? 1
                   : static_cast<double>(next_ + ahead_) / static_cast<double>(noted_.size());
    }

    // Null: not drawn.
    const Supposition* find(Case one) const { return drawn_[one.is_on ? 1 : 0][one.candidate]; }

  private:
    struct Drawer;

    Drawer& add_drawer();
    Drawer* take_drawer();
    void keep(Drawer& drawer);
    bool bring_next(FlatIn& in, Drawer& drawer);
    void pass_drawn();

    const Candidates& board_;
    const LinkGraph& graph_;
    Reach reach_;
    NestedMemo* memo_;
    std::array<std::vector<const Supposition*>, 2> drawn_;  // not there, there; null: not drawn

    std::vector<Case> noted_;
    std::mutex mutex_;       // of all that follows; pieces are drawn without it
    std::size_t next_ = 0;   // of noted_
    std::size_t end_ = 0;    // of noted_: the rest is handed out
    std::size_t ahead_ = 0;  // are drawn of those from the next one on
    std::vector<std::unique_ptr<Drawer>> drawers_;  // as many as there were pieces at once
    std::vector<Drawer*> begun_;                    // at rest within a supposition
    std::vector<Drawer*> idle_;
};

}  // namespace retrace::techniques
