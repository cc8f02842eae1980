// Bradley's threshold, kept as a strength; and the black top-hat.
#include "scan/ink.hpp"

#include "scan/grey.hpp"

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

std::uint8_t ink_at(std::uint8_t level, float surroundings) {
    const float darker = (surroundings - real(level)) / std::max(surroundings, kDarkest);
    return byte(darker * (9.0F * kInk));
}

void raise(std::uint8_t* levels, const std::uint8_t* others, int count) {
    for (int i = 0; i < count; ++i) levels[i] = std::max(levels[i], others[i]);
}

}  // namespace

Bytes highest_around(const Bytes& levels, int reach) {
    Bytes across = levels;
    for (int y = 0; y < levels.height(); ++y) {
        for (int step = 1; step <= std::min(reach, levels.width() - 1); ++step) {
            raise(across.row(y), levels.row(y) + step, levels.width() - step);
            raise(across.row(y) + step, levels.row(y), levels.width() - step);
        }
    }
    Bytes result = across;
    for (int y = 0; y < levels.height(); ++y) {
        const int last = std::min(y + reach, levels.height() - 1);
        for (int other = std::max(0, y - reach); other <= last; ++other) {
            raise(result.row(y), across.row(other), levels.width());
        }
    }
    return result;
}

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
            out[x] = ink_at(in[x], static_cast<float>(sum) / real((right - left) * (bottom - top)));
        }
    }
    return ink;
}

Bytes thin_ink_of(const Bytes& grey, int reach) {
    const Bytes soft = blurred(grey);
    const Bytes filled = inverted(highest_around(inverted(highest_around(soft, reach)), reach));
    Bytes ink(grey.width(), grey.height());
    for (int y = 0; y < grey.height(); ++y) {
        const std::uint8_t* const level = soft.row(y);
        const std::uint8_t* const surroundings = filled.row(y);
        std::uint8_t* const out = ink.row(y);
        for (int x = 0; x < grey.width(); ++x) out[x] = ink_at(level[x], real(surroundings[x]));
    }
    return ink;
}

}  // namespace retrace::scan
