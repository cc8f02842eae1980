// Walks through a file's segments or chunks to its EXIF data, and that to the one number.
#include "cli/picture/orientation.hpp"

#include <span>
#include <string_view>

namespace retrace::cli {
namespace {

using Part = std::span<const std::uint8_t>;

// Reads numbers of either byte order; beyond the end there are zeros.
struct Reader {
    Part bytes;
    bool is_little = false;

    std::size_t at(std::size_t place, std::size_t count) const {
        std::size_t value = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t next = place + (is_little ? count - 1 - i : i);
            value = value << 8U | (next < bytes.size() ? bytes[next] : 0U);
        }
        return value;
    }
    bool has(std::size_t place, std::string_view text) const {
        if (place + text.size() > bytes.size()) return false;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (bytes[place + i] != static_cast<std::uint8_t>(text[i])) return false;
        }
        return true;
    }
    Part from(std::size_t place) const {
        return place < bytes.size() ? bytes.subspan(place) : Part();
    }
};

constexpr std::string_view kExif("Exif\0\0", 6);

// EXIF data is a TIFF file without a picture; the first directory has the orientation.
Orientation in_tiff(Part tiff) {
    Reader reader{tiff};
    reader.is_little = reader.has(0, "II");
    if (!reader.is_little && !reader.has(0, "MM")) return kAsStored;
    const std::size_t directory = reader.at(4, 4);
    const std::size_t entries = reader.at(directory, 2);
    constexpr std::size_t kEntry = 12;  // bytes: tag, type, count, value
    for (std::size_t i = 0; i < entries; ++i) {
        const std::size_t entry = directory + 2 + kEntry * i;
        if (entry >= tiff.size()) break;
        if (reader.at(entry, 2) != 0x112) continue;
        const auto value = static_cast<Orientation>(reader.at(entry + 8, 2));
        return value >= 1 && value <= 8 ? value : kAsStored;
    }
    return kAsStored;
}

Orientation in_jpeg(const Reader& file) {
    for (std::size_t at = 2; at + 4 < file.bytes.size();) {
        const std::size_t marker = file.at(at, 2);
        const std::size_t size = file.at(at + 2, 2);
        if (marker == 0xffff) {
            ++at;
            continue;
        }
        if (marker < 0xff00 || marker == 0xffda || size < 2) break;  // the picture itself begins
        if (marker == 0xffe1 && file.has(at + 4, kExif)) return in_tiff(file.from(at + 10));
        at += 2 + size;
    }
    return kAsStored;
}

Orientation in_png(const Reader& file) {
    for (std::size_t at = 8; at + 8 < file.bytes.size(); at += 12 + file.at(at, 4)) {
        if (file.has(at + 4, "eXIf")) return in_tiff(file.from(at + 8));
    }
    return kAsStored;
}

Orientation in_webp(Reader file) {
    file.is_little = true;
    for (std::size_t at = 12; at + 8 < file.bytes.size();) {
        const std::size_t size = file.at(at + 4, 4);
        // Some programs begin it as in a JPEG.
        const std::size_t head = file.has(at + 8, kExif) ? kExif.size() : 0;
        if (file.has(at, "EXIF")) return in_tiff(file.from(at + 8 + head));
        at += 8 + size + size % 2;
    }
    return kAsStored;
}

}  // namespace

Orientation orientation_in(const PictureData& file) {
    const Reader reader{file};
    if (reader.has(0, "\xff\xd8")) return in_jpeg(reader);
    if (reader.has(0, "\x89PNG")) return in_png(reader);
    return reader.has(8, "WEBP") ? in_webp(reader) : kAsStored;
}

scan::Bytes set_upright(const scan::Bytes& stored, Orientation orientation) {
    if (orientation == kAsStored) return stored;
    const bool is_on_side = orientation >= 5;
    const bool from_right = orientation == 2 || orientation == 3 || orientation >= 7;
    const bool from_bottom =
        orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    const int right = stored.width() - 1;
    const int bottom = stored.height() - 1;
    scan::Bytes upright(is_on_side ? stored.height() : stored.width(),
                        is_on_side ? stored.width() : stored.height());
    for (int y = 0; y < upright.height(); ++y) {
        for (int x = 0; x < upright.width(); ++x) {
            const int across = is_on_side ? y : x;
            const int down = is_on_side ? x : y;
            upright.at(x, y) =
                stored.at(from_right ? right - across : across, from_bottom ? bottom - down : down);
        }
    }
    return upright;
}

}  // namespace retrace::cli
