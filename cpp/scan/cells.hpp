// The picture in each cell of a found grid, cut out for the net.
#pragma once

#include <array>

#include "scan/nodes.hpp"
#include "scan/patch.hpp"
#include "scan/plane.hpp"

namespace retrace::scan {

struct CellPicture {
    bool has_digit = false;  // something of a digit's size stands in the middle
    float contrast = 0;      // of the cell's ink against its paper, 0 to 1
    float size = 0;          // the digit's longer side, in cells
    float likeness = 0;      // to the puzzle's other digits, in size and contrast, 0 to 1
    Patch patch{};           // only where has_digit
};

using CellPictures = std::array<CellPicture, 81>;

// `grey`: dark ink on light paper.
CellPictures cells_of(const Bytes& grey, const Nodes& nodes);

}  // namespace retrace::scan
