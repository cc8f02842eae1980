// The trained weights: the ones that were committed, and how well they read print and handwriting.
#include "scan/net.hpp"

#include <gtest/gtest.h>

#include "scan/weights.hpp"
#include "support/folders.hpp"
#include "training/sample.hpp"

namespace retrace {
namespace {

TEST(Net, HasTheWeightsThatTrainingWrote) {
    EXPECT_EQ(scan::checksum_of(scan::weight_bytes(), scan::weight_scales()),
              scan::weight_checksum());
}

struct Shares {
    int right = 0;
    int parted = 0;  // told apart as printed or written
};

constexpr int kSamples = 2000;

Shares shares_of(training::Look look) {
    const auto examples = training::read_examples(in_digits(""), "held-out");
    EXPECT_TRUE(examples.has_value());
    training::Random random(2239);
    Shares shares;
    for (int i = 0; examples && i < kSamples; ++i) {
        const training::Sample sample = training::sample_of(*examples, look, random);
        const scan::Seen seen = scan::seen_in(sample.patch);
        const bool is_right = static_cast<int>(scan::likeliest(seen.likely)) == sample.label;
        const bool is_written = look == training::Look::written;
        shares.right += is_right ? 1 : 0;
        shares.parted += (seen.written > 0) == is_written ? 1 : 0;
    }
    return shares;
}

TEST(Net, ReadsSpoiltDigitsOfTypefacesThatWereHeldOut) {
    const Shares shares = shares_of(training::Look::printed);
    EXPECT_GE(shares.right, kSamples * 95 / 100);
    EXPECT_GE(shares.parted, kSamples * 70 / 100);
}

TEST(Net, ReadsSpoiltDigitsOfHandsThatWereHeldOut) {
    const Shares shares = shares_of(training::Look::written);
    EXPECT_GE(shares.right, kSamples * 85 / 100);
    EXPECT_GE(shares.parted, kSamples * 70 / 100);
}

}  // namespace
}  // namespace retrace
