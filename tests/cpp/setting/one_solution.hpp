// Whether a grid has exactly one solution, by counting.
#pragma once

#include "sudoku/answers/count.hpp"
#include "sudoku/contradiction.hpp"

namespace retrace::setting {

inline bool has_one_solution(const Grid& puzzle) {
    if (has_contradiction(puzzle)) return false;
    Count count(puzzle, 2);
    while (!count.run(1'000'000)) {
    }
    return count.count() == 1;
}

}  // namespace retrace::setting
