// Finds a piece's hull, the largest quadrilateral in the hull, and moves the sides of that onto the piece's edge.
#include "scan/quads.hpp"

#include <cmath>

#include "scan/grey.hpp"
#include "scan/ranks.hpp"

namespace retrace::scan {
namespace {

// The first and last pixel of the piece in each of its rows and columns.
std::vector<Point> outline(const Components& components, int index) {
    const Component& piece = components.all.data()[index];
    const Plane<std::int32_t>& labels = components.labels;
    std::vector<Point> points;
    for (int y = piece.top; y <= piece.bottom; ++y) {
        const std::int32_t* const row = labels.row(y);
        int left = piece.left;
        while (left <= piece.right && row[left] != index) ++left;
        if (left > piece.right) continue;
        int right = piece.right;
        while (row[right] != index) --right;
        points.push_back({real(left), real(y)});
        if (right != left) points.push_back({real(right), real(y)});
    }
    for (int x = piece.left; x <= piece.right; ++x) {
        int top = piece.top;
        while (top <= piece.bottom && labels.at(x, top) != index) ++top;
        if (top > piece.bottom) continue;
        int bottom = piece.bottom;
        while (labels.at(x, bottom) != index) --bottom;
        points.push_back({real(x), real(top)});
        if (bottom != top) points.push_back({real(x), real(bottom)});
    }
    return points;
}

// The convex hull by Andrew's two chains: clockwise, without points on its sides.
std::vector<Point> hull_of(const std::vector<Point>& pixels) {
    std::vector<float> keys;  // from the left, and in each column from above
    keys.reserve(pixels.size());
    for (const Point pixel : pixels) keys.push_back(pixel.x * (2 * kLongestSide) + pixel.y);
    std::vector<Point> points;
    points.reserve(pixels.size());
    for (const std::size_t at : order_of(keys)) points.push_back(pixels[at]);
    std::vector<Point> hull;
    const auto add_chain = [&hull](auto first, auto last) {
        const std::size_t start = hull.size();
        for (auto point = first; point != last; ++point) {
            while (hull.size() >= start + 2 &&
                   turn(hull[hull.size() - 2], hull.back(), *point) <= 0) {
                hull.pop_back();
            }
            hull.push_back(*point);
        }
        hull.pop_back();  // begins the other chain
    };
    if (points.size() < 3) return {};
    add_chain(points.begin(), points.end());
    add_chain(points.rbegin(), points.rend());
    return hull;
}

// Leaves out the corners whose loss costs the hull the least area.
void thin_out(std::vector<Point>& hull, std::size_t most) {
    while (hull.size() > most) {
        std::size_t cheapest = 0;
        float least = INFINITY;
        for (std::size_t i = 0; i < hull.size(); ++i) {
            const std::size_t before = (i + hull.size() - 1) % hull.size();
            const float cost = turn(hull[before], hull[i], hull[(i + 1) % hull.size()]);
            if (cost < least) {
                least = cost;
                cheapest = i;
            }
        }
        hull.erase(hull.begin() + static_cast<std::ptrdiff_t>(cheapest));
    }
}

struct Quad {
    Corners corners;
    float area = 0;  // twice
};

// For each diagonal, takes the farthest corner on either side of it.
Quad largest_quad(const std::vector<Point>& hull) {
    Quad best;
    const std::size_t count = hull.size();
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t k = i + 2; k < count; ++k) {
            std::array<std::size_t, 2> farthest{};
            std::array<float, 2> areas{};
            for (std::size_t j = 0; j < count; ++j) {
                const std::size_t side = j > i && j < k ? 0 : 1;
                const float area = std::fabs(turn(hull[i], hull[j], hull[k]));
                if (area > areas[side]) {
                    areas[side] = area;
                    farthest[side] = j;
                }
            }
            if (areas[0] > 0 && areas[1] > 0 && areas[0] + areas[1] > best.area) {
                best = {{hull[i], hull[farthest[0]], hull[k], hull[farthest[1]]},
                        areas[0] + areas[1]};
            }
        }
    }
    return best;
}

struct Line {
    Point through;
    Point along;
};

// The line that most of the outline near a side lies on (Theil and Sen's, which bumps do not move).
Line side_line(Point from, Point to, const std::vector<Point>& points) {
    const float length = length_of(to - from);
    const Point along = (to - from) * (1 / length);
    const Point across{-along.y, along.x};  // inwards
    constexpr int kPieces = 32;
    constexpr float kNear = 0.08F;
    std::array<float, kPieces> edge{};  // the outermost point of each piece
    edge.fill(INFINITY);
    for (const Point point : points) {
        const Point offset = point - from;
        const float share = (offset.x * along.x + offset.y * along.y) / length;
        const float depth = (offset.x * across.x + offset.y * across.y) / length;
        if (share < 0.04F || share > 0.96F || std::fabs(depth) > kNear) continue;
        float& value = edge[static_cast<std::size_t>(share * kPieces)];
        value = std::min(value, depth);
    }
    std::vector<float> slopes;
    for (std::size_t i = 0; i < kPieces; ++i) {
        for (std::size_t j = i + kPieces / 4; j < kPieces; ++j) {
            if (edge[i] == INFINITY || edge[j] == INFINITY) continue;
            slopes.push_back((edge[j] - edge[i]) / static_cast<float>(j - i) * kPieces);
        }
    }
    if (slopes.empty()) return {from, along};
    const float slope = middle_of(slopes);
    std::vector<float> starts;
    for (std::size_t i = 0; i < kPieces; ++i) {
        if (edge[i] == INFINITY) continue;
        starts.push_back(edge[i] - slope * (static_cast<float>(i) + 0.5F) / kPieces);
    }
    const float start = middle_of(starts);
    return {from + across * (start * length), along + across * slope};
}

Point crossing(const Line& a, const Line& b) {
    const float across = a.along.x * b.along.y - a.along.y * b.along.x;
    const Point offset = b.through - a.through;
    return a.through + a.along * ((offset.x * b.along.y - offset.y * b.along.x) / across);
}

// The first corner is the one nearest to the top left.
Corners from_top_left(const Corners& corners) {
    std::size_t first = 0;
    for (std::size_t i = 1; i < 4; ++i) {
        if (corners[i].x + corners[i].y < corners[first].x + corners[first].y) first = i;
    }
    return {corners[first], corners[(first + 1) % 4], corners[(first + 2) % 4],
            corners[(first + 3) % 4]};
}

}  // namespace

bool is_plausible(const Corners& corners, float least_side) {
    float shortest = INFINITY;
    float longest = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const Point a = corners[i];
        const Point b = corners[(i + 1) % 4];
        const Point c = corners[(i + 2) % 4];
        const float first = length_of(b - a);
        const float second = length_of(c - b);
        if (!(turn(a, b, c) > 0.35F * first * second)) return false;
        shortest = std::min(shortest, first);
        longest = std::max(longest, first);
    }
    return shortest >= least_side && longest < 3 * shortest;
}

std::vector<Corners> quads_of(const Components& components, std::size_t most) {
    const float least_side = real(components.labels.shorter_side()) / 8;
    std::vector<int> large;
    std::vector<float> keys;
    for (int i = 0; i < static_cast<int>(components.all.size()); ++i) {
        const Component& piece = components.all.data()[i];
        if (real(std::min(piece.width(), piece.height())) < least_side) continue;
        large.push_back(i);
        keys.push_back(-real(piece.width()) * real(piece.height()));
    }
    std::vector<Corners> quads;
    for (const std::size_t at : order_of(keys)) {
        if (quads.size() == most) break;
        const int index = large[at];
        const std::vector<Point> points = outline(components, index);
        std::vector<Point> hull = hull_of(points);
        thin_out(hull, 24);
        const Quad quad = largest_quad(hull);
        if (!(quad.area > 0) || !is_plausible(quad.corners, least_side)) continue;
        const Corners& rough = quad.corners;
        std::array<Line, 4> sides;
        for (std::size_t i = 0; i < 4; ++i) {
            sides[i] = side_line(rough[i], rough[(i + 1) % 4], points);
        }
        Corners fine;
        for (std::size_t i = 0; i < 4; ++i) fine[i] = crossing(sides[(i + 3) % 4], sides[i]);
        quads.push_back(from_top_left(is_plausible(fine, least_side) ? fine : rough));
    }
    return quads;
}

}  // namespace retrace::scan
