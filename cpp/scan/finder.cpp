// Tries thresholds from fine to coarse until one shows a grid.
#include "scan/finder.hpp"

#include <cmath>

#include "scan/components.hpp"
#include "scan/grey.hpp"
#include "scan/ink.hpp"
#include "scan/quads.hpp"

namespace retrace::scan {
namespace {

constexpr float kGoodScore = 0.7F;
// Light lines have to be seen so much better than dark ones.
constexpr float kDarkHandicap = 0.15F;
constexpr std::size_t kMostQuads = 6;

struct Setting {
    int share;     // the mean is over this part of the shorter side
    int least;     // ink from here on
    bool thicker;  // lines with gaps are closed
};

constexpr std::array<Setting, 5> kSettings{{
    {14, kInk, false},
    {14, kInk / 2, false},
    {14, kInk, true},
    {28, kInk / 2, true},
    {6, kInk, false},
}};

// Each pixel takes the darkest of the nine around it.
Bytes thickened(const Bytes& ink) {
    Bytes level = ink;
    for (int y = 0; y < ink.height(); ++y) {
        for (int x = 0; x < ink.width(); ++x) {
            level.at(x, y) = std::max({ink.near(x - 1, y), ink.at(x, y), ink.near(x + 1, y)});
        }
    }
    Bytes result = level;
    for (int y = 0; y < ink.height(); ++y) {
        for (int x = 0; x < ink.width(); ++x) {
            result.at(x, y) =
                std::max({level.near(x, y - 1), level.at(x, y), level.near(x, y + 1)});
        }
    }
    return result;
}

float area_of(const Corners& corners) {
    return (turn(corners[0], corners[1], corners[2]) + turn(corners[0], corners[2], corners[3])) /
           2;
}

Found best_in(const Bytes& grey, const Setting& setting) {
    const Bytes ink = ink_of(grey, std::max(6, grey.shorter_side() / setting.share));
    const Components pieces = components_of(setting.thicker ? thickened(ink) : ink, setting.least);
    Found best;
    float best_rank = 0;  // small grids beside the large one are solutions and other puzzles
    for (const Corners& corners : quads_of(pieces, kMostQuads)) {
        const float rough = lines_seen(ink, corners, 9);
        for (const int size : {4, 6, 7, 8, 10, 11, 12, 13, 15, 16, 25}) {
            if (rough > 0.35F || best.score >= kLeastScore) break;
            if (lines_seen(ink, corners, size) > 0.6F) best.other_size = size;
        }
        if (rough < 0.12F) continue;
        const Lattice lattice = lattice_of(ink, corners);
        if (lattice.seen < kLeastScore) continue;
        const float rank = lattice.seen * std::sqrt(std::sqrt(area_of(corners)));
        if (rank <= best_rank) continue;
        best_rank = rank;
        best.score = lattice.seen;
        best.lattice = lattice;
    }
    return best;
}

Found best_of(const Bytes& grey) {
    Found best;
    for (const Setting& setting : kSettings) {
        const Found found = best_in(grey, setting);
        const int other = best.other_size != 0 ? best.other_size : found.other_size;
        if (found.score > best.score) best = found;
        best.other_size = other;
        if (best.score >= kGoodScore) break;
    }
    return best;
}

}  // namespace

Found find_grid(const Bytes& grey) {
    Found best = best_of(grey);
    if (best.score >= kGoodScore) return best;
    Found dark = best_of(inverted(grey));
    dark.dark = true;
    return dark.score > best.score + kDarkHandicap ? dark : best;
}

}  // namespace retrace::scan
