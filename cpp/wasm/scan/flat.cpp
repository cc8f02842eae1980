// Looks each pixel up between the four crossings around it, so that bent paper becomes flat.
#include "wasm/scan/flat.hpp"

namespace retrace::scan {
namespace {

// From cells of the upright board to cells of the grid in the picture.
Point before_turns(Point at, int turns) {
    for (int i = 0; i < turns; ++i) at = {at.y, 9 - at.x};
    return at;
}

Point in_picture(const Nodes& nodes, Point at) {
    const int column = std::clamp(whole(at.x), 0, 8);
    const int row = std::clamp(whole(at.y), 0, 8);
    const float across = at.x - real(column);
    const float down = at.y - real(row);
    const Point* const above = nodes.data() + row * 10 + column;
    const Point* const below = above + 10;
    const Point top = above[0] * (1 - across) + above[1] * across;
    const Point bottom = below[0] * (1 - across) + below[1] * across;
    return top * (1 - down) + bottom * down;
}

}  // namespace

Bytes flattened(const Bytes& grey, const Nodes& nodes, int turns) {
    constexpr int kSide = 9 * kFlatCell;
    Bytes flat(kSide, kSide);
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const Point at{(real(x) + 0.5F) / kFlatCell, (real(y) + 0.5F) / kFlatCell};
            const Point from = in_picture(nodes, before_turns(at, turns));
            flat.at(x, y) = byte(between(grey, from.x, from.y));
        }
    }
    return flat;
}

}  // namespace retrace::scan
