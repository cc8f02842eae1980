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

TEST(UniqueRectangle, OfType6TakesTheDigitOfAnXWingFromItsOpenCorners) {
    Board board = Board()
                      .only("r1c4", digits(2, 5))
                      .only("r2c1", digits(2, 5))
                      .row(1, 2, "r1c1 r1c4")
                      .row(2, 2, "r2c1 r2c4");
    EXPECT_EQ(first(Id::unique_rectangle_6, board), "r1c1<>2 r2c4<>2");
    const Board one_line =
        Board().only("r1c4", digits(2, 5)).only("r2c1", digits(2, 5)).row(1, 2, "r1c1 r1c4");
    EXPECT_EQ(first(Id::unique_rectangle_6, one_line), "");
}

TEST(AvoidableRectangle, KeepsTheLastCellFromCompletingWhatCouldBeExchanged) {
    Candidates board{Grid{}};
    for (const auto& [name, digit] : {std::pair{"r1c1", 1}, {"r1c4", 2}, {"r2c1", 2}}) {
        board.place(cell(name), static_cast<Digit>(digit));
    }
    Deduction found;
    ASSERT_TRUE(technique(Id::avoidable_rectangle_1).find(board, found));
    EXPECT_EQ(found.eliminations, (std::vector<Candidate>{{cell("r2c4"), 1}}));
    board.give(CellSet::of(cell("r1c4")));
    found.clear();
    EXPECT_FALSE(technique(Id::avoidable_rectangle_1).find(board, found));
}

TEST(AvoidableRectangle, OfType2TakesTheFurtherDigitFromWhatBothSee) {
    Candidates board{Grid{}};
    board.place(cell("r1c1"), 1);
    board.place(cell("r2c1"), 2);
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (digit != 2 && digit != 7) board.remove(cell("r1c4"), digit);
        if (digit != 1 && digit != 7) board.remove(cell("r2c4"), digit);
    }
    Deduction found;
    ASSERT_TRUE(technique(Id::avoidable_rectangle_2).find(board, found));
    EXPECT_EQ(found.eliminations.size(), 13U);
    for (const Candidate& each : found.eliminations) EXPECT_EQ(each.digit, 7);
    board.give(CellSet::of(cell("r1c1")));
    found.clear();
    EXPECT_FALSE(technique(Id::avoidable_rectangle_2).find(board, found));
}

TEST(ExtendedRectangle, NeedsAnotherDigitInItsSixCells) {
    Board board;
    for (const std::string_view name : {"r1c1", "r2c1", "r1c4", "r2c4", "r1c7"}) {
        board.only(name, digits(1, 2, 3));
    }
    EXPECT_EQ(first(Id::extended_rectangle, board), "r2c7<>1 r2c7<>2 r2c7<>3");
    // Lines of two bands cannot be exchanged.
    Board apart;
    for (const std::string_view name : {"r1c1", "r4c1", "r1c4", "r4c4", "r1c7"}) {
        apart.only(name, digits(1, 2, 3));
    }
    EXPECT_EQ(first(Id::extended_rectangle, apart), "");
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
