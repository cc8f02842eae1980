// Tries thresholds from fine to coarse until one shows a grid.
#include "scan/finder.hpp"

#include <cmath>

#include "scan/components.hpp"
#include "scan/grey.hpp"
#include "scan/ink.hpp"
#include "scan/perspective.hpp"
#include "scan/quads.hpp"

namespace retrace::scan {
namespace {

constexpr float kGoodScore = 0.75F;
constexpr float kFairScore = 0.72F;     // where another threshold was tried as well
constexpr float kPerfectScore = 0.95F;  // above it no corner is looked for elsewhere
constexpr float kNoDark = 0.6F;         // above it no light lines on dark are looked for
// Light lines have to be seen so much better than dark ones.
constexpr float kDarkHandicap = 0.15F;
constexpr std::size_t kMostQuads = 6;

enum class Pieces : std::uint8_t {
    as_seen,
    thicker,  // lines with gaps are closed
    lines,    // nothing but upright and level ones: text and shades that touch the grid go
};

using Inked = Bytes(const Bytes& grey, int reach);

struct Setting {
    Inked* ink;
    int share;  // it reaches so far: this part of the shorter side
    int least;  // ink from here on
    Pieces pieces;
};

// Those that share an ink are neighbours.
constexpr std::array<Setting, 11> kSettings{{
    {ink_of, 14, kInk, Pieces::as_seen},
    {thin_ink_of, 60, kInk, Pieces::as_seen},
    {thin_ink_of, 60, kInk, Pieces::thicker},
    {thin_ink_of, 60, kInk / 2, Pieces::as_seen},
    {ink_of, 14, kInk, Pieces::thicker},
    {ink_of, 14, 2 * kInk, Pieces::as_seen},
    {ink_of, 14, kInk / 2, Pieces::as_seen},
    {ink_of, 14, kInk, Pieces::lines},
    {ink_of, 14, 2 * kInk, Pieces::lines},
    {ink_of, 28, kInk / 2, Pieces::thicker},
    {ink_of, 6, kInk, Pieces::as_seen},
}};

constexpr std::array<Setting, 2> kForOtherSizes{kSettings[0], kSettings[4]};

int reach_of(const Setting& setting, const Bytes& grey) {
    return std::max(6, grey.shorter_side() / setting.share);
}

// A pixel on its way along rows, or along columns.
struct Way {
    const Bytes& ink;
    bool upright;

    int lines() const { return upright ? ink.width() : ink.height(); }
    int pixels() const { return upright ? ink.height() : ink.width(); }
    std::uint8_t at(int line, int i) const {
        return upright ? ink.near(line, i) : ink.near(i, line);
    }
};

// Whether one side of a run is mostly paper: the rows of a dark area are runs, too.
bool is_line(const Way& way, int least, int line, int from, int to) {
    const int away = way.ink.shorter_side() / 48;
    int before = 0;
    int behind = 0;
    for (int i = from; i < to; ++i) {
        if (way.at(line - away, i) < least) ++before;
        if (way.at(line + away, i) < least) ++behind;
    }
    return 4 * std::max(before, behind) >= 3 * (to - from);
}

// The ink from `least` on that is in straight lines of some length along rows or columns.
Bytes lines_in(const Bytes& ink, int least) {
    const int shortest = ink.shorter_side() / 24;
    Bytes result(ink.width(), ink.height());
    for (const bool upright : {false, true}) {
        const Way way{ink, upright};
        for (int line = 0; line < way.lines(); ++line) {
            int from = 0;
            for (int i = 0; i <= way.pixels(); ++i) {
                if (i < way.pixels() && way.at(line, i) >= least) continue;
                if (i - from >= shortest && is_line(way, least, line, from, i)) {
                    for (int j = from; j < i; ++j) {
                        (upright ? result.at(line, j) : result.at(j, line)) = way.at(line, j);
                    }
                }
                from = i + 1;
            }
        }
    }
    return result;
}

Components pieces_in(const Bytes& ink, const Setting& setting) {
    switch (setting.pieces) {
        case Pieces::as_seen:
            break;
        case Pieces::thicker:
            return components_of(highest_around(ink, 1), setting.least);
        case Pieces::lines:
            return components_of(highest_around(lines_in(ink, setting.least), 1), setting.least);
    }
    return components_of(ink, setting.least);
}

float area_of(const Corners& corners) {
    return (turn(corners[0], corners[1], corners[2]) + turn(corners[0], corners[2], corners[3])) /
           2;
}

// 1 for a board that is seen nearly square. Half a board has nine columns, too, where it has eighteen pieces.
float evenness(const Corners& corners) {
    const auto side = [&corners](std::size_t i) {
        const Point along = corners[(i + 1) % 4] - corners[i];
        return std::hypot(along.x, along.y);
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
        const Point apart = corner - corners[i];
        if (std::hypot(apart.x, apart.y) < 0.12F * cell) continue;
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
    const Setting& setting = kSettings.at(setting_);
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
    if (rank <= best_.rank) return;
    best_ = {lattice, lattice.seen, rank, found_.dark};
}

// True once no other setting is worth trying.
bool Finder::end_setting() {
    if (best_.rank > found_.rank) found_ = mended(ink_, best_);
    const bool dark = found_.dark;
    const bool good = found_.score >= (setting_ > 0 ? kFairScore : kGoodScore);
    ++setting_;
    if (!good && setting_ < kSettings.size()) return false;
    if (!dark && found_.score < kNoDark) {
        light_ = found_;
        inverted_ = inverted(*grey_);
        share_ = 0;
        setting_ = 0;
        found_ = {};
        found_.dark = true;
        return false;
    }
    if (dark && found_.score <= light_.score + kDarkHandicap) found_ = light_;
    return true;
}

int other_size_in(const Bytes& grey) {
    int found = 0;
    for (const Setting& setting : kForOtherSizes) {
        const Bytes ink = setting.ink(grey, reach_of(setting, grey));
        for (const Corners& corners : quads_of(pieces_in(ink, setting), kMostQuads)) {
            if (lines_seen(ink, corners, 9) > 0.35F) continue;
            for (const int size : {4, 6, 7, 8, 10, 11, 12, 13, 15, 16, 25}) {
                if (lines_seen(ink, corners, size) > 0.6F) found = size;
            }
            if (found != 0) return found;
        }
    }
    return found;
}

}  // namespace retrace::scan
