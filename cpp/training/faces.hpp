// The digits of typefaces, as faces/ draws them: a row a face, a tile a digit.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "scan/plane.hpp"

namespace retrace::training {

inline constexpr int kTile = 64;         // pixels a side
inline constexpr int kDigitHeight = 44;  // of the tallest digit of each face

// 255 where there is ink, with soft edges; digit d at d - 1.
using Face = std::array<scan::Bytes, 9>;

// Nothing where the file cannot be read or is not of that form.
std::optional<std::vector<Face>> read_faces(const std::string& file);

// How much of a place is ink, 0 to 1. x and y in digit heights from the digit's middle; `bold` from
// -1 to 1 makes its strokes thinner or thicker.
float ink_at(const scan::Bytes& digit, float x, float y, float bold);

}  // namespace retrace::training
