// Reads the tiles through libpng and softens their edges.
#include "training/faces.hpp"

#include <png.h>

#include <algorithm>

namespace retrace::training {
namespace {

constexpr int kReach = 1;
constexpr int kPasses = 3;

// Three passes of a box blur come close to a Gaussian blur.
scan::Bytes blurred(scan::Bytes tile) {
    for (int pass = 0; pass < kPasses; ++pass) {
        scan::Bytes next(kTile, kTile);
        for (int y = 0; y < kTile; ++y) {
            for (int x = 0; x < kTile; ++x) {
                int sum = 0;
                for (int i = -kReach; i <= kReach; ++i) {
                    for (int j = -kReach; j <= kReach; ++j) sum += tile.near(x + j, y + i);
                }
                next.at(x, y) = static_cast<std::uint8_t>((sum + 4) / 9);
            }
        }
        tile = std::move(next);
    }
    return tile;
}

}  // namespace

std::optional<std::vector<Face>> read_faces(const std::string& file) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_file(&image, file.c_str()) == 0) return std::nullopt;
    image.format = PNG_FORMAT_GRAY;
    std::vector<std::uint8_t> pixels(PNG_IMAGE_SIZE(image));
    if (png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr) == 0 ||
        image.width != 9 * kTile || image.height % kTile != 0) {
        return std::nullopt;
    }
    std::vector<Face> faces(image.height / kTile);
    const std::uint8_t* row = pixels.data();
    for (Face& face : faces) {
        face.fill(scan::Bytes(kTile, kTile));
        for (int y = 0; y < kTile; ++y) {
            for (scan::Bytes& tile : face) {
                std::transform(row, row + kTile, tile.row(y), [](std::uint8_t value) {
                    return static_cast<std::uint8_t>(255 - value);
                });
                row += kTile;
            }
        }
        for (scan::Bytes& tile : face) tile = blurred(std::move(tile));
    }
    return faces;
}

float ink_at(const scan::Bytes& digit, float x, float y, float bold) {
    const float column = x * kDigitHeight + (kTile - 1) / 2.0F;
    const float row = y * kDigitHeight + (kTile - 1) / 2.0F;
    if (column < 0 || row < 0 || column > kTile - 1 || row > kTile - 1) return 0;
    const float soft = scan::between(digit, column, row);
    return std::clamp((soft - (118 - 52 * bold)) / 90 + 0.5F, 0.0F, 1.0F);
}

}  // namespace retrace::training
