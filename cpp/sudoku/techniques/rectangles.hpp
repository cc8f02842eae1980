// Rectangles in two rows, two columns and two boxes: in their cells two digits can be exchanged.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoku/techniques/candidates.hpp"
#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

// In order around: the first and the third are across from each other.
using Corners = std::array<Cell, 4>;

CellSet set_of_corners(const Corners& corners);

const std::vector<Corners>& rectangles();

// One digit in the first and the third corner, the other in the second and the fourth.
struct Crosswise {
    std::array<Digit, 2> digits;
    Digit at(std::size_t corner) const { return digits[corner % 2]; }
};

// Whether every filled corner stands crosswise, and every blank one could.
bool may_stand(const Candidates& board, const Corners& corners, const Crosswise& crosswise);

// Marks the corners, their candidates of the two digits, and the others as those that break the rectangle.
void show_rectangle(const Candidates& board, const Corners& corners, DigitSet digits,
                    Deduction& found);

// Unique rectangles in which a corner lacks one of the two digits, which the classic scale does not know: types 1 to 4, as those of
// whole rectangles.
bool find_incomplete_rectangle(int type, const Candidates& board, Deduction& found);

// A loop of blanks that share two digits: were they to hold nothing else, the two digits could be exchanged all around, and the
// puzzle had a second solution. Its cells stand in order. Every house that it touches has two of them.
struct UniqueLoop {
    std::vector<Cell> cells;
    DigitSet digits;                // the two
    std::vector<Cell> extra_cells;  // those with more candidates, in the loop's order
};

// All loops, each as often as it is met, in the order of the classic search.
std::vector<UniqueLoop> unique_loops(const Candidates& board);

}  // namespace retrace::techniques
