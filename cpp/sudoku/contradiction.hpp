// Equal digits in one house, which make a grid wrong before any search.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/grid.hpp"

namespace retrace {

// Two cells of one house with the same digit. `first < second`; `house` as in kHouseCells: of two
// houses in common, the row or column.
struct Contradiction {
    Digit digit;
    Cell first;
    Cell second;
    std::uint8_t house;

    friend constexpr bool operator==(const Contradiction&, const Contradiction&) = default;
};

// Every pair of equal digits in a house, once, by first and second cell.
std::vector<Contradiction> find_contradictions(const Grid& grid);

// Whether find_contradictions would find any.
bool has_contradiction(const Grid& grid);

}  // namespace retrace
