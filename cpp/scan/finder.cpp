// Tries thresholds from fine to coarse until one shows a grid.
#include "scan/finder.hpp"

#include <cmath>

#include "scan/grey.hpp"
#include "scan/inks.hpp"
#include "scan/perspective.hpp"
#include "scan/quads.hpp"
#include "scan/ranks.hpp"

namespace retrace::scan {
namespace {

constexpr float kGoodScore = 0.75F;
constexpr float kFairScore = 0.72F;     // where another threshold was tried as well
constexpr float kPerfectScore = 0.95F;  // above it no corner is looked for elsewhere
constexpr float kNoDark = 0.6F;         // above it no light lines on dark are looked for
// Light lines have to be seen so much better than dark ones.
constexpr float kDarkHandicap = 0.15F;
constexpr std::size_t kMostQuads = 6;

float area_of(const Corners& corners) {
    return (turn(corners[0], corners[1], corners[2]) + turn(corners[0], corners[2], corners[3])) /
           2;
}

// 1 for a board that is seen nearly square. Half a board has nine columns, too, where it has eighteen pieces.
float evenness(const Corners& corners) {
    const auto side = [&corners](std::size_t i) {
        return length_of(corners[(i + 1) % 4] - corners[i]);
    };
    const float across = side(0) + side(2);
    const float down = side(1) + side(3);
    return std::min(1.0F, std::min(across, down) / (0.7F * std::max(across, down)));
}

// A shadow or a word that touches the grid draws a corner away. Each corner is also looked for where the six
// by six cells opposite to it say that it is, if that is somewhere else.
Found mended(const Bytes& ink, const Found& found) {
    if (found.score >= kPerfectScore) return found;
    constexpr std::array<std::size_t, 4> kPlaces{0, 9, 99, 90};
    constexpr std::array<std::size_t, 4> kFirst{33, 30, 0, 3};  // the six by six cells' first nodes
    constexpr std::array<Point, 4> kBeyond{
        {{-0.5F, -0.5F}, {1.5F, -0.5F}, {1.5F, 1.5F}, {-0.5F, 1.5F}}};
    Lattice best = found.lattice;
    const float cell =
        std::sqrt(area_of({best.nodes[0], best.nodes[9], best.nodes[99], best.nodes[90]})) / 9;
    for (std::size_t i = 0; i < 4; ++i) {
        const Nodes& nodes = best.nodes;
        const std::size_t first = kFirst[i];
        const Perspective part(
            {nodes[first], nodes[first + 6], nodes[first + 66], nodes[first + 60]});
        Corners corners;
        for (std::size_t j = 0; j < 4; ++j) corners[j] = nodes[kPlaces[j]];
        const Point corner = part(kBeyond[i].x, kBeyond[i].y);
        if (length_of(corner - corners[i]) < 0.12F * cell) continue;
        corners[i] = corner;
        if (!is_plausible(corners, 0)) continue;
        const Lattice other = lattice_of(ink, corners);
        if (other.seen > best.seen + 0.02F) best = other;
    }
    Found result = found;
    result.lattice = best;
    result.rank *= best.seen / found.score;
    result.score = best.seen;
    return result;
}

// Whether every corner lies within a few pixels of the other's: the same lines are seen from both.
bool are_near(const Corners& a, const Corners& b, float reach) {
    for (std::size_t i = 0; i < 4; ++i) {
        const Point apart = a[i] - b[i];
        if (std::max(std::fabs(apart.x), std::fabs(apart.y)) > reach) return false;
    }
    return true;
}

Corners corners_of(const Found& found) {
    const Nodes& nodes = found.lattice.nodes;
    return {nodes[0], nodes[9], nodes[99], nodes[90]};
}

Point centre_of_quad(const Corners& corners) {
    return (corners[0] + corners[1] + corners[2] + corners[3]) * 0.25F;
}

bool is_inside(Point point, const Corners& corners) {
    for (std::size_t i = 0; i < 4; ++i) {
        if (turn(corners[i], corners[(i + 1) % 4], point) < 0) return false;
    }
    return true;
}

// The grid found and those clear ones that lie neither in it nor around it, in the order in which people read.
std::vector<Found> grids_apart(const Found& found, const std::vector<Found>& seen) {
    constexpr float kClear = 0.6F;
    constexpr float kLeastArea = 0.04F;  // of the found grid's
    std::vector<Found> grids{found};
    const float area = area_of(corners_of(found));
    for (const Found& each : seen) {
        const Corners corners = corners_of(each);
        bool is_apart = each.score >= kClear && area_of(corners) >= kLeastArea * area;
        for (const Found& other : grids) {
            const Corners others = corners_of(other);
            is_apart = is_apart && !is_inside(centre_of_quad(corners), others) &&
                       !is_inside(centre_of_quad(others), corners);
        }
        if (is_apart) grids.push_back(each);
    }
    std::vector<float> keys;
    const float row = std::sqrt(area) / 2;
    for (const Found& each : grids) {
        const Point middle = centre_of_quad(corners_of(each));
        keys.push_back(std::floor(middle.y / row) * 2 * kLongestSide + middle.x);
    }
    std::vector<Found> ordered;
    for (const std::size_t at : order_of(keys)) ordered.push_back(grids[at]);
    return ordered;
}

}  // namespace

bool Finder::run() {
    switch (next_) {
        case Next::ink:
            take_ink();
            next_ = Next::pieces;
            return false;
        case Next::pieces:
            quads_ = quads_of(pieces_in(ink_, kSettings.at(setting_)), kMostQuads);
            quad_ = 0;
            best_ = {};
            seen_.clear();
            next_ = Next::quad;
            return false;
        case Next::quad:
            if (quad_ < quads_.size()) {
                look_at(quads_.at(quad_++));
                return false;
            }
            next_ = Next::ink;
            return end_setting();
    }
    return true;
}

void Finder::take_ink() {
    const InkSetting& setting = kSettings.at(setting_);
    if (setting.share == share_) return;
    const Bytes& grey = found_.dark ? inverted_ : *grey_;
    share_ = setting.share;
    ink_ = setting.ink(grey, reach_of(setting, grey));
    tried_.clear();
}

void Finder::look_at(const Corners& corners) {
    const float reach = real(ink_.shorter_side()) / 300;
    for (const Corners& other : tried_) {
        if (are_near(corners, other, reach)) return;
    }
    tried_.push_back(corners);
    if (lines_seen(ink_, corners, 9) < 0.12F) return;
    const Lattice lattice = lattice_of(ink_, corners);
    if (lattice.seen < kLeastScore) return;
    const float rank = lattice.seen * std::sqrt(std::sqrt(area_of(corners))) * evenness(corners);
    seen_.push_back({lattice, lattice.seen, rank, found_.dark});
    if (rank > best_.rank) best_ = seen_.back();
}

// True once no other setting is worth trying.
bool Finder::end_setting() {
    if (best_.rank > found_.rank) {
        found_ = mended(ink_, best_);
        grids_ = grids_apart(found_, seen_);
    }
    const bool dark = found_.dark;
    const bool good = found_.score >= (setting_ > 0 ? kFairScore : kGoodScore);
    ++setting_;
    if (!good && setting_ < kSettings.size()) return false;
    if (!dark && found_.score < kNoDark) {
        light_ = found_;
        light_grids_ = grids_;
        inverted_ = inverted(*grey_);
        share_ = 0;
        setting_ = 0;
        found_ = {};
        found_.dark = true;
        grids_.clear();
        return false;
    }
    if (dark && found_.score <= light_.score + kDarkHandicap) {
        found_ = light_;
        grids_ = light_grids_;
    }
    return true;
}

}  // namespace retrace::scan
