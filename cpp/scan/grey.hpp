// A picture's colours to grey levels, at the size that the other stages work at.
#pragma once

#include <cstdint>

#include "scan/plane.hpp"

namespace retrace::scan {

// The longest side, in pixels, that the stages work on; larger pictures are shrunk by a whole factor.
inline constexpr int kLongestSide = 1400;

// The factor by which a picture is shrunk in both directions.
int shrinking(int width, int height);

// `pixels`: width * height times red, green, blue, opacity; transparent ones count as white.
// Rows and columns that do not fill a last pixel are left out.
Bytes grey_of(const std::uint8_t* pixels, int width, int height);

// Exchanges light and dark, for pictures with a dark background.
Bytes inverted(const Bytes& grey);

// Replaces each pixel by the mean of the three by three around it, which removes noise; the edge is repeated outside.
Bytes blurred(const Bytes& grey);

}  // namespace retrace::scan
