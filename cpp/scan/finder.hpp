// Finds the grid in a picture: the quad whose ten lines each way are there.
#pragma once

#include "scan/nodes.hpp"
#include "scan/plane.hpp"

namespace retrace::scan {

struct Found {
    Lattice lattice;
    float score = 0;  // 0 to 1; below kLeastScore it is no grid
    float rank =
        0;  // to compare with: small grids beside the large one are solutions and other puzzles
    int other_size = 0;  // cells a side where the best grid is one of another size
    bool dark = false;   // light lines on a dark background
};

inline constexpr float kLeastScore = 0.42F;

// `grey` as it is; light on dark is tried where dark on light gives nothing.
Found find_grid(const Bytes& grey);

}  // namespace retrace::scan
