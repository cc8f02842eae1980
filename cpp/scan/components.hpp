// Pixels of ink that touch each other, as one piece each.
#pragma once

#include <algorithm>
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

// Joins two pieces.
inline Component joined(const Component& a, const Component& b) {
    return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
            std::max(a.bottom, b.bottom), a.area + b.area};
}

struct Components {
    Plane<std::int32_t> labels;  // -1 where there is no ink, else an index of `all`
    std::vector<Component> all;
};

// Pixels of at least `least` are ink; diagonal neighbours touch.
Components components_of(const Bytes& ink, int least);

}  // namespace retrace::scan
