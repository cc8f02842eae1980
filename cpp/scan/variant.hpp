// The rules beyond the classic ones that a grid's drawing tells of.
#pragma once

#include <cstdint>

#include "scan/nodes.hpp"
#include "scan/plane.hpp"

namespace retrace::scan {

enum class Variant : std::uint8_t {
    classic,
    diagonal,  // a diagonal is drawn or shaded
    killer,    // dashed cages within the cells
};

// `grey`: dark ink on light paper.
Variant variant_of(const Bytes& grey, const Nodes& nodes);

}  // namespace retrace::scan
