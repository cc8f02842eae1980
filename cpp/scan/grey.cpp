// Averages whole groups of pixels, which shrinks without flicker.
#include "scan/grey.hpp"

namespace retrace::scan {
namespace {

// Thousandths of red, green and blue, as eyes weigh them.
constexpr int kRed = 299;
constexpr int kGreen = 587;
constexpr int kBlue = 114;

int level(const std::uint8_t* pixel) {
    const int colour = (kRed * pixel[0] + kGreen * pixel[1] + kBlue * pixel[2]) / 1000;
    const int opacity = pixel[3];
    return opacity == 255 ? colour : (colour * opacity + 255 * (255 - opacity)) / 255;
}

}  // namespace

int shrinking(int width, int height) {
    const int longest = std::max(width, height);
    return std::max(1, (longest + kLongestSide - 1) / kLongestSide);
}

Bytes grey_of(const std::uint8_t* pixels, int width, int height) {
    const int group = shrinking(width, height);
    Bytes grey(width / group, height / group);
    std::vector<int> sums(static_cast<std::size_t>(grey.width()));
    for (int y = 0; y < grey.height(); ++y) {
        std::fill(sums.begin(), sums.end(), 0);
        for (int inner = 0; inner < group; ++inner) {
            const std::ptrdiff_t line = std::ptrdiff_t{y} * group + inner;
            const std::uint8_t* pixel = pixels + line * width * 4;
            for (int& sum : sums) {
                for (int i = 0; i < group; ++i, pixel += 4) sum += level(pixel);
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

}  // namespace retrace::scan
