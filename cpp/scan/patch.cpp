// Takes paper and ink from the patch's own levels.
#include "scan/patch.hpp"

#include <algorithm>
#include <cstddef>

namespace retrace::scan {
namespace {

// Of all the pixels, from the darkest on: more than half is paper even with a bold digit.
constexpr std::size_t kInkRank = kPatchSize * 3 / 100;
constexpr std::size_t kPaperRank = kPatchSize * 70 / 100;

}  // namespace

Patch normalised(const Patch& grey) {
    Patch sorted = grey;
    std::nth_element(sorted.begin(), sorted.begin() + kPaperRank, sorted.end());
    const float paper = sorted[kPaperRank];
    std::nth_element(sorted.begin(), sorted.begin() + kInkRank, sorted.begin() + kPaperRank);
    const float contrast = paper - sorted[kInkRank];
    Patch result{};
    if (contrast < 1) return result;
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i] = std::clamp((paper - grey[i]) / contrast, -0.25F, 1.25F);
    }
    return result;
}

Patch turned(const Patch& patch) {
    Patch result{};
    for (std::size_t y = 0; y < kPatchSide; ++y) {
        for (std::size_t x = 0; x < kPatchSide; ++x) {
            result[x * kPatchSide + (kPatchSide - 1 - y)] = patch[y * kPatchSide + x];
        }
    }
    return result;
}

}  // namespace retrace::scan
