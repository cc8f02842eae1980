// How much darker than its surroundings each pixel is, by an integral image
// or by closing.
#pragma once

#include "scan/plane.hpp"

namespace retrace::scan {

// From here on a pixel counts as ink.
inline constexpr int kInk = 64;

// 0 where a pixel is as light as the mean of the square `2 * reach + 1` around it, kInk where it is
// a ninth darker, 255 where it is less than half as light. Independent of light and shadow.
Bytes ink_of(const Bytes& grey, int reach);

// The same against what is left when all that is dark and narrower than `2 * reach + 1` is filled: the edge of a
// shadow is no ink, nor are dark areas.
Bytes thin_ink_of(const Bytes& grey, int reach);

// Each pixel takes the highest value of the square `2 * reach + 1` around it: ink grows thicker, and what is dark
// grows thinner.
Bytes highest_around(const Bytes& levels, int reach);

}  // namespace retrace::scan
