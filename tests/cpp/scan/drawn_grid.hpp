// Pictures of grids in a typeface that training has not seen.
#pragma once

#include <string_view>

#include "scan/plane.hpp"
#include "training/faces.hpp"

namespace retrace::drawn {

inline constexpr int kCell = 40;
inline constexpr int kMargin = 30;

// A grid of `size` by `size` cells, black on white, with the digits that `line` has.
inline scan::Bytes grid(const training::Face& face, std::string_view line, int size = 9) {
    const int side = size * kCell + 2 * kMargin;
    scan::Bytes picture(side, side, 250);
    for (int i = 0; i <= size; ++i) {
        const int half = i % 3 == 0 ? 2 : 1;
        for (int along = kMargin; along <= side - kMargin; ++along) {
            for (int across = -half; across < half; ++across) {
                picture.at(kMargin + i * kCell + across, along) = 30;
                picture.at(along, kMargin + i * kCell + across) = 30;
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
