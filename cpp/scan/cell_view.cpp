// Samples the picture between a cell's four corners.
#include "scan/cell_view.hpp"

#include <array>
#include <cmath>

namespace retrace::scan {
namespace {

// The mean of as many points as a step spans pixels, at most four.
float level(const Bytes& grey, const CellView& view, float u, float v, float step) {
    if (view.side() * step < 1.6F) {
        const Point point = view.at(u, v);
        return between(grey, point.x, point.y);
    }
    float sum = 0;
    for (int part = 0; part < 4; ++part) {
        const Point point =
            view.at(u + (part % 2 == 0 ? -step : step) / 4, v + (part < 2 ? -step : step) / 4);
        sum += between(grey, point.x, point.y);
    }
    return sum / 4;
}

}  // namespace

float CellView::side() const {
    const Point one = bottom_right - top_left;
    const Point other = bottom_left - top_right;
    return (std::hypot(one.x, one.y) + std::hypot(other.x, other.y)) * 0.35355F;
}

CellView view_of(const Nodes& nodes, int cell) {
    const Point* const node = nodes.data() + cell / 9 * 10 + cell % 9;
    return {node[0], node[1], node[10], node[11]};
}

Bytes flat_cell(const Bytes& grey, const CellView& view, int side) {
    const float step = 1 / real(side);
    Bytes flat(side, side);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            flat.at(x, y) =
                byte(level(grey, view, (real(x) + 0.5F) * step, (real(y) + 0.5F) * step, step));
        }
    }
    return flat;
}

int level_of_rank(const Bytes& flat, int left, int top, int size, float percent) {
    std::array<int, 256> counts{};
    for (int y = top; y < top + size; ++y) {
        for (int x = left; x < left + size; ++x) ++counts[flat.at(x, y)];
    }
    int level = 0;
    for (int below = counts[0]; 100 * real(below) <= real(size * size) * percent;) {
        below += counts.data()[++level];
    }
    return level;
}

Patch patch_at(const Bytes& grey, const CellView& view, const PatchPlace& place) {
    const float step = place.longer_side / kDigitSide;
    Patch patch{};
    for (int y = 0; y < kPatchSide; ++y) {
        for (int x = 0; x < kPatchSide; ++x) {
            const float u = place.middle_u + (real(x) - (kPatchSide - 1) / 2.0F) * step;
            const float v = place.middle_v + (real(y) - (kPatchSide - 1) / 2.0F) * step;
            const float here = level(grey, view, u, v, step);
            patch.data()[y * kPatchSide + x] = place.is_light ? 255 - here : here;
        }
    }
    return normalised(patch);
}

}  // namespace retrace::scan
