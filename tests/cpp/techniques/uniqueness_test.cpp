// Avoidable rectangles, whose cells are filled but no givens.
#include "techniques/boards.hpp"

namespace retrace::techniques {
namespace {

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

}  // namespace
}  // namespace retrace::techniques
