// GIF pictures, by giflib: the first one of those that move.
#include <gif_lib.h>

#include <algorithm>
#include <memory>

#include "cli/picture/decoders.hpp"

namespace retrace::cli {
namespace {

struct Source {
    const PictureData& data;
    std::size_t next = 0;
};

int read_some(GifFileType* gif, GifByteType* out, int count) {
    auto& source = *static_cast<Source*>(gif->UserData);
    const std::size_t size =
        std::min(static_cast<std::size_t>(count), source.data.size() - source.next);
    std::copy_n(source.data.begin() + static_cast<std::ptrdiff_t>(source.next), size, out);
    source.next += size;
    return static_cast<int>(size);
}

struct Close {
    void operator()(GifFileType* gif) const { static_cast<void>(DGifCloseFile(gif, nullptr)); }
};

std::string_view reason_of(int error) {
    const char* const reason = GifErrorString(error);
    return reason == nullptr ? GifErrorString(D_GIF_ERR_READ_FAILED) : reason;
}

// The first record that is a picture begins; extensions before it are passed over.
bool find_picture(GifFileType* gif) {
    for (GifRecordType record{}; DGifGetRecordType(gif, &record) == GIF_OK;) {
        if (record == IMAGE_DESC_RECORD_TYPE) return DGifGetImageDesc(gif) == GIF_OK;
        if (record != EXTENSION_RECORD_TYPE) return false;
        int code = 0;
        GifByteType* block = nullptr;
        if (DGifGetExtension(gif, &code, &block) != GIF_OK) return false;
        while (block != nullptr) {
            if (DGifGetExtensionNext(gif, &block) != GIF_OK) return false;
        }
    }
    return false;
}

// Rows of an interlaced picture come in four passes.
bool read_rows(GifFileType* gif, PictureData& indices) {
    const auto width = static_cast<std::size_t>(gif->Image.Width);
    const int height = gif->Image.Height;
    const auto read_row = [&](int row) {
        return DGifGetLine(gif, indices.data() + static_cast<std::size_t>(row) * width,
                           gif->Image.Width) == GIF_OK;
    };
    constexpr int kFirst[] = {0, 4, 2, 1};
    constexpr int kStep[] = {8, 8, 4, 2};
    const int passes = gif->Image.Interlace ? 4 : 1;
    for (int pass = 0; pass < passes; ++pass) {
        const int step = passes == 1 ? 1 : kStep[pass];
        for (int row = passes == 1 ? 0 : kFirst[pass]; row < height; row += step) {
            if (!read_row(row)) return false;
        }
    }
    return true;
}

}  // namespace

PictureResult read_gif(const PictureData& data) {
    Source source{data};
    int error = 0;
    const std::unique_ptr<GifFileType, Close> gif(DGifOpen(&source, read_some, &error));
    if (!gif) return damaged(reason_of(error));
    if (!find_picture(gif.get())) return damaged(reason_of(gif->Error));
    const auto width = static_cast<std::size_t>(gif->Image.Width);
    const auto height = static_cast<std::size_t>(gif->Image.Height);
    if (width * height > kMostPixels) return too_many_pixels();
    PictureData indices(width * height);
    const ColorMapObject* const map =
        gif->Image.ColorMap != nullptr ? gif->Image.ColorMap : gif->SColorMap;
    if (map == nullptr) return damaged(reason_of(D_GIF_ERR_NO_COLOR_MAP));
    if (indices.empty() || !read_rows(gif.get(), indices)) return damaged(reason_of(gif->Error));
    PictureData pixels;
    pixels.reserve(indices.size() * 4);
    for (const std::uint8_t index : indices) {
        const GifColorType colour =
            index < map->ColorCount ? map->Colors[index] : GifColorType{255, 255, 255};
        pixels.insert(pixels.end(), {colour.Red, colour.Green, colour.Blue, 255});
    }
    return grey_picture(pixels, width, height);
}

}  // namespace retrace::cli
