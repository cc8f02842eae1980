// The rules beyond the classic ones that a grid's drawing tells of.
#pragma once

#include <cstdint>

#include "scan/nodes.hpp"
#include "scan/plane.hpp"

namespace retrace::scan {

enum class Variant : std::uint8_t {
    classic,
    diagonal,  // both diagonals are drawn or shaded
    killer,    // dashed cages within the cells
};

// `rises`: from the bottom left to the top right, rather than falling from the top left.
bool is_on_diagonal(int cell, bool rises);

// `grey`: dark ink on light paper.
Variant variant_of(const Bytes& grey, const Nodes& nodes);

}  // namespace retrace::scan
