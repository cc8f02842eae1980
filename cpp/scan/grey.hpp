// A picture's colours to grey levels, at the size that the other stages work at.
#pragma once

#include <cstdint>

#include "scan/plane.hpp"

namespace retrace::scan {

// The longer side of what is worked on, at most; pictures above it are shrunk by a whole factor.
inline constexpr int kLongestSide = 1400;

// How many pixels of the picture, each way, become one.
int shrinking(int width, int height);

// `pixels`: width * height times red, green, blue, opacity; transparent ones count as white.
// Rows and columns that do not fill a last pixel are left out.
Bytes grey_of(const std::uint8_t* pixels, int width, int height);

// Light and dark exchanged, for pictures with a dark background.
Bytes inverted(const Bytes& grey);

// The mean of each three by three, since the lightest of many pixels is noise; outside, the edge goes on.
Bytes softened(const Bytes& grey);

}  // namespace retrace::scan
