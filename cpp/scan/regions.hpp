// The regions of a jigsaw, as its thick lines part them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "scan/nodes.hpp"
#include "scan/plane.hpp"

namespace retrace::scan {

// For each cell of the grid as it lies in the picture the number of its region, 0 to 8.
using Regions = std::array<std::uint8_t, 81>;

// Nothing where the lines do not part the grid into nine regions of nine cells, or part it into the usual boxes.
// `grey`: dark ink on light paper.
std::optional<Regions> regions_of(const Bytes& grey, const Nodes& nodes);

}  // namespace retrace::scan
