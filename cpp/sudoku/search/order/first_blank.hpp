// Order: the first blank of the board, looked for from the top left at every call.
#pragma once

#include "sudoku/search/search.hpp"

namespace retrace {

// The 2239 write-up tagged csp: nothing is remembered between calls, the whole board is scanned.
class FirstBlank {
  public:
    static constexpr bool kListsDigits = false;

    explicit FirstBlank(const Grid&) {}

    template <class Legality>
    bool select(const Legality& legality, int depth, Frames& frames, Counters& counters) {
        ++counters.calls;
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (legality.digit_at(cell) == 0) {
                frames[static_cast<std::size_t>(depth)].cell = cell;
                return true;
            }
        }
        return false;  // [watch: solution]
    }

    void leave(int) {}
};

}  // namespace retrace
