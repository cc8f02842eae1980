// Compares the lines of each quad with those of grids of other sizes, and with a part of a grid's.
#include "scan/other_grids.hpp"

#include <algorithm>

#include "scan/grey.hpp"
#include "scan/inks.hpp"
#include "scan/nodes.hpp"
#include "scan/perspective.hpp"
#include "scan/quads.hpp"

namespace retrace::scan {
namespace {

constexpr std::size_t kMostOthers = 6;
constexpr std::array<InkSetting, 4> kForOtherGrids{kSettings[0], kSettings[4], kSettings[1],
                                                   kSettings[3]};
constexpr float kPale = kInk / 2.0F;  // the ink of a pale line that is all there
constexpr float kNine = 0.35F;        // above it a quad has the lines of nine cells
constexpr float kSquare = 0.7F;       // of the longer side; a part of a grid may be flatter
// So much clearer than the lines of nine cells are those of fewer or more; a cut grid of nine has fewer rows.
constexpr float kFewerClearer = 0.3F;
constexpr float kMoreClearer = 0.1F;
constexpr float kClear = 0.6F;    // the lines of another size
constexpr float kRegular = 0.7F;  // the lines of a part

float side_of(const Corners& corners, std::size_t from) {
    const Point one = corners.at((from + 1) % 4) - corners.at(from);
    const Point other = corners.at((from + 2) % 4) - corners.at((from + 3) % 4);
    return (length_of(one) + length_of(other)) / 2;
}

// The lines of boxes are those of a smaller size. In the middle of cells, where twice as many would have lines, there are
// digits; they are seen less than lines.
struct Size {
    int cells = 0;
    float seen = 0;
    bool is_better(const Size& other) const {
        return cells > other.cells && (cells != 2 * other.cells || seen >= other.seen);
    }
};

Size size_of(const Bytes& ink, const Corners& corners) {
    Size best;
    const float across = side_of(corners, 0);
    const float down = side_of(corners, 1);
    if (std::min(across, down) < kSquare * std::max(across, down)) return best;
    for (const int each : {4, 6, 7, 8, 10, 11, 12, 13, 15, 16, 25}) {
        const Size size{each, lines_seen(ink, corners, each, kPale)};
        if (size.seen > kClear && size.is_better(best)) best = size;
    }
    const float nine = lines_seen(ink, corners, 9, kPale);
    const float clearer = best.cells < 9 ? kFewerClearer : kMoreClearer;
    return nine > kNine && nine > best.seen - clearer ? Size() : best;
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
            seen += std::min(most / kPale, 1.0F) / kSamples;
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

// The page around the board, where it is as dark as lines are, becomes paper; a rim of it stays as the outer line.
Bytes without_page(const Bytes& grey) {
    constexpr int kDark = 128;
    constexpr int kPageRim = 2;
    const int reach = reach_of(kSettings[1], grey);
    const Bytes page =
        inverted(highest_around(inverted(highest_around(grey, reach)), reach - kPageRim));
    std::array<int, 256> counts{};
    for (const std::uint8_t level : grey.values()) ++counts.data()[level];
    const auto paper = static_cast<std::uint8_t>(
        std::max_element(counts.begin() + kDark, counts.end()) - counts.begin());
    Bytes board = grey;
    for (std::size_t i = 0; i < page.values().size(); ++i) {
        if (page.values()[i] < kDark) board.values()[i] = paper;
    }
    return board;
}

}  // namespace

OtherGrid other_grid_in(const Bytes& grey) {
    const Bytes board = without_page(grey);
    OtherGrid other;
    Size best;
    for (const InkSetting& setting : kForOtherGrids) {
        const Bytes ink = setting.ink(board, reach_of(setting, board));
        for (const Corners& corners : quads_of(pieces_in(ink, setting), kMostOthers)) {
            const Size size = size_of(ink, corners);
            if (size.is_better(best)) {
                best = size;
                other = {size.cells, goes_beyond(ink, corners, size.cells)};
            }
            if (size.cells == 0 && other.size == 0) other.is_cut |= is_part(ink, corners);
        }
    }
    if (other.is_cut) other.size = 0;
    return other;
}

}  // namespace retrace::scan
