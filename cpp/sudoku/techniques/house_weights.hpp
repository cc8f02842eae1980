// Which houses may be bases and covers of a fish that takes a candidate away: a relaxation, in which a house may also be
// part of it in fractions.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/techniques/house_sets.hpp"

namespace retrace::techniques {

// The role of a house in a fish, or all that it may have: a bit each.
using HouseRole = std::uint8_t;
inline constexpr HouseRole kBase = 1;
inline constexpr HouseRole kCover = 2;
inline constexpr HouseRole kNoRole = 4;
inline constexpr HouseRole kAnyRole = kBase | kCover | kNoRole;

using HouseRoles = std::array<HouseRole, kHouses>;

struct Supposed {
    CellSet cells;  // of the digit
    Cell target;
    CellSet may_be_fins;
};

struct Relaxed {
    bool is_possible = false;  // false: there is no such fish
    int cost = 0;              // no fish has fewer bases and fins together
    std::uint8_t split =
        kHouses;  // a house in fractions, or counted twice; kHouses: there is none, this is a fish
    HouseRoles roles{};
};

Relaxed relax(const Supposed& supposed, const HouseRoles& allowed);

}  // namespace retrace::techniques
