// Compares the lines of each quad with those of grids of other sizes, and with a part of a grid's.
#include "scan/other_grids.hpp"

#include <algorithm>
#include <cmath>

#include "scan/inks.hpp"
#include "scan/nodes.hpp"
#include "scan/perspective.hpp"
#include "scan/quads.hpp"

namespace retrace::scan {
namespace {

constexpr std::size_t kMostOthers = 6;
constexpr std::array<Setting, 4> kForOtherGrids{kSettings[0], kSettings[4], kSettings[1],
                                                kSettings[3]};
constexpr float kNine = 0.35F;    // above it a quad has the lines of nine cells
constexpr float kClear = 0.6F;    // the lines of another size
constexpr float kRegular = 0.7F;  // the lines of a part

// The largest size whose lines are seen: those of its boxes are the lines of a smaller one. In the middle of cells, where
// twice as many would have lines, there are digits; they are seen less than lines.
int size_of(const Bytes& ink, const Corners& corners) {
    int size = 0;
    float clearest = 0;
    if (lines_seen(ink, corners, 9) > kNine) return size;
    for (const int each : {4, 6, 7, 8, 10, 11, 12, 13, 15, 16, 25}) {
        const float seen = lines_seen(ink, corners, each);
        if (seen <= kClear || (each == 2 * size && seen < clearest)) continue;
        size = each;
        clearest = seen;
    }
    return size;
}

float side_of(const Corners& corners, std::size_t from) {
    const Point one = corners.at((from + 1) % 4) - corners.at(from);
    const Point other = corners.at((from + 2) % 4) - corners.at((from + 3) % 4);
    return (std::hypot(one.x, one.y) + std::hypot(other.x, other.y)) / 2;
}

// Whether the lines of a quad with so many cells a side go on beyond one of its sides.
bool goes_beyond(const Bytes& ink, const Corners& corners, int size) {
    const Perspective view(corners);
    const float cell = 1 / real(size);
    for (int side = 0; side < 4; ++side) {
        const float out = side < 2 ? -0.15F * cell : 1 + 0.15F * cell;
        int seen = 0;
        for (int line = 1; line < size; ++line) {
            float most = 0;
            for (int step = -2; step <= 2; ++step) {
                const float along = (real(line) + 0.04F * real(step)) * cell;
                const Point at = side % 2 == 0 ? view(along, out) : view(out, along);
                if (!ink.has(whole(at.x), whole(at.y))) continue;
                most = std::max(most, between(ink, at.x, at.y));
            }
            if (most >= real(kInk) / 2) ++seen;
        }
        if (4 * seen >= 3 * (size - 1)) return true;
    }
    return false;
}

// Whether two neighbouring corners lie within some pixels of one edge of the picture.
bool is_at_edge(const Bytes& ink, const Corners& corners, float near) {
    const auto distance = [&ink](Point corner, std::size_t edge) {
        switch (edge) {
            case 0:
                return corner.y;
            case 1:
                return real(ink.width() - 1) - corner.x;
            case 2:
                return real(ink.height() - 1) - corner.y;
            default:
                return corner.x;
        }
    };
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t edge = 0; edge < 4; ++edge) {
            if (distance(corners.at(i), edge) < near &&
                distance(corners.at((i + 1) % 4), edge) < near) {
                return true;
            }
        }
    }
    return false;
}

// How much of the lines across one way is ink, less what lies between them, where the first line is at one end and
// the last ones may be cut off at the other. `cells`: as many fit in.
float comb_seen(const Bytes& ink, const Perspective& view, bool upright, float cells,
                bool from_end) {
    constexpr int kSamples = 36;
    const auto seen_at = [&](float line) {
        float seen = 0;
        for (int i = 0; i < kSamples; ++i) {
            const float along = (real(i) + 0.5F) / kSamples;
            float most = 0;
            for (int step = -2; step <= 2; ++step) {
                const float place = (line + 0.05F * real(step)) / cells;
                const float side = from_end ? 1 - place : place;
                const Point at = upright ? view(side, along) : view(along, side);
                most = std::max(most, between(ink, at.x, at.y));
            }
            seen += std::min(most / (2 * kInk), 1.0F) / kSamples;
        }
        return seen;
    };
    float on_lines = 0;
    float between_lines = 0;
    const int last = whole(cells);
    for (int line = 0; line <= last; ++line) on_lines += seen_at(real(line));
    for (int line = 0; line < last; ++line) between_lines += seen_at(real(line) + 0.5F);
    return on_lines / real(last + 1) - 0.5F * between_lines / real(last);
}

float comb_seen(const Bytes& ink, const Perspective& view, bool upright, float cells) {
    return std::max(comb_seen(ink, view, upright, cells, false),
                    comb_seen(ink, view, upright, cells, true));
}

// Whether a quad has two to nine columns and rows of square cells, of which the picture's edge
// may cut the last ones anywhere.
bool is_part(const Bytes& ink, const Corners& corners) {
    const float across = side_of(corners, 0);
    const float down = side_of(corners, 1);
    const Perspective view(corners);
    for (float cells = 4; cells < 9.3F; cells += 0.125F) {
        const float cell = std::max(across, down) / cells;
        const float fewer = std::min(across, down) / cell;
        if (!is_at_edge(ink, corners, cell)) continue;
        if (fewer < 2 || (cells > 8.8F && fewer > 8.8F)) continue;
        const bool is_wide = across > down;
        if (comb_seen(ink, view, true, is_wide ? cells : fewer) > kRegular &&
            comb_seen(ink, view, false, is_wide ? fewer : cells) > kRegular) {
            return true;
        }
    }
    return false;
}

}  // namespace

OtherGrid other_grid_in(const Bytes& grey) {
    OtherGrid other;
    for (const Setting& setting : kForOtherGrids) {
        const Bytes ink = setting.ink(grey, reach_of(setting, grey));
        for (const Corners& corners : quads_of(pieces_in(ink, setting), kMostOthers)) {
            const int size = size_of(ink, corners);
            if (size > other.size) other = {size, goes_beyond(ink, corners, size)};
            if (size == 0 && other.size == 0) other.is_cut |= is_part(ink, corners);
        }
        if (other.size == 0) continue;
        if (other.is_cut) other.size = 0;
        return other;
    }
    return other;
}

}  // namespace retrace::scan
