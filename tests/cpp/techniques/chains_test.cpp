// Chains on boards made for them: their links, their evidence, and how their length counts.
#include "sudoku/engine/engine.hpp"
#include "sudoku/techniques/chains/length.hpp"
#include "techniques/boards.hpp"

namespace retrace::techniques {
namespace {

// Every link must hold on the board by itself: its two candidates share a cell or a house, and where
// the absence of one forces the other, there is no third candidate.
void expect_links_hold(const Candidates& board, const Deduction& found) {
    ASSERT_FALSE(found.evidence.links.empty());
    for (const Link& link : found.evidence.links) {
        ASSERT_NE(link.from_on, link.to_on);
        const bool same_cell = link.from.cell == link.to.cell;
        ASSERT_TRUE(same_cell || (link.from.digit == link.to.digit &&
                                  kPeerSets[link.from.cell].contains(link.to.cell)));
        if (link.from_on) continue;
        bool is_strong = same_cell && size_of(board.of(link.from.cell)) == 2;
        for (const std::uint8_t house : houses_of(link.from.cell)) {
            is_strong |= !same_cell && kHouseSets[house].contains(link.to.cell) &&
                         (kHouseSets[house] & board.cells(link.from.digit)).size() == 2;
        }
        EXPECT_TRUE(is_strong) << cell_name(link.from.cell) << ' ' << cell_name(link.to.cell);
    }
}

// On a path other techniques come before these two, so the test asks for each by itself.
TEST(DynamicForcingChains, ContradictionsAndDoublesAreFoundByThemselves) {
    const Grid givens =
        Grid::from_line(
            ".2....7.....7.91....8..2..6...8...65.47....1....2.4....7..6.29486..4...........7.")
            .value();
    const Grid solution = engine::first_found(givens).value();
    const Candidates board(givens);
    for (const Id id : {Id::dynamic_contradiction, Id::dynamic_double}) {
        Deduction found;
        ASSERT_TRUE(technique(id).find(board, found)) << technique(id).name;
        EXPECT_EQ(found.technique->id, id);
        ASSERT_TRUE(found.has_effect());
        for (const Candidate& each : found.eliminations) EXPECT_NE(solution[each.cell], each.digit);
        if (found.placement) {
            EXPECT_EQ(solution[found.placement->cell], found.placement->digit);
        }
        EXPECT_FALSE(found.evidence.links.empty());
    }
}

TEST(XChain, RefutesACandidateByItsOwnDigit) {
    // The board has a Skyscraper: one of r2c5 and r8c6 holds the 7.
    const Board board =
        Board().row(2, 7, "r2c1 r2c5").row(8, 7, "r8c1 r8c6").column(5, 7, "r2c5 r7c5");
    Deduction found;
    ASSERT_TRUE(technique(Id::x_chain).find(board.candidates(), found));
    EXPECT_EQ(found.rating, 66);
    EXPECT_EQ(found.eliminations.size() + (found.placement ? 1 : 0), 1U);
    expect_links_hold(board.candidates(), found);
}

TEST(XCycle, TakesTheDigitFromWhateverBothHalvesSee) {
    // The candidates of two rows and a column form a ring of six cells.
    const Board board =
        Board().row(1, 4, "r1c1 r1c5").row(5, 4, "r5c5 r5c9").row(9, 4, "r9c1 r9c9");
    EXPECT_EQ(first(Id::x_cycle, board).substr(0, 7), "r2c1<>4");
    Deduction found;
    ASSERT_TRUE(technique(Id::x_cycle).find(board.candidates(), found));
    EXPECT_EQ(found.rating, 65);
    EXPECT_EQ(found.eliminations.size(), 18U);
    expect_links_hold(board.candidates(), found);
}

TEST(YCycle, GoesThroughCellsOfTwoCandidates) {
    const Board board = Board()
                            .only("r1c1", digits(1, 2))
                            .only("r1c5", digits(2, 3))
                            .only("r5c5", digits(3, 4))
                            .only("r5c1", digits(1, 4));
    Deduction found;
    ASSERT_TRUE(technique(Id::y_cycle).find(board.candidates(), found));
    EXPECT_EQ(found.rating, 66);  // eight candidates, six links
    expect_links_hold(board.candidates(), found);
}

TEST(ForcingChain, UsesBothKindsOfLinks) {
    // The board has an XY-Wing, which the technique reads as a chain: r7c8 cannot be 3.
    const Board board =
        Board().only("r1c1", digits(1, 2)).only("r1c8", digits(1, 3)).only("r7c1", digits(2, 3));
    Deduction found;
    ASSERT_TRUE(technique(Id::forcing_chain).find(board.candidates(), found));
    EXPECT_GE(found.rating, 70);
    expect_links_hold(board.candidates(), found);
}

TEST(CellForcing, FollowsWhateverTheCellHolds) {
    // Each candidate of r1c1 takes the 9 from r5c5 by way of a cell with two candidates.
    const Board board = Board()
                            .only("r1c1", digits(1, 2, 3))
                            .only("r1c5", digits(1, 9))
                            .only("r5c1", digits(2, 9))
                            .only("r2c2", digits(3, 8))
                            .only("r2c5", digits(8, 9));
    Deduction found;
    ASSERT_TRUE(technique(Id::cell_forcing_chains).find(board.candidates(), found));
    EXPECT_GE(found.rating, 80);
    EXPECT_EQ(found.evidence.cells.front().role, Role::source);
    EXPECT_EQ(found.eliminations.size() + (found.placement ? 1 : 0), 1U);
}

TEST(Length, AddsATenthAtEachBound) {
    EXPECT_EQ(length_steps(6), 0);
    EXPECT_EQ(length_steps(7), 1);
    EXPECT_EQ(length_steps(8), 1);
    EXPECT_EQ(length_steps(9), 2);
    EXPECT_EQ(length_steps(10), 2);
    EXPECT_EQ(length_steps(11), 3);
    EXPECT_EQ(length_steps(14), 3);
    EXPECT_EQ(length_steps(15), 4);
    EXPECT_EQ(length_steps(27), 6);
    EXPECT_EQ(in_tenths(chain_rating(6.6, 8)), 67);
}

}  // namespace
}  // namespace retrace::techniques
