// Heckbert's closed form for the unit square.
#include "scan/perspective.hpp"

namespace retrace::scan {

Perspective::Perspective(const Corners& corners) : origin_(corners[0]) {
    const Point right = corners[1] - corners[2];
    const Point left = corners[3] - corners[2];
    const Point bend = corners[0] - corners[1] + corners[2] - corners[3];
    const float area = right.x * left.y - left.x * right.y;
    depth_u_ = (bend.x * left.y - left.x * bend.y) / area;
    depth_v_ = (right.x * bend.y - bend.x * right.y) / area;
    across_ = corners[1] - corners[0] + corners[1] * depth_u_;
    down_ = corners[3] - corners[0] + corners[3] * depth_v_;
}

}  // namespace retrace::scan
