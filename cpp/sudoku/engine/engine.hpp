// The fast engine's calls: any solution, the first one, how many, and whether there is one at all.
//
// Everything here is a pure function of its arguments: no state is kept between calls, nothing
// fails, nothing throws. Givens that contradict each other simply have no solution. Each call needs
// some 56 KB of stack for its search.
#pragma once

#include <cstdint>
#include <optional>

#include "sudoku/engine/board.hpp"
#include "sudoku/grid.hpp"

namespace retrace::engine {

// The solution that the search meets first; no particular one if there are several.
std::optional<Grid> first_found(const Grid& givens);

// The lexicographically first solution: the smallest 81-digit string.
std::optional<Grid> first_solution(const Grid& givens);

struct Count {
    std::uint64_t solutions;  // never more than the limit
    bool limit_reached;       // there are at least this many
};

// Counts solutions, exactly up to the limit (at least 1).
Count count(const Grid& givens, std::uint64_t limit);

// Both answers that a person wants at once: the first solution, and whether it is the only one.
struct Answer {
    std::optional<Grid> first;
    bool several;
};
Answer solve(const Grid& givens);

// Whether some solution takes a candidate of the set in every cell. A cell's set may be empty, then
// there is none.
bool has_solution(const CandidateGrid& candidates);

}  // namespace retrace::engine
