// Bradley's threshold, kept as a strength.
#include "scan/ink.hpp"

namespace retrace::scan {
namespace {

// sums.at(x, y): of all values above and to the left of (x, y), that one not included.
Plane<std::uint32_t> integral(const Bytes& grey) {
    Plane<std::uint32_t> sums(grey.width() + 1, grey.height() + 1);
    for (int y = 0; y < grey.height(); ++y) {
        const std::uint8_t* const in = grey.row(y);
        const std::uint32_t* const above = sums.row(y);
        std::uint32_t* const out = sums.row(y + 1);
        std::uint32_t line = 0;
        for (int x = 0; x < grey.width(); ++x) {
            line += in[x];
            out[x + 1] = above[x + 1] + line;
        }
    }
    return sums;
}

// Below this the mean is taken for it: in the dark, noise is not ink.
constexpr float kDarkest = 24;

}  // namespace

Bytes ink_of(const Bytes& grey, int reach) {
    const Plane<std::uint32_t> sums = integral(grey);
    Bytes ink(grey.width(), grey.height());
    for (int y = 0; y < grey.height(); ++y) {
        const int top = std::max(0, y - reach);
        const int bottom = std::min(grey.height(), y + reach + 1);
        const std::uint32_t* const above = sums.row(top);
        const std::uint32_t* const below = sums.row(bottom);
        const std::uint8_t* const in = grey.row(y);
        std::uint8_t* const out = ink.row(y);
        for (int x = 0; x < grey.width(); ++x) {
            const int left = std::max(0, x - reach);
            const int right = std::min(grey.width(), x + reach + 1);
            const std::uint32_t sum = below[right] - below[left] - above[right] + above[left];
            const float mean = static_cast<float>(sum) / real((right - left) * (bottom - top));
            const float darker = (mean - real(in[x])) / std::max(mean, kDarkest);
            out[x] = byte(darker * (9.0F * kInk));
        }
    }
    return ink;
}

}  // namespace retrace::scan
