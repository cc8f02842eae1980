// Points in a picture, in pixels from the middle of the top left one, and four of them as corners.
#pragma once

#include <array>
#include <cmath>

namespace retrace::scan {

struct Point {
    float x = 0;
    float y = 0;

    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(Point a, float by) { return {a.x * by, a.y * by}; }
    friend constexpr bool operator==(Point, Point) = default;
};

// Not std::hypot, which guards against numbers that no picture has.
inline float length_of(Point along) {
    return std::sqrt(along.x * along.x + along.y * along.y);
}

// Twice the area of the triangle; positive where a, b, c go round clockwise, as y points down.
constexpr float turn(Point a, Point b, Point c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// Clockwise, as seen: top left, top right, bottom right, bottom left.
using Corners = std::array<Point, 4>;

}  // namespace retrace::scan
