// PNG pictures, by libpng.
#include <png.h>

#include "cli/picture/decoders.hpp"

namespace retrace::cli {

PictureResult read_png(const PictureData& data) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&image, data.data(), data.size()) == 0) {
        return damaged(image.message);
    }
    image.format = PNG_FORMAT_RGBA;
    // Otherwise libpng takes levels of 16 bits for amounts of light, and dark shades for lighter ones.
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    if (std::size_t{image.width} * image.height > kMostPixels) {
        png_image_free(&image);
        return too_many_pixels();
    }
    PictureData pixels(PNG_IMAGE_SIZE(image));
    if (png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr) == 0) {
        return damaged(image.message);
    }
    return grey_picture(pixels, image.width, image.height);
}

}  // namespace retrace::cli
