// Order: the blank with the fewest candidates, the first such in row order.
#pragma once

#include "sudoku/search/search.hpp"

namespace retrace {

// Every blank's candidates are read at every level; a blank without any ends the reading, since the level
// is then a dead end whatever the other blanks have.
class FewestCandidates {
  public:
    static constexpr bool kListsDigits = true;

    explicit FewestCandidates(const Grid&) {}

    template <class Legality>
    bool select(const Legality& legality, int depth, Frames& frames, Counters& counters) {
        ++counters.calls;
        Frame& frame = frames[static_cast<std::size_t>(depth)];
        int fewest = 10;
        for (Cell cell = 0; cell < kCells && fewest > 0; ++cell) {
            if (legality.digit_at(cell) != 0) continue;
            counters.legality_checks += 3;
            const DigitSet candidates = legality.candidates(cell);
            if (size_of(candidates) < fewest) {
                fewest = size_of(candidates);
                frame.cell = cell;
                frame.untried = candidates;
            }
        }
        return fewest < 10;  // [watch: solution]
    }

    void leave(int) {}
};

}  // namespace retrace
