// The time left of long work, told from made-up paces.
#include "cli/time_left.hpp"

#include <gtest/gtest.h>

namespace retrace::cli {
namespace {

using Seconds = TimeLeft::Seconds;

TEST(TimeLeft, IsUnknownBeforeAThousandthIsDone) {
    TimeLeft time;
    EXPECT_FALSE(time.left());
    time.reach(Seconds(1), 0.0009);
    EXPECT_FALSE(time.left());
    time.reach(Seconds(2), 0.002);
    EXPECT_TRUE(time.left());
}

TEST(TimeLeft, IsTheRestAtAnEvenPace) {
    TimeLeft time;
    for (int second = 1; second <= 30; ++second) time.reach(Seconds(second), second / 100.0);
    EXPECT_NEAR(time.left()->count(), 70, 0.001);
}

// A hundredth a second for 10 s, then a third of that: at 30 s, 250 s are left. The mean pace alone would say 150 s.
TEST(TimeLeft, FollowsAPaceThatFalls) {
    TimeLeft time;
    double share = 0;
    for (int second = 1; second <= 30; ++second) {
        share += second <= 10 ? 0.01 : 0.01 / 3;
        time.reach(Seconds(second), share);
    }
    const double by_all = 30 / share * (1 - share);
    EXPECT_GT(time.left()->count(), by_all * 1.15);
    EXPECT_LT(time.left()->count(), (1 - share) / (0.01 / 3));
}

TEST(TimeLeft, DoesNotJumpAtASinglePause) {
    TimeLeft time;
    for (int second = 1; second <= 60; ++second) time.reach(Seconds(second), second / 200.0);
    const double before = time.left()->count();
    for (int second = 61; second <= 63; ++second) time.reach(Seconds(second), 60 / 200.0);
    EXPECT_LT(time.left()->count(), before * 1.2);
}

TEST(TimeLeft, BeginsAnewWithASmallerShare) {
    TimeLeft time;
    time.reach(Seconds(100), 0.9);
    time.reach(Seconds(2), 0.1);
    EXPECT_NEAR(time.left()->count(), 18, 0.001);
}

}  // namespace
}  // namespace retrace::cli
