// Digits as a pen or a pencil writes them: the middle of each stroke, drawn at any width.
#pragma once

#include <vector>

#include "training/faces.hpp"

namespace retrace::training {

// How near each place of a digit's tile is to the middle of a stroke: 255 on it, kNearness less for each pixel away.
using Strokes = std::array<scan::Bytes, 9>;

inline constexpr int kNearness = 16;

// A digit that somebody wrote: the ink itself, where there is any, and its strokes.
struct Hand {
    Face ink;
    Strokes strokes;
};

std::vector<Hand> hands_of(const std::vector<Face>& written);

// From the middles of strokes, one pixel wide.
scan::Bytes nearness_to(const scan::Bytes& lines);

// How much of a place is ink, 0 to 1; x, y and `width`, the pen's, in digit heights.
float pen_ink_at(const scan::Bytes& strokes, float x, float y, float width);

}  // namespace retrace::training
