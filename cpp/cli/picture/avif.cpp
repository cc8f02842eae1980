// AVIF pictures, by libavif: the first one of those that move.
#include <avif/avif.h>

#include <memory>

#include "cli/picture/decoders.hpp"

namespace retrace::cli {
namespace {

struct Destroy {
    void operator()(avifDecoder* decoder) const { avifDecoderDestroy(decoder); }
};

}  // namespace

PictureResult read_avif(const PictureData& data) {
    const std::unique_ptr<avifDecoder, Destroy> decoder(avifDecoderCreate());
    if (!decoder) return damaged(avifResultToString(AVIF_RESULT_OUT_OF_MEMORY));
    decoder->imageSizeLimit = kMostPixels;
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
    return grey_picture(pixels, colours.width, colours.height);
}

}  // namespace retrace::cli
