// A strategy that fills one cell a level, as a pair of policies: which cell, and which digits.
#pragma once

#include "sudoku/search/search.hpp"

namespace retrace {

// CellOrder(const Grid& givens)
//   bool select(const Legality&, int depth, Frames&, Counters&)   sets the frame's cell, or false
//   void leave(int depth)                                         on returning from the level
//   static constexpr bool kListsDigits                            also sets the frame's untried
// static Goal cause(const Grid& below, Cell)                    for forced cells: what forced
// them, see Search::cause
// Legality(const Grid& givens)
//   int digit_at(int cell)                                        the board as the strategy keeps it
//   void list(int depth, Frame&, Counters&)                       on entering a cell
//   bool next(int depth, Frame&, Counters&)                       the next legal digit, or false
//   void place(Cell, Digit), take_back(Cell, Digit)
template <class Legality, class CellOrder, bool TakesBack = true>
class CellBranching {
  public:
    using Types = typename TypesOf<Legality>::Types;

  private:
    using Grid = typename Types::Grid;
    using Frame = typename Types::Frame;
    using Frames = typename Types::Frames;

  public:
    // NOLINTNEXTLINE(bugprone-dynamic-static-initializers): a constant of a template is initialized at compile time
    static constexpr bool kTakesBack = TakesBack;

    explicit CellBranching(const Grid& givens) : legality_(givens), order_(givens) {}

    [[gnu::always_inline]] inline bool enter(int depth, Frames& frames, Counters& counters) {
        if (!order_.select(legality_, depth, frames, counters)) return false;
        Frame& frame = frames[static_cast<std::size_t>(depth)];
        frame.digit = 0;
        if constexpr (!CellOrder::kListsDigits) legality_.list(depth, frame, counters);
        return true;
    }

    void leave(int depth) { order_.leave(depth); }

    [[gnu::always_inline]] inline bool advance(int depth, Frame& frame, Counters& counters) {
        return legality_.next(depth, frame, counters);
    }

    [[gnu::always_inline]] inline void place(const Frame& frame, Counters&) {
        legality_.place(frame.cell, frame.digit);
    }
    [[gnu::always_inline]] inline void take_back(const Frame& frame) {
        legality_.take_back(frame.cell, frame.digit);
    }

    Goal goal(int, const Frame& frame) const { return frame.cell; }

    Choices left(int, const Frame& frame, const Grid& below) const {
        if constexpr (CellOrder::kListsDigits) return choices_of(frame.cell, frame.untried);
        return choices_above(below, frame.cell, frame.digit);
    }

    // An order that looks for forced cells tells their causes itself.
    Goal cause(int, const Frame& frame, const Grid& below) const {
        if constexpr (requires { CellOrder::cause(below, frame.cell); }) {
            return CellOrder::cause(below, frame.cell);
        }
        return candidates_of(below, frame.cell) == kNoDigits ? Goal{frame.cell} : kNoGoal;
    }

  private:
    Legality legality_;
    CellOrder order_;
};

// Fills cells and takes digits back.
template <class Legality, class CellOrder>
using CellSearch = Search<CellBranching<Legality, CellOrder>>;

// Fills cells and never takes a digit back.
template <class Legality, class CellOrder>
using GreedySearch = Search<CellBranching<Legality, CellOrder, false>>;

}  // namespace retrace
