// libpng and libjpeg, told apart by the first bytes. JPEGs turned by their camera stay as they are stored.
#include "cli/picture.hpp"

// jpeglib.h needs FILE and size_t from here.
#include <cerrno>
#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <vector>

#include <jpeglib.h>
#include <png.h>

#include "scan/grey.hpp"

namespace retrace::cli {
namespace {

using Data = std::vector<std::uint8_t>;
using Result = std::variant<scan::Bytes, PictureError>;

constexpr std::size_t kLargestFile = std::size_t{256} << 20U;
constexpr std::size_t kMostPixels = 100'000'000;

std::variant<Data, PictureError> read_all(const std::string& file) {
    std::FILE* const stream = file == "-" ? stdin : std::fopen(file.c_str(), "rb");
    if (stream == nullptr) return PictureError{std::strerror(errno)};
    Data data;
    std::size_t count = 1;
    while (count > 0 && data.size() < kLargestFile) {
        const std::size_t before = data.size();
        data.resize(before + (std::size_t{1} << 16U));
        count = std::fread(data.data() + before, 1, data.size() - before, stream);
        data.resize(before + count);
    }
    const bool failed = std::ferror(stream) != 0;
    if (stream != stdin) static_cast<void>(std::fclose(stream));  // only read from
    if (failed) return PictureError{"it cannot be read"};
    if (count > 0) return PictureError{"the file is larger than 256 MB"};
    return data;
}

Result too_large() {
    return PictureError{"the picture has more than 100 million pixels"};
}

Result grey_picture(const Data& pixels, std::size_t width, std::size_t height) {
    return scan::grey_of(pixels.data(), static_cast<int>(width), static_cast<int>(height));
}

Result read_png(const Data& data) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&image, data.data(), data.size()) == 0) {
        return PictureError{image.message};
    }
    image.format = PNG_FORMAT_RGBA;
    if (std::size_t{image.width} * image.height > kMostPixels) {
        png_image_free(&image);
        return too_large();
    }
    Data pixels(PNG_IMAGE_SIZE(image));
    if (png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr) == 0) {
        return PictureError{image.message};
    }
    return grey_picture(pixels, image.width, image.height);
}

// libjpeg leaves through `failed` where it cannot go on.
struct JpegErrors {
    jpeg_error_mgr base;
    std::jmp_buf failed;
    char message[JMSG_LENGTH_MAX];
};

void leave(j_common_ptr jpeg) {
    auto* const errors = reinterpret_cast<JpegErrors*>(jpeg->err);
    jpeg->err->format_message(jpeg, errors->message);
    std::longjmp(errors->failed, 1);  // NOLINT(cert-err52-cpp): libjpeg has no other way out
}

// Owns nothing that a jump would leave behind.
bool read_rows(jpeg_decompress_struct& jpeg, JpegErrors& errors, const Data& data, Data& pixels) {
    if (setjmp(errors.failed) != 0) return false;  // NOLINT(cert-err52-cpp)
    jpeg_create_decompress(&jpeg);
    jpeg_mem_src(&jpeg, data.data(), data.size());
    jpeg_read_header(&jpeg, TRUE);
    if (std::size_t{jpeg.image_width} * jpeg.image_height > kMostPixels) {
        errors.message[0] = '\0';
        return false;
    }
    jpeg.out_color_space = JCS_EXT_RGBA;
    jpeg_start_decompress(&jpeg);
    pixels.resize(std::size_t{jpeg.output_width} * jpeg.output_height * 4);
    while (jpeg.output_scanline < jpeg.output_height) {
        JSAMPROW row = pixels.data() + std::size_t{jpeg.output_scanline} * jpeg.output_width * 4;
        jpeg_read_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_decompress(&jpeg);
    return true;
}

Result read_jpeg(const Data& data) {
    jpeg_decompress_struct jpeg{};
    JpegErrors errors{};
    jpeg.err = jpeg_std_error(&errors.base);
    errors.base.error_exit = leave;
    errors.base.emit_message = [](j_common_ptr, int) {};
    Data pixels;
    const bool read = read_rows(jpeg, errors, data, pixels);
    const std::size_t width = jpeg.output_width;
    const std::size_t height = jpeg.output_height;
    jpeg_destroy_decompress(&jpeg);
    if (read) return grey_picture(pixels, width, height);
    return errors.message[0] == '\0' ? too_large() : Result{PictureError{errors.message}};
}

bool begins(const Data& data, std::string_view bytes) {
    return data.size() >= bytes.size() && std::memcmp(data.data(), bytes.data(), bytes.size()) == 0;
}

}  // namespace

Result read_picture(const std::string& file) {
    const auto read = read_all(file);
    if (const auto* error = std::get_if<PictureError>(&read)) return *error;
    const Data& data = std::get<Data>(read);
    if (begins(data, "\x89PNG")) return read_png(data);
    if (begins(data, "\xff\xd8\xff")) return read_jpeg(data);
    return PictureError{"it is neither a PNG nor a JPEG picture"};
}

}  // namespace retrace::cli
