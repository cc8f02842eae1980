// The patch of a picture that the net is shown for a digit, and its four turns.
#pragma once

#include <array>

namespace retrace::scan {

inline constexpr int kPatchSide = 28;
inline constexpr int kPatchSize = kPatchSide * kPatchSide;

// The longer side of a digit in it, in the middle; what is around is seen, too.
inline constexpr int kDigitSide = 20;

// Row by row.
using Patch = std::array<float, kPatchSize>;

// From grey levels to 0 for paper and about 1 for ink, whatever the light. A patch without any
// contrast becomes 0 all over.
Patch normalised(const Patch& grey);

// A quarter turn clockwise.
Patch turned(const Patch& patch);

}  // namespace retrace::scan
