// The patch of a picture that the net is shown for a digit, and its four turns.
#pragma once

#include <array>

namespace retrace::scan {

inline constexpr int kPatchSide = 28;
inline constexpr int kPatchSize = kPatchSide * kPatchSide;

// The longer side of the digit in the middle of a patch; its surroundings fill the rest.
inline constexpr int kDigitSide = 20;

// Row by row.
using Patch = std::array<float, kPatchSize>;

// Turns grey levels into 0 for paper and about 1 for ink, whatever the light. A patch without contrast becomes 0 everywhere.
Patch normalised(const Patch& grey);

// A quarter turn clockwise.
Patch turned(const Patch& patch);

}  // namespace retrace::scan
