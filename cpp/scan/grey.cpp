// Averages whole groups of pixels, which shrinks without flicker.
#include "scan/grey.hpp"

namespace retrace::scan {
namespace {

// Thousandths of red, green and blue, as eyes weigh them.
constexpr int kRed = 299;
constexpr int kGreen = 587;
constexpr int kBlue = 114;

int colour_of(const std::uint8_t* pixel) {
    return (kRed * pixel[0] + kGreen * pixel[1] + kBlue * pixel[2]) / 1000;
}

int level(const std::uint8_t* pixel, int ground) {
    const int opacity = pixel[3];
    const int colour = colour_of(pixel);
    return opacity == 255 ? colour : (colour * opacity + ground * (255 - opacity)) / 255;
}

// The level below transparent pixels: white, or black where light ink stands on nothing.
int ground_of(const std::uint8_t* pixels, int width, int height) {
    constexpr int kWhite = 255;
    constexpr int kEvery = 4;  // row and column; ink is wider
    std::int64_t opacity = 0;
    std::int64_t light = 0;
    std::int64_t places = 0;
    for (int y = 0; y < height; y += kEvery) {
        const std::uint8_t* pixel = pixels + std::ptrdiff_t{y} * width * 4;
        for (int x = 0; x < width; x += kEvery, pixel += std::ptrdiff_t{4} * kEvery) {
            ++places;
            opacity += pixel[3];
            light += colour_of(pixel) * pixel[3];
        }
    }
    const bool is_mostly_clear = 2 * opacity < 255 * places;
    return is_mostly_clear && 2 * light > kWhite * opacity ? 0 : kWhite;
}

}  // namespace

int shrinking(int width, int height) {
    const int longest = std::max(width, height);
    return std::max(1, (longest + kLongestSide - 1) / kLongestSide);
}

Bytes grey_of(const std::uint8_t* pixels, int width, int height) {
    const int group = shrinking(width, height);
    Bytes grey(width / group, height / group);
    const int ground = ground_of(pixels, width, height);
    std::vector<int> sums(static_cast<std::size_t>(grey.width()));
    for (int y = 0; y < grey.height(); ++y) {
        std::fill(sums.begin(), sums.end(), 0);
        for (int inner = 0; inner < group; ++inner) {
            const std::ptrdiff_t line = std::ptrdiff_t{y} * group + inner;
            const std::uint8_t* pixel = pixels + line * width * 4;
            for (int& sum : sums) {
                for (int i = 0; i < group; ++i, pixel += 4) sum += level(pixel, ground);
            }
        }
        std::uint8_t* out = grey.row(y);
        for (const int sum : sums) *out++ = static_cast<std::uint8_t>(sum / (group * group));
    }
    return grey;
}

Bytes inverted(const Bytes& grey) {
    Bytes result = grey;
    for (std::uint8_t& value : result.values()) value = static_cast<std::uint8_t>(255 - value);
    return result;
}

Bytes blurred(const Bytes& grey) {
    Bytes result(grey.width(), grey.height());
    std::vector<std::uint16_t> down(static_cast<std::size_t>(grey.width()) + 2);  // of three rows
    std::uint16_t* const sums = down.data() + 1;
    for (int y = 0; y < grey.height(); ++y) {
        const std::uint8_t* const above = grey.row(std::max(y - 1, 0));
        const std::uint8_t* const here = grey.row(y);
        const std::uint8_t* const below = grey.row(std::min(y + 1, grey.height() - 1));
        for (int x = 0; x < grey.width(); ++x) {
            sums[x] = static_cast<std::uint16_t>(above[x] + here[x] + below[x]);
        }
        sums[-1] = sums[0];
        sums[grey.width()] = sums[grey.width() - 1];
        std::uint8_t* const out = result.row(y);
        for (int x = 0; x < grey.width(); ++x) {
            out[x] = static_cast<std::uint8_t>((sums[x - 1] + sums[x] + sums[x + 1] + 4) / 9);
        }
    }
    return result;
}

}  // namespace retrace::scan
