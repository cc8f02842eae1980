// Fish, wings and patterns of one digit, each on a board made for it.
#include "techniques/boards.hpp"

namespace retrace::techniques {
namespace {

TEST(XWing, TakesADigitFromTwoColumns) {
    const Board board = Board()
                            .row(2, 5, "r2c3 r2c7")
                            .row(6, 5, "r6c3 r6c7")
                            .column(3, 5, "r2c3 r6c3 r8c3")
                            .column(7, 5, "r2c7 r6c7 r9c7");
    EXPECT_EQ(first(Id::x_wing, board), "r8c3<>5 r9c7<>5");
    EXPECT_EQ(first(Id::swordfish, board), "");
}

TEST(Swordfish, NeedsNoMoreThanTwoCellsALine) {
    const Board board = Board()
                            .row(1, 4, "r1c1 r1c5")
                            .row(5, 4, "r5c5 r5c9")
                            .row(9, 4, "r9c1 r9c9")
                            .column(1, 4, "r1c1 r9c1")
                            .column(5, 4, "r1c5 r5c5 r7c5")
                            .column(9, 4, "r5c9 r9c9");
    EXPECT_EQ(first(Id::x_wing, board), "");
    EXPECT_EQ(first(Id::swordfish, board), "r7c5<>4");
}

TEST(Jellyfish, IsFoundInColumnsToo) {
    const Board board = Board()
                            .column(1, 6, "r1c1 r3c1")
                            .column(3, 6, "r3c3 r5c3")
                            .column(6, 6, "r5c6 r8c6")
                            .column(8, 6, "r1c8 r8c8")
                            .row(1, 6, "r1c1 r1c8 r1c9")
                            .row(3, 6, "r3c1 r3c3")
                            .row(5, 6, "r5c3 r5c6")
                            .row(8, 6, "r8c6 r8c8");
    EXPECT_EQ(first(Id::jellyfish, board), "r1c9<>6");
}

TEST(FinnedFish, ReachesOnlyWhatItsFinsSee) {
    // Rows 2 and 6 form an X-Wing unless r2c9, the fin, holds the 5; either way r1c7 loses it.
    const Board board = Board()
                            .row(2, 5, "r2c3 r2c7 r2c9")
                            .row(6, 5, "r6c3 r6c7")
                            .column(3, 5, "r2c3 r6c3 r8c3")
                            .column(7, 5, "r2c7 r6c7 r1c7 r9c7");
    EXPECT_EQ(first(Id::finned_x_wing, board), "r1c7<>5");
    const Board far = Board(board).drop("r1c7", 5);
    EXPECT_EQ(first(Id::finned_x_wing, far), "");
}

TEST(XyWing, TakesTheSharedDigitFromWhatBothPincersSee) {
    const Board board =
        Board().only("r1c1", digits(1, 2)).only("r1c8", digits(1, 3)).only("r7c1", digits(2, 3));
    EXPECT_EQ(first(Id::xy_wing, board), "r7c8<>3");
}

TEST(XyzWing, TakesItOnlyWherePivotReachesToo) {
    const Board board =
        Board().only("r1c1", digits(1, 2, 3)).only("r1c8", digits(1, 3)).only("r2c2", digits(2, 3));
    EXPECT_EQ(first(Id::xyz_wing, board), "r1c2<>3 r1c3<>3");
    EXPECT_EQ(first(Id::xy_wing, board), "");
}

TEST(WWing, NeedsAHouseThatLinksThePairs) {
    const Board pairs = Board().only("r1c1", digits(4, 9)).only("r5c8", digits(4, 9));
    EXPECT_EQ(first(Id::w_wing, pairs), "");
    const Board linked = Board(pairs).row(9, 4, "r9c1 r9c8");
    EXPECT_EQ(first(Id::w_wing, linked), "r1c8<>9 r5c1<>9");
}

TEST(Skyscraper, JoinsTwoRowsByAColumn) {
    const Board board = Board().row(2, 7, "r2c1 r2c5").row(8, 7, "r8c1 r8c6");
    EXPECT_EQ(first(Id::skyscraper, board), "r1c6<>7 r3c6<>7 r7c5<>7 r9c5<>7");
}

TEST(TwoStringKite, JoinsARowAndAColumnByABox) {
    const Board board = Board().row(2, 7, "r2c1 r2c6").column(3, 7, "r1c3 r8c3");
    EXPECT_EQ(first(Id::two_string_kite, board), "r8c6<>7");
}

TEST(EmptyRectangle, JoinsABoxAndALine) {
    // The 2 of box 1 lies in row 1 and column 2; column 8 has 2 only in rows 1 and 6.
    const Board board = Board().box(1, 2, "r1c1 r1c3 r2c2 r3c2").column(8, 2, "r1c8 r6c8");
    EXPECT_EQ(first(Id::empty_rectangle, board), "r6c2<>2");
}

TEST(EmptyRectangle, NeedsBothArms) {
    const Board board = Board().box(1, 2, "r1c1 r1c3").column(8, 2, "r1c8 r6c8");
    EXPECT_EQ(first(Id::empty_rectangle, board), "");
}

}  // namespace
}  // namespace retrace::techniques
