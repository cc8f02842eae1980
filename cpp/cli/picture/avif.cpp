// AVIF pictures, by libavif: the first one of those that move.
#include <avif/avif.h>

#include <memory>

#include "cli/picture/decoders.hpp"
#include "cli/picture/orientation.hpp"

namespace retrace::cli {
namespace {

struct Destroy {
    void operator()(avifDecoder* decoder) const { avifDecoderDestroy(decoder); }
};

bool says(const avifImage& image, avifTransformFlag flag) {
    return (image.transformFlags & static_cast<avifTransformFlags>(flag)) != 0;
}

// An AVIF file turns first and mirrors then, by properties of its own.
scan::Bytes upright(scan::Bytes grey, const avifImage& image) {
    constexpr Orientation kTurned[] = {1, 8, 3, 6};  // by quarters against the clock
    if (says(image, AVIF_TRANSFORM_IROT)) grey = set_upright(grey, kTurned[image.irot.angle % 4]);
    if (!says(image, AVIF_TRANSFORM_IMIR)) return grey;
#if AVIF_VERSION >= 1000000
    const bool swaps_sides = image.imir.axis == 1;
#else
    const bool swaps_sides = image.imir.mode == 1;
#endif
    return set_upright(grey, swaps_sides ? 2 : 4);
}

}  // namespace

PictureResult read_avif(const PictureData& data) {
    const std::unique_ptr<avifDecoder, Destroy> decoder(avifDecoderCreate());
    if (!decoder) return damaged(avifResultToString(AVIF_RESULT_OUT_OF_MEMORY));
    decoder->imageSizeLimit = kMostPixels;
    decoder->ignoreExif = AVIF_TRUE;  // the file's own properties say the orientation
    avifResult result = avifDecoderSetIOMemory(decoder.get(), data.data(), data.size());
    if (result == AVIF_RESULT_OK) result = avifDecoderParse(decoder.get());
    if (result == AVIF_RESULT_OK) result = avifDecoderNextImage(decoder.get());
    if (result != AVIF_RESULT_OK) return damaged(avifResultToString(result));
    avifRGBImage colours{};
    avifRGBImageSetDefaults(&colours, decoder->image);
    colours.format = AVIF_RGB_FORMAT_RGBA;
    colours.depth = 8;
    PictureData pixels(std::size_t{colours.width} * colours.height * 4);
    colours.pixels = pixels.data();
    colours.rowBytes = colours.width * 4;
    result = avifImageYUVToRGB(decoder->image, &colours);
    if (result != AVIF_RESULT_OK) return damaged(avifResultToString(result));
    return upright(scan::grey_of(pixels.data(), static_cast<int>(colours.width),
                                 static_cast<int>(colours.height)),
                   *decoder->image);
}

}  // namespace retrace::cli
