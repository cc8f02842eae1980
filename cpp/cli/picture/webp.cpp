// WebP pictures, by libwebp; of moving ones it reads none.
#include <webp/decode.h>

#include "cli/picture/decoders.hpp"

namespace retrace::cli {

PictureResult read_webp(const PictureData& data) {
    WebPBitstreamFeatures features{};
    if (WebPGetFeatures(data.data(), data.size(), &features) != VP8_STATUS_OK) {
        return damaged("WebP");
    }
    if (features.has_animation != 0) {
        return PictureError{said({"the WebP picture moves; save one of its pictures by itself",
                                  "움직이는 WebP입니다. 한 장면만 따로 저장하세요"})};
    }
    const auto width = static_cast<std::size_t>(features.width);
    const auto height = static_cast<std::size_t>(features.height);
    if (width * height > kMostPixels) return too_many_pixels();
    PictureData pixels(width * height * 4);
    if (WebPDecodeRGBAInto(data.data(), data.size(), pixels.data(), pixels.size(),
                           features.width * 4) == nullptr) {
        return damaged("WebP");
    }
    return grey_picture(pixels, width, height);
}

}  // namespace retrace::cli
