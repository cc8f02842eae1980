// A cell's area in the picture: flat, or a patch of it for the net.
#pragma once

#include "scan/nodes.hpp"
#include "scan/patch.hpp"
#include "scan/plane.hpp"

namespace retrace::scan {

// u and v go from 0 to 1 inside, and on beyond the cell's borders.
struct CellView {
    Point top_left;
    Point top_right;
    Point bottom_left;
    Point bottom_right;

    Point at(float u, float v) const {
        return (top_left * (1 - u) + top_right * u) * (1 - v) +
               (bottom_left * (1 - u) + bottom_right * u) * v;
    }

    // In pixels, along both diagonals on average.
    float side() const;
};

CellView view_of(const Nodes& nodes, int cell);

// The cell's grey levels, `side` pixels each way.
Bytes flat_cell(const Bytes& grey, const CellView& view, int side);

// In a square of flat grey levels, the one that `percent` of them are not above.
int level_of_rank(const Bytes& flat, int left, int top, int size, float percent);

// The position of a digit in its cell, in cells.
struct PatchPlace {
    float middle_u = 0.5F;
    float middle_v = 0.5F;
    float longer_side = 0;
    bool is_light = false;  // the digit is lighter than its paper
};

Patch patch_at(const Bytes& grey, const CellView& view, const PatchPlace& place);

}  // namespace retrace::scan
