// JPEG pictures, by libjpeg. Those of print (CMYK) are turned to colours here.
// jpeglib.h needs FILE and size_t from here.
#include <csetjmp>
#include <cstdio>

#include <jpeglib.h>

#include <jerror.h>

#include "cli/picture/decoders.hpp"

namespace retrace::cli {
namespace {

// libjpeg leaves through `failed` where it cannot go on.
struct JpegErrors {
    jpeg_error_mgr base;
    std::jmp_buf failed;
    char message[JMSG_LENGTH_MAX];
    bool is_cut;  // the file ended too early; libjpeg goes on with grey
};

constexpr JDIMENSION kHighestBlock = 16;  // rows

void leave(j_common_ptr jpeg) {
    auto* const errors = reinterpret_cast<JpegErrors*>(jpeg->err);
    jpeg->err->format_message(jpeg, errors->message);
    std::longjmp(errors->failed, 1);  // NOLINT(cert-err52-cpp): libjpeg has no other way out
}

void note_end(j_common_ptr jpeg, int level) {
    auto* const errors = reinterpret_cast<JpegErrors*>(jpeg->err);
    if (level >= 0 || errors->base.msg_code != JWRN_JPEG_EOF) return;
    errors->base.format_message(jpeg, errors->message);
    errors->is_cut = true;
}

// Cyan, magenta, yellow and black become red, green, blue and opacity. Adobe's programs store them the other way round.
void to_colours(PictureData& pixels, bool is_inverse) {
    for (std::size_t i = 0; i + 3 < pixels.size(); i += 4) {
        const auto light = [&](std::size_t ink) {
            return is_inverse ? pixels[ink] : 255 - pixels[ink];
        };
        const int black = light(i + 3);
        for (std::size_t j = i; j < i + 3; ++j) {
            pixels[j] = static_cast<std::uint8_t>(light(j) * black / 255);
        }
        pixels[i + 3] = 255;
    }
}

// Owns nothing that a jump would leave behind.
bool read_rows(jpeg_decompress_struct& jpeg, JpegErrors& errors, const PictureData& data,
               PictureData& pixels) {
    if (setjmp(errors.failed) != 0) return false;  // NOLINT(cert-err52-cpp)
    jpeg_create_decompress(&jpeg);
    jpeg_mem_src(&jpeg, data.data(), data.size());
    jpeg_read_header(&jpeg, TRUE);
    if (std::size_t{jpeg.image_width} * jpeg.image_height > kMostPixels) {
        errors.message[0] = '\0';
        return false;
    }
    const bool is_print = jpeg.jpeg_color_space == JCS_CMYK || jpeg.jpeg_color_space == JCS_YCCK;
    jpeg.out_color_space = is_print ? JCS_CMYK : JCS_EXT_RGBA;
    jpeg_start_decompress(&jpeg);
    pixels.resize(std::size_t{jpeg.output_width} * jpeg.output_height * 4);
    while (jpeg.output_scanline < jpeg.output_height) {
        JSAMPROW row = pixels.data() + std::size_t{jpeg.output_scanline} * jpeg.output_width * 4;
        // Where the end's mark alone is missing, the last rows are all there.
        if (errors.is_cut && jpeg.output_scanline + kHighestBlock < jpeg.output_height)
            return false;
        jpeg_read_scanlines(&jpeg, &row, 1);
    }
    if (is_print) to_colours(pixels, jpeg.saw_Adobe_marker == TRUE);
    jpeg_finish_decompress(&jpeg);
    return true;
}

}  // namespace

PictureResult read_jpeg(const PictureData& data) {
    jpeg_decompress_struct jpeg{};
    JpegErrors errors{};
    jpeg.err = jpeg_std_error(&errors.base);
    errors.base.error_exit = leave;
    errors.base.emit_message = note_end;
    PictureData pixels;
    const bool read = read_rows(jpeg, errors, data, pixels);
    const std::size_t width = jpeg.output_width;
    const std::size_t height = jpeg.output_height;
    jpeg_destroy_decompress(&jpeg);
    if (read) return grey_picture(pixels, width, height);
    return errors.message[0] == '\0' ? too_many_pixels() : damaged(errors.message);
}

}  // namespace retrace::cli
