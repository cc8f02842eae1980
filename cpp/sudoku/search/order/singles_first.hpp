// Order: naked and hidden singles first, and only then the blank with the fewest candidates.
#pragma once

#include <array>

#include "sudoku/search/search.hpp"

namespace retrace {

// Propagation as an order: a single is a level with one digit, so every consequence of a choice is
// placed, level by level, until none is left or a contradiction shows, and each is a step that can
// be watched and taken back. A contradiction is a level without digits:
//   a blank without candidates (that blank), or a house in which a digit fits no cell (its first
//   blank).
class SinglesFirst {
  public:
    static constexpr bool kListsDigits = true;

    explicit SinglesFirst(const Grid&) {}

    template <class Legality>
    bool select(const Legality& legality, int depth, Frames& frames, Counters& counters) {
        ++counters.calls;
        Frame& frame = frames[static_cast<std::size_t>(depth)];
        std::array<DigitSet, kCells> candidates{};
        int fewest = 10;
        for (Cell cell = 0; cell < kCells && fewest > 0; ++cell) {
            if (legality.digit_at(cell) != 0) continue;
            counters.legality_checks += 3;
            candidates[cell] = legality.candidates(cell);
            if (size_of(candidates[cell]) < fewest) {
                fewest = size_of(candidates[cell]);
                frame.cell = cell;
                frame.untried = candidates[cell];
            }
        }
        if (fewest == 10) return false;  // [watch: solution]
        if (fewest > 1) look_for_hidden_single(legality, candidates, frame, counters);
        return true;
    }

    void leave(int) {}

    // The cause for which select() chose the cell, found again in the same order.
    static Goal cause(const Grid& below, Cell cell) {
        if (size_of(candidates_of(below, cell)) <= 1) return cell;
        for (int house = 0; house < kHouses; ++house) {
            const auto [missing, single] = look_through(below, house);
            if (missing != kNoDigits) return goal_of(house, smallest(missing));
            if (single != kNoDigits) return goal_of(house, smallest(single));
        }
        return kNoGoal;
    }

  private:
    struct Fits {
        DigitSet missing;  // digits that fit no cell
        DigitSet single;   // digits that fit one cell
    };

    static Fits look_through(const Grid& grid, int house) {
        DigitSet once = 0;
        DigitSet more = 0;
        DigitSet placed = 0;
        for (const Cell cell : kHouseCells[static_cast<std::size_t>(house)]) {
            if (grid[cell] != 0) {
                placed |= set_of(grid[cell]);
                continue;
            }
            const DigitSet candidates = candidates_of(grid, cell);
            more = static_cast<DigitSet>(more | (once & candidates));
            once |= candidates;
        }
        return {without(kAllDigits, once | placed), without(once, more)};
    }

    // Sets the frame to the first hidden single, or to a dead end where a digit fits no cell
    // of a house; otherwise leaves it as it is.
    template <class Legality>
    static void look_for_hidden_single(const Legality& legality,
                                       const std::array<DigitSet, kCells>& candidates, Frame& frame,
                                       Counters& counters) {
        for (const House& house : kHouseCells) {
            DigitSet once = 0;  // digits that fit at least one cell
            DigitSet more = 0;  // digits with several
            DigitSet placed = 0;
            counters.legality_checks += 9;
            for (const Cell cell : house) {
                more = static_cast<DigitSet>(more | (once & candidates[cell]));
                once |= candidates[cell];
                if (const int digit = legality.digit_at(cell); digit != 0)
                    placed |= set_of(static_cast<Digit>(digit));
            }
            if ((once | placed) != kAllDigits) {
                frame.cell = first_blank(legality, house);
                frame.untried = kNoDigits;
                return;
            }
            if (const DigitSet single = without(once, more); single != kNoDigits) {
                frame.untried = set_of(smallest(single));
                for (const Cell cell : house) {
                    if ((candidates[cell] & frame.untried) != 0) frame.cell = cell;
                }
                return;
            }
        }
    }

    template <class Legality>
    static Cell first_blank(const Legality& legality, const House& house) {
        for (const Cell cell : house) {
            if (legality.digit_at(cell) == 0) return cell;
        }
        return house[0];  // not reached: a full house has all nine digits placed
    }
};

}  // namespace retrace
