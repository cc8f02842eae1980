// WebP pictures, by libwebp: the first one of those that move.
#include <webp/decode.h>

#include <span>

#include "cli/picture/decoders.hpp"

namespace retrace::cli {

namespace {

using Part = std::span<const std::uint8_t>;

constexpr std::size_t kChunkHead = 8;  // bytes: name and size

std::size_t size_at(Part file, std::size_t place) {
    std::size_t size = 0;
    for (std::size_t i = 4; i-- > 0;) size = size << 8U | file[place + i];
    return size;
}

// The chunks of the first picture of a moving one, which libwebp reads as those of a file; nothing without any.
Part first_picture(Part file) {
    constexpr std::size_t kFileHead = 12;  // bytes: "RIFF", size, "WEBP"
    constexpr std::size_t kPlace = 16;     // bytes: where the picture stands, and for how long
    for (std::size_t at = kFileHead; at + kChunkHead < file.size();) {
        const std::size_t size = size_at(file, at + 4);
        const Part chunk = file.subspan(at);
        if (size > chunk.size() - kChunkHead) break;
        const bool is_picture =
            chunk[0] == 'A' && chunk[1] == 'N' && chunk[2] == 'M' && chunk[3] == 'F';
        if (is_picture && size > kPlace) return chunk.subspan(kChunkHead + kPlace, size - kPlace);
        at += kChunkHead + size + size % 2;
    }
    return {};
}

}  // namespace

PictureResult read_webp(const PictureData& data) {
    Part picture = data;
    WebPBitstreamFeatures features{};
    if (WebPGetFeatures(picture.data(), picture.size(), &features) != VP8_STATUS_OK) {
        return damaged("WebP");
    }
    if (features.has_animation != 0) {
        picture = first_picture(picture);
        if (WebPGetFeatures(picture.data(), picture.size(), &features) != VP8_STATUS_OK) {
            return damaged("WebP");
        }
    }
    const auto width = static_cast<std::size_t>(features.width);
    const auto height = static_cast<std::size_t>(features.height);
    if (width * height > kMostPixels) return too_many_pixels();
    PictureData pixels(width * height * 4);
    if (WebPDecodeRGBAInto(picture.data(), picture.size(), pixels.data(), pixels.size(),
                           features.width * 4) == nullptr) {
        return damaged("WebP");
    }
    return grey_picture(pixels, width, height);
}

}  // namespace retrace::cli
