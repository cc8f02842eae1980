// Samples the picture between a cell's four corners.
#include "scan/cell_view.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace retrace::scan {
namespace {

// Grey levels in a cell, each the mean of as many points as a step spans pixels, at most four.
class Sampler {
  public:
    Sampler(const Bytes& grey, const CellView& view, float step)
        : grey_(grey), view_(view), step_(step), is_fine_(view.side() * step < 1.6F) {}

    // A row of them, the first one `first` steps from `from`.
    void row(float from, float first, float v, std::span<float> out) const {
        for (std::size_t x = 0; x < out.size(); ++x) {
            const float u = from + (static_cast<float>(x) + first) * step_;
            if (is_fine_) {
                out[x] = level_at(u, v);
                continue;
            }
            float sum = 0;
            for (int part = 0; part < 4; ++part) {
                sum += level_at(u + (part % 2 == 0 ? -step_ : step_) / 4,
                                v + (part < 2 ? -step_ : step_) / 4);
            }
            out[x] = sum / 4;
        }
    }

  private:
    float level_at(float u, float v) const {
        const Point point = view_.at(u, v);
        return between(grey_, point.x, point.y);
    }

    const Bytes& grey_;
    const CellView& view_;
    float step_;
    bool is_fine_;
};

}  // namespace

float CellView::side() const {
    const Point one = bottom_right - top_left;
    const Point other = bottom_left - top_right;
    return (length_of(one) + length_of(other)) * 0.35355F;
}

CellView view_of(const Nodes& nodes, int cell) {
    const Point* const node = nodes.data() + cell / 9 * 10 + cell % 9;
    return {node[0], node[1], node[10], node[11]};
}

Bytes flat_cell(const Bytes& grey, const CellView& view, int side) {
    const float step = 1 / real(side);
    const Sampler levels(grey, view, step);
    Bytes flat(side, side);
    std::vector<float> row(static_cast<std::size_t>(side));
    for (int y = 0; y < side; ++y) {
        levels.row(0, 0.5F, (real(y) + 0.5F) * step, row);
        std::transform(row.begin(), row.end(), flat.row(y), byte);
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
    const Sampler levels(grey, view, step);
    constexpr float kFirst = -(kPatchSide - 1) / 2.0F;
    Patch patch{};
    for (int y = 0; y < kPatchSide; ++y) {
        const std::span row(patch.data() + y * kPatchSide, kPatchSide);
        levels.row(place.middle_u, kFirst, place.middle_v + (real(y) + kFirst) * step, row);
    }
    if (place.is_light) {
        for (float& each : patch) each = 255 - each;
    }
    return normalised(patch);
}

}  // namespace retrace::scan
