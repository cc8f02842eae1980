// Takes the lines alone out of ink, where text and shades hang on the grid.
#include "scan/inks.hpp"

#include <algorithm>

namespace retrace::scan {
namespace {

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

}  // namespace

int reach_of(const InkSetting& setting, const Bytes& grey) {
    return std::max(6, grey.shorter_side() / setting.share);
}

Components pieces_in(const Bytes& ink, const InkSetting& setting) {
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

}  // namespace retrace::scan
