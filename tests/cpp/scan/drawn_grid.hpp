// Pictures of grids in a typeface that training has not seen.
#pragma once

#include <algorithm>
#include <string_view>

#include "scan/plane.hpp"
#include "training/faces.hpp"

namespace retrace::drawn {

inline constexpr int kCell = 40;
inline constexpr int kMargin = 30;

// A grid of `size` by `size` cells, black on white, with the digits that `line` has. `regions`: a character for each cell,
// equal within a region; without it those are the boxes.
inline scan::Bytes grid(const training::Face& face, std::string_view line, int size = 9,
                        std::string_view regions = "") {
    const int side = size * kCell + 2 * kMargin;
    scan::Bytes picture(side, side, 250);
    const auto region_at = [&](int row, int column) {
        if (row < 0 || column < 0 || row >= size || column >= size) return -1;
        if (regions.empty()) return row / 3 * size + column / 3;
        return int{regions[static_cast<std::size_t>(row * size + column)]};
    };
    for (int i = 0; i <= size; ++i) {
        for (int along = 0; along <= size * kCell; ++along) {
            const int cell = std::min(along / kCell, size - 1);
            const int upright = region_at(cell, i - 1) == region_at(cell, i) ? 1 : 2;
            const int level = region_at(i - 1, cell) == region_at(i, cell) ? 1 : 2;
            for (int across = -2; across < 2; ++across) {
                const bool is_inner = across == -1 || across == 0;
                const int line_at = kMargin + i * kCell + across;
                if (is_inner || upright == 2) picture.at(line_at, kMargin + along) = 30;
                if (is_inner || level == 2) picture.at(kMargin + along, line_at) = 30;
            }
        }
    }
    for (int cell = 0; cell < static_cast<int>(line.size()); ++cell) {
        const char digit = line[static_cast<std::size_t>(cell)];
        if (digit < '1' || digit > '9') continue;
        for (int y = 0; y < kCell; ++y) {
            for (int x = 0; x < kCell; ++x) {
                const float middle = scan::real(kCell) / 2;
                const float ink =
                    training::ink_at(face.data()[digit - '1'], (scan::real(x) - middle) / 24,
                                     (scan::real(y) - middle) / 24, 0);
                std::uint8_t& pixel = picture.at(kMargin + cell % size * kCell + x,
                                                 kMargin + cell / size * kCell + y);
                if (ink > 0.02F) pixel = scan::byte(250 - 220 * ink);
            }
        }
    }
    return picture;
}

// The picture turned a quarter clockwise.
inline scan::Bytes turned(const scan::Bytes& picture) {
    scan::Bytes result(picture.height(), picture.width());
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            result.at(picture.height() - 1 - y, x) = picture.at(x, y);
        }
    }
    return result;
}

}  // namespace retrace::drawn
