// Techniques off the scale that others would hide: each is asked for by its name on a board of a puzzle's path, and has
// the eliminations that are written here. Plain trying finds no solution with one of these candidates.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "sudoku/techniques/path.hpp"
#include "support/all_solutions.hpp"
#include "techniques/boards.hpp"

namespace retrace::techniques {
namespace {

struct NamedCase {
    Id id;
    Order order;
    const char* puzzle;
    int step;  // that it is on the path of the order
    const char* eliminations;
};

Candidates board_before(const NamedCase& made) {
    Path path(Grid::from_line(made.puzzle).value(), made.order, true);
    for (int step = 1; step < made.step; ++step) {
        while (path.run(1'000'000) != PathState::found) continue;
    }
    Candidates board = path.board();
    board.know(Grid{});
    return board;
}

// Whether the puzzle has a solution with the digit in the cell.
bool may_hold(std::string puzzle, Candidate candidate) {
    puzzle[candidate.cell] = static_cast<char>('0' + candidate.digit);
    return !rules::all_solutions(puzzle).empty();
}

class NamedTechniques : public testing::TestWithParam<NamedCase> {};

TEST_P(NamedTechniques, TakeWhatNoSolutionHas) {
    const NamedCase& made = GetParam();
    Deduction found;
    ASSERT_TRUE(technique(made.id).find(board_before(made), found));
    std::ranges::sort(found.eliminations, {},
                      [](Candidate each) { return each.digit * kCells + each.cell; });
    std::string text;
    for (const Candidate& each : found.eliminations) {
        if (!text.empty()) text += ' ';
        text += cell_name(each.cell) + "<>" + std::to_string(each.digit);
        EXPECT_FALSE(may_hold(made.puzzle, each)) << text;
    }
    EXPECT_EQ(text, made.eliminations);
}

INSTANTIATE_TEST_SUITE_P(
    All, NamedTechniques,
    testing::Values(
        NamedCase{
            Id::turbot_fish, Order::hodoku,
            "..5.2.....6.9..4.....4.3.8...2...5.........637...8..4....6...7...9.7.3.1.5...1...", 9,
            "r5c6<>7"},
        NamedCase{
            Id::sashimi_x_wing, Order::teaching,
            "...4..7...967.1.5.....6....5..8......8....69..42.1...8.....3..943......1...128...", 20,
            "r4c9<>3"},
        NamedCase{
            Id::sashimi_swordfish, Order::teaching,
            "......89.2...6....5...871...9.....3...2....17.6.32..8.8...7........1.4....64.3...", 12,
            "r5c7<>9"},
        NamedCase{
            Id::sashimi_jellyfish, Order::teaching,
            ".9..63..7..298....3..4.....9...42.6..84.7.........6....7..31.2..6....9..2......36", 30,
            "r3c7<>1"},
        NamedCase{
            Id::hidden_rectangle_2, Order::teaching,
            "8.41..2....9...6.......3.5.....8.....2.9.5...4.......66..7....8........3..13.65..", 15,
            "r3c1<>7"},
        NamedCase{
            Id::aic, Order::hodoku,
            ".5..36........7.814........1....8.5.....6...7...2..9.6..79....8..3....6..4...5.7.", 7,
            "r3c7<>5"},
        NamedCase{
            Id::aic_loop, Order::hodoku,
            "....4..8..8...9......61...5....71....7......296.23.8..72....5.139..8..4.5........", 8,
            "r1c3<>1 r2c3<>1 r5c3<>1 r9c3<>1 r6c8<>5 r8c6<>6 r8c7<>6 r1c9<>7 "
            "r2c9<>7"},
        NamedCase{
            Id::kraken_fish, Order::teaching,
            "....5.1..4.8....5......6..29..3..2...3...9.8.1.2.....75.6..2.7..1..8...4...7.....", 22,
            "r3c5<>3"},
        NamedCase{
            Id::aligned_pair_sets, Order::teaching,
            "1...4...6..47.....8..52........13.4...28..3.......7..863....5..9.1..28......8.6.9", 14,
            "r1c7<>9"},
        NamedCase{
            Id::oddagon, Order::teaching,
            ".9...75.4.....2...4.86...2.1.......9...4...8..5..6....2....86......5.24...5....9.", 29,
            "r9c9<>7"},
        NamedCase{
            Id::distributed_subset, Order::teaching,
            "........31....8.94.942..1.7...8.....7......2645...9...2...3.6....91......7...5...", 13,
            "r9c9<>1 r8c5<>2 r8c5<>4 r9c5<>4 r9c9<>8"},
        NamedCase{
            Id::multi_sector_set, Order::teaching,
            "98.7..6....5.4.........9...8..9..3..36.........2....1..7.3..8......5...2.....1.4.", 1,
            "r2c9<>1 r3c3<>1 r3c5<>1 r3c9<>1 r8c3<>1 r2c6<>2 r2c8<>2 r3c5<>2 "
            "r3c8<>2 r9c5<>2 r3c3<>4 r3c9<>4 r6c6<>4 r6c9<>4 r8c3<>4 r8c6<>4 "
            "r3c8<>5 r3c9<>5 r6c6<>5 r6c9<>5 r9c9<>5 r7c1<>6 r5c7<>7 r5c4<>8 "
            "r5c7<>9"},
        NamedCase{
            Id::sk_loop, Order::teaching,
            "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2", 1,
            "r5c2<>1 r6c2<>1 r2c6<>3 r5c2<>3 r8c6<>3 r2c6<>7 r5c8<>7 r8c6<>7 "
            "r4c8<>8"}),
    [](const testing::TestParamInfo<NamedCase>& each) {
        std::string name(technique(each.param.id).name);
        std::erase(name, '-');
        return name;
    });

}  // namespace
}  // namespace retrace::techniques
