// Pixels of ink that touch each other, as one piece each.
#pragma once

#include <vector>

#include "scan/plane.hpp"

namespace retrace::scan {

struct Component {
    int left = 0;
    int top = 0;
    int right = 0;   // the last column that has a pixel of it
    int bottom = 0;  // the last row
    int area = 0;    // in pixels

    int width() const { return right - left + 1; }
    int height() const { return bottom - top + 1; }
};

struct Components {
    Plane<std::int32_t> labels;  // -1 where there is no ink, else an index of `all`
    std::vector<Component> all;
};

// Diagonal neighbours touch. Ink is what is at least `least`.
Components components_of(const Bytes& ink, int least);

}  // namespace retrace::scan
