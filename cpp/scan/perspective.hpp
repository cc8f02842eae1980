// The map between a flat board and its picture, seen from any side.
#pragma once

#include <array>

#include "scan/point.hpp"

namespace retrace::scan {

class Perspective {
  public:
    // Takes (0, 0), (1, 0), (1, 1), (0, 1) to the corners. They have to go round without a
    // crossing, and no three may be on a line.
    explicit Perspective(const Corners& corners);

    Point operator()(float u, float v) const {
        const float depth = depth_u_ * u + depth_v_ * v + 1;
        return {(across_.x * u + down_.x * v + origin_.x) / depth,
                (across_.y * u + down_.y * v + origin_.y) / depth};
    }

  private:
    Point origin_;
    Point across_;
    Point down_;
    float depth_u_ = 0;
    float depth_v_ = 0;
};

// Heckbert's closed form for the unit square.
inline Perspective::Perspective(const Corners& corners) : origin_(corners[0]) {
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
