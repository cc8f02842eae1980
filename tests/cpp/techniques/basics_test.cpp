// Singles, locked candidates and subsets, each on a board made for it.
#include "techniques/boards.hpp"

namespace retrace::techniques {
namespace {

TEST(FullHouse, IsTheLastBlankOfAHouse) {
    Grid grid;
    for (int column = 0; column < 8; ++column) {
        grid[cell_at(4, column)] = static_cast<Digit>(column + 1);
    }
    Deduction found;
    ASSERT_TRUE(technique(Id::full_house).find(Candidates(grid), found));
    EXPECT_EQ(found.placement, (Candidate{cell("r5c9"), 9}));
    EXPECT_EQ(found.evidence.houses, std::vector<std::uint8_t>{4});
}

TEST(HiddenSingle, IsTheOnlyCellForADigitInABoxOrALine) {
    const Board in_box = Board().box(5, 7, "r4c6");
    EXPECT_EQ(first(Id::hidden_single_box, in_box), "r4c6=7");
    EXPECT_EQ(first(Id::hidden_single_line, in_box), "");
    EXPECT_EQ(first(Id::hidden_single_line, Board().column(3, 2, "r8c3")), "r8c3=2");
    EXPECT_EQ(first(Id::hidden_single_line, Board().row(9, 4, "r9c1")), "r9c1=4");
    EXPECT_EQ(first(Id::full_house, in_box), "");
}

TEST(NakedSingle, IsABlankWithOneCandidate) {
    EXPECT_EQ(first(Id::naked_single, Board().only("r6c2", digits(8))), "r6c2=8");
    EXPECT_EQ(first(Id::naked_single, Board().only("r6c2", digits(8, 9))), "");
}

TEST(Pointing, TakesADigitFromTheRestOfTheLineThatItsBoxLeavesIt) {
    const Board board = Board().box(1, 5, "r2c1 r2c3");
    EXPECT_EQ(first(Id::pointing, board), "r2c4<>5 r2c5<>5 r2c6<>5 r2c7<>5 r2c8<>5 r2c9<>5");
    EXPECT_EQ(first(Id::claiming, board), "");
}

TEST(Claiming, TakesADigitFromTheRestOfTheBoxThatItsLineLeavesIt) {
    const Board board = Board().column(9, 1, "r4c9 r5c9");
    EXPECT_EQ(first(Id::claiming, board), "r4c7<>1 r4c8<>1 r5c7<>1 r5c8<>1 r6c7<>1 r6c8<>1");
    EXPECT_EQ(first(Id::pointing, board), "");
}

TEST(DirectPointing, PlacesTheSingleThatFollows) {
    // The 5 of box 1 lies in row 2, so only r3c6 is left for the 5 of box 2.
    const Board board = Board().box(1, 5, "r2c1 r2c3").box(2, 5, "r2c4 r2c5 r3c6");
    EXPECT_EQ(first(Id::direct_pointing, board), "r3c6=5");
    EXPECT_EQ(first(Id::direct_pointing, Board().box(1, 5, "r2c1 r2c3")), "");
}

TEST(DirectClaiming, PlacesTheSingleThatFollows) {
    const Board board = Board().row(4, 3, "r4c1 r4c2").row(6, 3, "r6c3 r6c8");
    EXPECT_EQ(first(Id::direct_claiming, board), "r6c8=3");
}

TEST(DirectHiddenPair, PlacesTheSingleThatFollows) {
    const Board board =
        Board().row(1, 2, "r1c1 r1c5").row(1, 3, "r1c1 r1c5").row(1, 9, "r1c5 r1c8");
    EXPECT_EQ(first(Id::direct_hidden_pair, board), "r1c8=9");
}

TEST(DirectHiddenTriplet, PlacesTheSingleThatFollows) {
    const Board board = Board()
                            .row(7, 1, "r7c2 r7c3")
                            .row(7, 2, "r7c3 r7c4")
                            .row(7, 3, "r7c2 r7c4")
                            .row(7, 8, "r7c4 r7c9");
    EXPECT_EQ(first(Id::direct_hidden_triplet, board), "r7c9=8");
}

TEST(NakedPair, TakesItsDigitsFromTheHouse) {
    const Board board = Board().only("r1c1", digits(4, 7)).only("r1c9", digits(4, 7));
    EXPECT_EQ(first(Id::naked_pair, board),
              "r1c2<>4 r1c3<>4 r1c4<>4 r1c5<>4 r1c6<>4 r1c7<>4 r1c8<>4 "
              "r1c2<>7 r1c3<>7 r1c4<>7 r1c5<>7 r1c6<>7 r1c7<>7 r1c8<>7");
}

TEST(NakedTriplet, MayBeMadeOfPairs) {
    const Board board = Board()
                            .only("r1c1", digits(1, 2))
                            .only("r5c1", digits(2, 3))
                            .only("r9c1", digits(1, 3))
                            .drop("r2c1 r3c1 r4c1 r6c1 r7c1", 1)
                            .drop("r2c1 r3c1 r4c1 r6c1 r7c1", 2)
                            .drop("r2c1 r3c1 r4c1 r6c1 r7c1 r8c1", 3);
    EXPECT_EQ(first(Id::naked_pair, board), "");
    EXPECT_EQ(first(Id::naked_triplet, board), "r8c1<>1 r8c1<>2");
}

TEST(NakedQuad, TakesFourDigits) {
    const Board board = Board()
                            .only("r1c1", digits(1, 2))
                            .only("r1c2", digits(2, 3))
                            .only("r2c1", digits(3, 4))
                            .only("r2c2", digits(1, 4))
                            .drop("r1c3 r2c3 r3c1 r3c2", 1)
                            .drop("r1c3 r2c3 r3c1 r3c2", 2)
                            .drop("r1c3 r2c3 r3c1 r3c2 r3c3", 3)
                            .drop("r1c3 r2c3 r3c1 r3c2 r3c3", 4);
    EXPECT_EQ(first(Id::naked_quad, board), "r3c3<>1 r3c3<>2");
}

TEST(HiddenSets, LeaveTheirCellsNothingElse) {
    const Board pair =
        Board().row(5, 1, "r5c2 r5c7").row(5, 6, "r5c2 r5c7").only("r5c2", digits(1, 6, 8));
    EXPECT_EQ(first(Id::hidden_pair, Board(pair).only("r5c7", digits(1, 6))), "r5c2<>8");
    const Board triplet = Board()
                              .row(5, 1, "r5c2 r5c7")
                              .row(5, 6, "r5c2 r5c9")
                              .row(5, 7, "r5c7 r5c9")
                              .only("r5c2", digits(1, 6, 8))
                              .only("r5c7", digits(1, 7))
                              .only("r5c9", digits(6, 7));
    EXPECT_EQ(first(Id::hidden_triplet, triplet), "r5c2<>8");
    const Board quad = Board()
                           .column(5, 1, "r1c5 r2c5")
                           .column(5, 2, "r2c5 r3c5")
                           .column(5, 3, "r3c5 r9c5")
                           .column(5, 4, "r1c5 r9c5")
                           .only("r1c5", digits(1, 4))
                           .only("r2c5", digits(1, 2))
                           .only("r3c5", digits(2, 3))
                           .only("r9c5", digits(3, 4, 5, 6));
    EXPECT_EQ(first(Id::hidden_quad, quad), "r9c5<>5 r9c5<>6");
}

}  // namespace
}  // namespace retrace::techniques
