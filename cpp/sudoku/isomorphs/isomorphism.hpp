// A way to turn a puzzle into another that is the same but for names of digits and the order of lines.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/grid.hpp"

namespace retrace::isomorphs {

// The orders of the three lines of a band, or of three bands.
inline constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrdersOfThree{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

// One of the 9! * 6^8 * 2 ways: rows and columns change places, perhaps, then lines are put in order, then digits
// renamed. Rows stay with their band and columns with their stack.
struct Isomorphism {
    bool transposes = false;
    std::array<std::uint8_t, 9> rows{0, 1, 2, 3, 4, 5, 6, 7, 8};  // rows[i] becomes row i
    std::array<std::uint8_t, 9> columns{0, 1, 2, 3, 4, 5, 6, 7, 8};
    std::array<Digit, 10> names{0, 1, 2, 3, 4,
                                5, 6, 7, 8, 9};  // digit d becomes names[d]; a blank stays blank

    friend bool operator==(const Isomorphism&, const Isomorphism&) = default;
};

Grid applied(const Isomorphism& map, const Grid& puzzle);

// First `first`, then `second`.
Isomorphism composed(const Isomorphism& first, const Isomorphism& second);
Isomorphism inverse(const Isomorphism& map);

}  // namespace retrace::isomorphs
