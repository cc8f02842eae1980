// Order: every cell by its index 0 to 80, givens skipped by a call of their own.
#pragma once

#include "sudoku/search/search.hpp"

namespace retrace {

// The recursion of the 2239 write-ups and of Baekjoon 12095's published function: one call for
// each index visited, the givens and the end (index 81) included, so `calls` is that problem's
// counter.
class EveryCell {
  public:
    static constexpr bool kListsDigits = false;

    explicit EveryCell(const Grid&) {}

    template <class Legality>
    [[gnu::always_inline]] inline bool select(const Legality& legality, int depth, Frames& frames,
                                              Counters& counters) {
        const auto index = static_cast<std::size_t>(depth);
        int cell = depth == 0 ? 0 : frames[index - 1].cell + 1;
        for (;; ++cell) {
            ++counters.calls;
            if (cell == kCells) return false;  // [watch: solution]
            if (legality.digit_at(cell) == 0) break;
        }
        frames[index].cell = static_cast<Cell>(cell);
        return true;
    }

    void leave(int) {}
};

}  // namespace retrace
