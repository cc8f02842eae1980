// Takes paper and ink from the patch's own levels.
#include "scan/patch.hpp"

#include <algorithm>
#include <cstddef>
#include <span>

#include "scan/ranks.hpp"

namespace retrace::scan {
namespace {

// The rank among all pixels, from the darkest on: more than half of a patch is paper even with a bold digit.
constexpr std::size_t kInkRank = kPatchSize * 3 / 100;
constexpr std::size_t kPaperRank = kPatchSize * 70 / 100;

}  // namespace

Patch normalised(const Patch& grey) {
    Patch sorted = grey;
    const float paper = value_of_rank(sorted, kPaperRank);
    const float contrast = paper - value_of_rank(std::span(sorted).first(kPaperRank), kInkRank);
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
