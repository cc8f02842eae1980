// The kinds of pictures, each by its library. CMake leaves out those whose library is not there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "cli/picture/picture.hpp"
#include "cli/texts.hpp"
#include "scan/grey.hpp"

namespace retrace::cli {

// The bytes of a file, or the red, green, blue and alpha of pixels.
using PictureData = std::vector<std::uint8_t>;

inline constexpr std::size_t kMostPixels = 130'000'000;  // as in the page

PictureResult read_png(const PictureData& data);
PictureResult read_jpeg(const PictureData& data);
PictureResult read_webp(const PictureData& data);
PictureResult read_gif(const PictureData& data);
PictureResult read_avif(const PictureData& data);

inline PictureError too_many_pixels() {
    return {said("command/picture/too-many-pixels")};
}

// `reason`: the library's own words.
inline PictureError damaged(std::string_view reason) {
    return {said("command/picture/damaged", {reason})};
}

inline PictureResult grey_picture(const PictureData& pixels, std::size_t width,
                                  std::size_t height) {
    return scan::grey_of(pixels.data(), static_cast<int>(width), static_cast<int>(height));
}

}  // namespace retrace::cli
