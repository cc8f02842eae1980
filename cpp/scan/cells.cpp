// Finds the piece of ink in the middle of each cell, and cuts it out at one size.
#include "scan/cells.hpp"

#include <cmath>
#include <optional>

#include "scan/components.hpp"

namespace retrace::scan {
namespace {

constexpr int kSide = 48;  // of a cell while its ink is looked for

// A cell's place in the picture; u and v from 0 to 1 inside, and on beyond its borders.
struct CellView {
    Point top_left;
    Point top_right;
    Point bottom_left;
    Point bottom_right;

    Point at(float u, float v) const {
        return (top_left * (1 - u) + top_right * u) * (1 - v) +
               (bottom_left * (1 - u) + bottom_right * u) * v;
    }

    // In pixels, along both diagonals on average.
    float side() const {
        const Point one = bottom_right - top_left;
        const Point other = bottom_left - top_right;
        return (std::hypot(one.x, one.y) + std::hypot(other.x, other.y)) * 0.35355F;
    }
};

CellView view_of(const Nodes& nodes, int cell) {
    const Point* const node = nodes.data() + cell / 9 * 10 + cell % 9;
    return {node[0], node[1], node[10], node[11]};
}

// The mean of as many places as a step spans pixels, at most four.
float level(const Bytes& grey, const CellView& view, float u, float v, float step) {
    if (view.side() * step < 1.6F) {
        const Point place = view.at(u, v);
        return between(grey, place.x, place.y);
    }
    float sum = 0;
    for (int part = 0; part < 4; ++part) {
        const Point place =
            view.at(u + (part % 2 == 0 ? -step : step) / 4, v + (part < 2 ? -step : step) / 4);
        sum += between(grey, place.x, place.y);
    }
    return sum / 4;
}

Bytes flat_cell(const Bytes& grey, const CellView& view) {
    Bytes flat(kSide, kSide);
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            flat.at(x, y) = byte(level(grey, view, (real(x) + 0.5F) / kSide,
                                       (real(y) + 0.5F) / kSide, 1.0F / kSide));
        }
    }
    return flat;
}

struct Levels {
    float paper = 0;
    float ink = 0;
    float contrast() const { return paper > 1 ? (paper - ink) / paper : 0; }
};

// Without the borders.
Levels levels_of(const Bytes& flat) {
    constexpr int kMargin = kSide / 8;
    std::vector<std::uint8_t> sorted;
    for (int y = kMargin; y < kSide - kMargin; ++y) {
        sorted.insert(sorted.end(), flat.row(y) + kMargin, flat.row(y) + kSide - kMargin);
    }
    std::sort(sorted.begin(), sorted.end());
    return {real(sorted[sorted.size() * 6 / 10]), real(sorted[sorted.size() * 2 / 100])};
}

// Ink darker than halfway, without `margin` pixels at each border.
Bytes ink_in(const Bytes& flat, Levels levels, int margin) {
    Bytes ink(kSide, kSide);
    const float limit = (levels.paper + levels.ink) / 2;
    for (int y = margin; y < kSide - margin; ++y) {
        for (int x = margin; x < kSide - margin; ++x) {
            ink.at(x, y) = real(flat.at(x, y)) < limit ? 255 : 0;
        }
    }
    return ink;
}

bool is_central(const Component& piece) {
    const int across = piece.left + piece.right;
    const int down = piece.top + piece.bottom;
    constexpr int kNear = kSide * 46 / 100;  // both are twice the middle
    return across > kNear && across < 2 * kSide - kNear && down > kNear && down < 2 * kSide - kNear;
}

int longest(const Component& piece) {
    return std::max(piece.width(), piece.height());
}

Component joined(const Component& a, const Component& b) {
    return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
            std::max(a.bottom, b.bottom), a.area + b.area};
}

bool is_beside(const Component& a, const Component& b, int gap) {
    return b.left <= a.right + gap && b.right >= a.left - gap && b.top <= a.bottom + gap &&
           b.bottom >= a.top - gap;
}

constexpr int kLeast = kSide * 30 / 100;  // a smaller one is a note, or dirt
constexpr int kMost = kSide * 88 / 100;

// The largest piece in the middle, with what has broken off it.
std::optional<Component> digit_in(const Bytes& flat, Levels levels) {
    for (const int margin : {2, 5, 8}) {
        const Components pieces = components_of(ink_in(flat, levels, margin), 1);
        std::optional<Component> best;
        for (const Component& piece : pieces.all) {
            if (!is_central(piece) || longest(piece) > kMost || piece.area < 12) continue;
            if (!best || piece.area > best->area) best = piece;
        }
        if (!best) continue;
        for (const Component& piece : pieces.all) {
            const Component both = joined(*best, piece);
            const bool broken_off = piece.area * 14 > best->area && is_beside(*best, piece, 3);
            if (broken_off && is_central(piece) && longest(both) <= kMost) best = both;
        }
        if (longest(*best) >= kLeast) return best;
    }
    return std::nullopt;
}

Patch patch_at(const Bytes& grey, const CellView& view, const Component& digit) {
    const float step = real(longest(digit)) / kSide / kDigitSide;
    const float middle_u = real(digit.left + digit.right + 1) / (2 * kSide);
    const float middle_v = real(digit.top + digit.bottom + 1) / (2 * kSide);
    Patch patch{};
    for (int y = 0; y < kPatchSide; ++y) {
        for (int x = 0; x < kPatchSide; ++x) {
            const float u = middle_u + (real(x) - (kPatchSide - 1) / 2.0F) * step;
            const float v = middle_v + (real(y) - (kPatchSide - 1) / 2.0F) * step;
            patch.data()[y * kPatchSide + x] = level(grey, view, u, v, step);
        }
    }
    return normalised(patch);
}

}  // namespace

CellPictures cells_of(const Bytes& grey, const Nodes& nodes) {
    CellPictures cells;
    std::array<float, 81> contrasts{};
    std::array<std::optional<Component>, 81> digits;
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const Bytes flat = flat_cell(grey, view_of(nodes, static_cast<int>(cell)));
        const Levels levels = levels_of(flat);
        contrasts[cell] = cells[cell].contrast = levels.contrast();
        if (levels.paper - levels.ink >= 8) digits[cell] = digit_in(flat, levels);
    }
    // At least seventeen cells have digits: the clearest are among them.
    std::array<float, 81> sorted = contrasts;
    std::sort(sorted.begin(), sorted.end());
    const float clear = sorted[70];
    for (std::size_t cell = 0; cell < 81; ++cell) {
        if (!digits[cell] || contrasts[cell] < 0.4F * clear) continue;
        CellPicture& picture = cells[cell];
        picture.has_digit = true;
        picture.size = real(longest(*digits[cell])) / kSide;
        picture.patch = patch_at(grey, view_of(nodes, static_cast<int>(cell)), *digits[cell]);
    }
    return cells;
}

}  // namespace retrace::scan
