// The board of a photo as it would lie on a table: flat, upright, in grey.
#pragma once

#include "scan/nodes.hpp"
#include "scan/plane.hpp"

namespace retrace::scan {

inline constexpr int kFlatCell = 48;  // pixels a cell's side

// `turns`: quarters, clockwise, that set the picture upright.
Bytes flattened(const Bytes& grey, const Nodes& nodes, int turns);

}  // namespace retrace::scan
