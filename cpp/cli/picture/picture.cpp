// Tells the kinds of pictures apart by their first bytes.
#include "cli/picture/picture.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string_view>

#include "cli/picture/decoders.hpp"
#include "cli/picture/orientation.hpp"
#include "cli/system_error.hpp"
#include "cli/texts.hpp"

namespace retrace::cli {
namespace {

constexpr std::size_t kLargestFile = std::size_t{256} << 20U;

std::variant<PictureData, PictureError> read_all(const std::string& file) {
    std::FILE* const stream = file == "-" ? stdin : std::fopen(file.c_str(), "rb");
    if (stream == nullptr) return PictureError{words_of_system(errno), ExitCode::not_done};
    PictureData data;
    std::size_t count = 1;
    while (count > 0 && data.size() < kLargestFile) {
        const std::size_t before = data.size();
        data.resize(before + (std::size_t{1} << 16U));
        count = std::fread(data.data() + before, 1, data.size() - before, stream);
        data.resize(before + count);
    }
    const int error = std::ferror(stream) != 0 ? errno : 0;
    if (stream != stdin) static_cast<void>(std::fclose(stream));  // only read from
    if (error != 0) return PictureError{words_of_system(error), ExitCode::not_done};
    if (count > 0) return PictureError{said("command/picture/too-large")};
    return data;
}

// Null where the command was built without it.
using Decoder = PictureResult (*)(const PictureData&);

#ifdef RETRACE_WITH_PNG
constexpr Decoder kPng = read_png;
#else
constexpr Decoder kPng = nullptr;
#endif

#ifdef RETRACE_WITH_JPEG
constexpr Decoder kJpeg = read_jpeg;
#else
constexpr Decoder kJpeg = nullptr;
#endif

#ifdef RETRACE_WITH_WEBP
constexpr Decoder kWebp = read_webp;
#else
constexpr Decoder kWebp = nullptr;
#endif

#ifdef RETRACE_WITH_GIF
constexpr Decoder kGif = read_gif;
#else
constexpr Decoder kGif = nullptr;
#endif

#ifdef RETRACE_WITH_AVIF
constexpr Decoder kAvif = read_avif;
#else
constexpr Decoder kAvif = nullptr;
#endif

struct Kind {
    std::size_t at;  // of the bytes that tell the kind
    std::string_view bytes;
    Decoder decoder;
    std::string_view name;
    std::string_view library;
};

constexpr Kind kKinds[] = {
    {0, "\x89PNG", kPng, "PNG", "libpng"},    {0, "\xff\xd8\xff", kJpeg, "JPEG", "libjpeg"},
    {8, "WEBP", kWebp, "WebP", "libwebp"},    {0, "GIF8", kGif, "GIF", "giflib"},
    {4, "ftypavi", kAvif, "AVIF", "libavif"},
};

bool is_of(const Kind& kind, const PictureData& data) {
    const std::string_view bytes = kind.bytes;
    return data.size() >= kind.at + bytes.size() &&
           std::memcmp(data.data() + kind.at, bytes.data(), bytes.size()) == 0;
}

PictureResult upright(PictureResult result, Orientation orientation) {
    if (auto* grey = std::get_if<scan::Bytes>(&result)) *grey = set_upright(*grey, orientation);
    return result;
}

}  // namespace

PictureResult read_picture(const std::string& file) {
    const auto read = read_all(file);
    if (const auto* error = std::get_if<PictureError>(&read)) return *error;
    const auto& data = std::get<PictureData>(read);
    if (data.empty()) return PictureError{said("command/picture/empty")};
    for (const Kind& kind : kKinds) {
        if (!is_of(kind, data)) continue;
        if (kind.decoder != nullptr) return upright(kind.decoder(data), orientation_in(data));
        return PictureError{said("command/picture/not-built", {kind.library, kind.name})};
    }
    return PictureError{said("command/picture/other-kind")};
}

}  // namespace retrace::cli
