// How a camera held a picture, as its file says, and the picture set upright by that.
#pragma once

#include "cli/picture/decoders.hpp"
#include "scan/plane.hpp"

namespace retrace::cli {

// The eight numbers of EXIF: 1 as stored, 2 mirrored, 3 on its head, 4 mirrored on its head, 5 mirrored along the
// falling diagonal, 6 to be turned clockwise, 7 mirrored along the rising diagonal, 8 to be turned the other way.
using Orientation = int;

inline constexpr Orientation kAsStored = 1;

// By the EXIF data of a JPEG, PNG or WebP file; as stored where it has none.
Orientation orientation_in(const PictureData& file);

scan::Bytes set_upright(const scan::Bytes& stored, Orientation orientation);

}  // namespace retrace::cli
