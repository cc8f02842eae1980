// Sets of digits.
#include "sudoku/digits.hpp"

#include <gtest/gtest.h>

namespace retrace {
namespace {

TEST(DigitSet, HoldsTheDigitItIsMadeOf) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        EXPECT_EQ(size_of(set_of(digit)), 1);
        EXPECT_EQ(smallest(set_of(digit)), digit);
    }
}

TEST(DigitSet, OfAllDigitsHoldsNine) {
    DigitSet all = kNoDigits;
    for (Digit digit = 1; digit <= 9; ++digit) all |= set_of(digit);
    EXPECT_EQ(all, kAllDigits);
    EXPECT_EQ(size_of(kAllDigits), 9);
}

TEST(DigitSet, WithoutADigitStartsAtTheNext) {
    DigitSet left = kAllDigits;
    for (Digit digit = 1; digit <= 9; ++digit) {
        EXPECT_EQ(smallest(left), digit);
        left = without(left, set_of(digit));
    }
    EXPECT_EQ(left, kNoDigits);
}

TEST(DigitSet, WithoutADigitItLacksIsUnchanged) {
    EXPECT_EQ(without(set_of(3), set_of(4)), set_of(3));
}

}  // namespace
}  // namespace retrace
