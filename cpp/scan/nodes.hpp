// The hundred crossings of a grid's lines, found one by one, so that bent paper lies flat.
#pragma once

#include <array>
#include <optional>

#include "scan/ink.hpp"
#include "scan/plane.hpp"
#include "scan/point.hpp"

namespace retrace::scan {

// Row by row, ten a row; the first one is the grid's top left corner in the picture.
using Nodes = std::array<Point, 100>;

struct Lattice {
    Nodes nodes;
    float seen = 0;  // up to 1: how much of the lines is ink, less what lies between them
};

// How much of `count` + 1 lines each way is ink, 0 to 1, less what lies between the lines. `full`: the ink of a line that
// is all there.
float lines_seen(const Bytes& ink, const Corners& corners, int count, float full = kInk);

// The lines near those that the corners make even.
Lattice lattice_of(const Bytes& ink, const Corners& corners);

}  // namespace retrace::scan
