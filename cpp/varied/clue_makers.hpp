// Clues of each kind, laid around a solution. They hold for it, and for how many other boards nobody has looked yet.
#pragma once

#include <vector>

#include "varied/kinds.hpp"
#include "varied/layouts.hpp"

namespace retrace::varied::clues {

// As many lines as the board has rows, where they can be found.
std::vector<Rule> lines_of(Kind kind, Canvas& canvas);
// A number beside each row and each column, at one of its two ends.
std::vector<Rule> sides_of(Kind kind, Canvas& canvas);

template <Kind kind>
std::vector<Rule> lines(Canvas& canvas) {
    static_assert(kind != Kind::cage);
    return lines_of(kind, canvas);
}

template <Kind kind>
std::vector<Rule> sides(Canvas& canvas) {
    return sides_of(kind, canvas);
}

// Every cell is in one.
std::vector<Rule> cages(Canvas& canvas);
std::vector<Rule> arrows(Canvas& canvas);
// All pairs that have one, each drawn once.
std::vector<Rule> dots(Canvas& canvas);
std::vector<Rule> xv(Canvas& canvas);
// Between all neighbours of a region.
std::vector<Rule> inequalities(Canvas& canvas);
std::vector<Rule> quadruples(Canvas& canvas);
std::vector<Rule> odd_even(Canvas& canvas);

}  // namespace retrace::varied::clues
