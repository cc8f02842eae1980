// Unique rectangles and loops, each on a board made for it.
#include "techniques/boards.hpp"

namespace retrace::techniques {
namespace {

TEST(UniqueRectangle, OfType1EmptiesItsOnlyOtherCorner) {
    const Board board =
        Board().only("r1c1", digits(2, 5)).only("r1c4", digits(2, 5)).only("r2c1", digits(2, 5));
    EXPECT_EQ(first(Id::unique_rectangle_1, board), "r2c4<>2 r2c4<>5");
}

TEST(UniqueRectangle, NeedsTwoBoxes) {
    const Board four_boxes =
        Board().only("r1c1", digits(2, 5)).only("r1c4", digits(2, 5)).only("r4c1", digits(2, 5));
    EXPECT_EQ(first(Id::unique_rectangle_1, four_boxes), "");
}

TEST(UniqueRectangle, OfType2TakesTheirCommonDigitFromWhatBothSee) {
    const Board board = Board()
                            .only("r1c1", digits(2, 5))
                            .only("r2c1", digits(2, 5))
                            .only("r1c4", digits(2, 5, 7))
                            .only("r2c4", digits(2, 5, 7))
                            .column(4, 7, "r1c4 r2c4 r9c4")
                            .box(2, 7, "r1c4 r2c4 r3c5");
    EXPECT_EQ(first(Id::unique_rectangle_2, board), "r3c5<>7 r9c4<>7");
}

TEST(UniqueRectangle, OfType3MakesASetOfItsTwoCornersAndOthers) {
    const Board board = Board()
                            .only("r1c1", digits(2, 5))
                            .only("r2c1", digits(2, 5))
                            .only("r1c4", digits(2, 5, 7))
                            .only("r2c4", digits(2, 5, 8))
                            .only("r3c5", digits(7, 8))
                            .box(2, 7, "r1c4 r3c5 r3c6")
                            .box(2, 8, "r2c4 r3c5 r1c6");
    EXPECT_EQ(first(Id::unique_rectangle_3, board), "r3c6<>7 r1c6<>8");
}

TEST(UniqueRectangle, OfType4KeepsTheDigitThatHasNoOtherCell) {
    const Board board =
        Board().only("r1c1", digits(2, 5)).only("r2c1", digits(2, 5)).box(2, 2, "r1c4 r2c4");
    EXPECT_EQ(first(Id::unique_rectangle_4, board), "r1c4<>5 r2c4<>5");
}

TEST(UniqueLoop, OfSixCellsTouchesEveryHouseTwice) {
    const Board board = Board()
                            .only("r1c1", digits(2, 5))
                            .only("r1c4", digits(2, 5))
                            .only("r2c4", digits(2, 5))
                            .only("r2c7", digits(2, 5))
                            .only("r3c7", digits(2, 5));
    EXPECT_EQ(first(Id::unique_loop_1, board), "r3c1<>2 r3c1<>5");
}

TEST(HiddenRectangle, NeedsStrongLinksAtTheCornerAcross) {
    const Board row_only = Board().only("r1c1", digits(2, 5)).row(2, 2, "r2c1 r2c4");
    EXPECT_EQ(first(Id::hidden_rectangle, row_only), "");
    const Board both = Board(row_only).column(4, 2, "r1c4 r2c4");
    EXPECT_EQ(first(Id::hidden_rectangle, both), "r2c4<>5");
}

TEST(AlignedPair, StrikesWhatEveryCombinationLeavesACellNothing) {
    // If r1c1 is 1, each candidate of r2c2 leaves no digit to one of the cells with two candidates in their box.
    const Board board = Board()
                            .only("r1c1", digits(1, 9))
                            .only("r2c2", digits(2, 3, 4))
                            .only("r1c2", digits(1, 2))
                            .only("r2c1", digits(1, 3))
                            .only("r1c3", digits(1, 4));
    EXPECT_EQ(first(Id::aligned_pair, board), "r1c1<>1");
}

}  // namespace
}  // namespace retrace::techniques
