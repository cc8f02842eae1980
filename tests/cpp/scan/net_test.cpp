// The trained weights: the ones that were committed, and how well they read.
#include "scan/net.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "scan/weights.hpp"
#include "support/folders.hpp"
#include "training/sample.hpp"

namespace retrace {
namespace {

TEST(Net, HasTheWeightsThatTrainingWrote) {
    EXPECT_EQ(scan::checksum_of(scan::weight_bytes(), scan::weight_scales()),
              scan::weight_checksum());
}

TEST(Net, ReadsSpoiltDigitsOfTypefacesThatWereHeldOut) {
    const auto faces = training::read_faces(in_digits("held-out-faces.png"));
    ASSERT_TRUE(faces.has_value());
    training::Random random(2239);
    constexpr int kSamples = 2000;
    int right = 0;
    for (int i = 0; i < kSamples; ++i) {
        const training::Sample sample = training::sample_of(*faces, random);
        const scan::Likelihoods likely = scan::likelihoods_of(sample.patch);
        const auto best = std::max_element(likely.begin(), likely.end());
        if (best - likely.begin() == sample.label) ++right;
    }
    EXPECT_GE(right, kSamples * 98 / 100);
}

}  // namespace
}  // namespace retrace
