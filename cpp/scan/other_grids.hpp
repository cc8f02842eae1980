// The sight of a grid of another size, or of a part of one, where no whole grid of nine by nine is.
#pragma once

#include "scan/plane.hpp"

namespace retrace::scan {

struct OtherGrid {
    int size = 0;         // cells a side of a grid of another size; 0 for none
    bool is_cut = false;  // the picture's edge cuts a grid off
};

// `grey`: dark lines on light paper.
OtherGrid other_grid_in(const Bytes& grey);

}  // namespace retrace::scan
