// Drawn screens of apps: designs with lines, tiles, colours and a chosen cell, in which any cells may have digits.
#pragma once

#include <algorithm>
#include <string_view>

#include "scan/plane.hpp"
#include "training/faces.hpp"

namespace retrace::drawn {

// The grey levels of a light design; a dark design has the opposite levels.
struct Design {
    std::string_view name;
    int thin = 0;   // level of the lines inside boxes
    int bold = 0;   // level of the lines around boxes
    int thick = 1;  // width of the lines around boxes, in pixels
    int paper = 255;
    int digit = 0;
    float size = 0.55F;    // of a digit, in cells
    int chosen = 0;        // level of the chosen cell's row, column and box; 0 for none
    bool inverse = false;  // the chosen cell has light ink on a dark tile
};

inline constexpr int kScreenCell = 44;

// The look of a line's entries, which are its digits that are no givens.
struct Entered {
    std::string_view givens;
    int level = 0;
    float size = 0;  // of a digit, in cells
};

inline scan::Bytes screen(const Design& design, const training::Face& face, std::string_view line,
                          bool is_dark, const Entered& entered = {}) {
    constexpr int kEdge = 36;
    constexpr int kChosen = 40;  // the cell in the middle
    constexpr int kSide = 9 * kScreenCell + 2 * kEdge;
    scan::Bytes picture(kSide, kSide, scan::byte(scan::real(design.paper)));
    const auto in_cell = [](int place) { return (place - kEdge + kScreenCell) / kScreenCell - 1; };
    const auto line_at = [&design](int place) {
        const int nearest = (place - kEdge + kScreenCell / 2 + kScreenCell) / kScreenCell - 1;
        const int away = place - kEdge - nearest * kScreenCell;
        if (nearest < 0 || nearest > 9) return -1;
        if (nearest % 3 == 0) {
            return 2 * away >= -design.thick && 2 * away < design.thick ? design.bold : -1;
        }
        return away == 0 ? design.thin : -1;
    };
    for (int y = kEdge - 3; y < kSide - kEdge + 3; ++y) {
        for (int x = kEdge - 3; x < kSide - kEdge + 3; ++x) {
            const int row = std::clamp(in_cell(y), 0, 8);
            const int column = std::clamp(in_cell(x), 0, 8);
            const int cell = 9 * row + column;
            const bool is_near = row == kChosen / 9 || column == kChosen % 9 ||
                                 (row / 3 == kChosen / 27 && column / 3 == kChosen % 9 / 3);
            const bool is_inverse = design.inverse && cell == kChosen;
            int level = design.chosen != 0 && is_near ? design.chosen : design.paper;
            if (is_inverse) level = 60;
            const char digit = line[static_cast<std::size_t>(cell)];
            if (digit >= '1' && digit <= '9') {
                const bool is_entry = !entered.givens.empty() &&
                                      entered.givens[static_cast<std::size_t>(cell)] == '.';
                const float high = (is_entry ? entered.size : design.size) * kScreenCell;
                const auto from_middle = [high](int place, int at) {
                    return (scan::real(place - kEdge - at * kScreenCell) - kScreenCell / 2.0F) /
                           high;
                };
                const float ink = training::ink_at(face.data()[digit - '1'], from_middle(x, column),
                                                   from_middle(y, row), 0);
                const int ink_level = is_entry ? entered.level : design.digit;
                const int glyph = is_inverse ? 250 : ink_level;
                level += scan::whole(ink * scan::real(glyph - level));
            }
            const int across = line_at(x);
            const int down = line_at(y);
            if (across >= 0 || down >= 0) {
                level = across < 0 || down < 0 ? std::max(across, down) : std::min(across, down);
            }
            picture.at(x, y) = static_cast<std::uint8_t>(level);
        }
    }
    if (!is_dark) return picture;
    // Dark themes have #121212 where light ones have white.
    for (std::uint8_t& level : picture.values()) {
        level = scan::byte(18 + scan::real(255 - level) * 0.9F);
    }
    return picture;
}

}  // namespace retrace::drawn
