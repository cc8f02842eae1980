// One step of a search, from which everything that watches a search is made.
#pragma once

#include <cstdint>

#include "sudoku/cell.hpp"
#include "sudoku/digits.hpp"

namespace retrace {

// Bit 1 says that a digit is taken back; bit 0 marks the moments worth finding again. In the
// policies a comment like [watch: dead-end] marks the line that is shown at work on such a step.
enum class StepKind : std::uint8_t {
    placement = 0,  // `digit` is put into `cell`
    solution = 1,   // the placement that fills the last blank
    backtrack = 2,  // every digit of the next cell has been tried: `digit` is taken from `cell`
    dead_end = 3,   // the next cell had no digit at all: `digit` is taken from `cell`
};

//   byte   0      1      2       3
//        +------+------+-------+-------+
//        | kind | cell | digit | depth |     depth: digits placed by the search after this step
//        +------+------+-------+-------+
struct Step {
    StepKind kind;
    Cell cell;
    Digit digit;
    std::uint8_t depth;

    friend constexpr bool operator==(const Step&, const Step&) = default;
};
static_assert(sizeof(Step) == 4);

constexpr bool is_taken_back(const Step& step) {
    return (static_cast<unsigned>(step.kind) & 2U) != 0;
}

}  // namespace retrace
