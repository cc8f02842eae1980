// Patterns that hardly any puzzle has, on boards made for them and on well-known puzzles with the eliminations that others
// have published.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "sudoku/engine/engine.hpp"
#include "sudoku/techniques/path.hpp"
#include "techniques/boards.hpp"

namespace retrace::techniques {
namespace {

// The board of a puzzle after all that these techniques find.
Candidates board_after(const std::string& line, std::string_view list) {
    const Repertoire basics{Order::teaching, std::get<TechniqueSet>(read_techniques(list))};
    Path path(Candidates(Grid::from_line(line).value()), basics, true);
    while (path.run(1'000'000) == PathState::found) {
    }
    Candidates board = path.board();
    board.know(Grid{});
    return board;
}

std::vector<Candidate> gone_by(Id id, const Candidates& board) {
    Deduction found;
    if (!technique(id).find(board, found)) return {};
    return found.eliminations;
}

std::string text_of(const std::vector<Candidate>& candidates) {
    std::string text;
    for (const Candidate& each : candidates) {
        if (!text.empty()) text += ' ';
        text += cell_name(each.cell) + "<>" + std::to_string(each.digit);
    }
    return text;
}

TEST(RarePatterns, TridagonTakesTheFirstStepInLoki) {
    const Candidates board = board_after(
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
        "beginner");
    // CSP-Rules' resolution path of the puzzle takes 3, 5 and 7 from r8c8, where 1 is left and goes from its peers.
    EXPECT_EQ(text_of(gone_by(Id::tridagon, board)),
              "r1c8<>1 r2c8<>1 r7c9<>1 r8c1<>1 r8c8<>3 r8c8<>5 r8c8<>7");
}

TEST(RarePatterns, TridagonNeedsAnOddNumberOfBoxesThatSlopeTheOtherWay) {
    const auto made = [](std::string_view last) {
        Board board;
        for (const std::string_view name :
             {"r1c1", "r2c2", "r3c3", "r1c4", "r2c5", "r3c6", "r4c1", "r5c2", "r6c3"}) {
            board.only(name, digits(1, 2, 3));
        }
        for (const Cell each : cells(last)) board.only(cell_name(each), digits(1, 2, 3));
        return board;
    };
    EXPECT_EQ(first(Id::tridagon, made("r4c6 r5c5")), "r6c4<>1 r6c4<>2 r6c4<>3");
    EXPECT_EQ(first(Id::tridagon, made("r4c4 r5c5")), "");
}

TEST(RarePatterns, ExocetGivesItsTargetsTheDigitsOfItsBase) {
    Board board = Board().only("r1c1", digits(1, 2, 3)).only("r1c2", digits(1, 2, 3));
    for (const Digit digit : {Digit{1}, Digit{2}, Digit{3}}) {
        board.drop("r3c4 r2c7", digit);
        for (int row = 6; row <= 9; ++row) {
            const std::string start = "r" + std::to_string(row) + "c";
            board.drop(start + "3 " + start + "4 " + start + "7", digit);
        }
    }
    EXPECT_EQ(first(Id::exocet, board),
              "r2c4<>4 r3c7<>4 r4c3<>4 r5c3<>4 r2c4<>5 r3c7<>5 r4c3<>5 r5c3<>5 r2c4<>6 r3c7<>6 "
              "r4c3<>6 r5c3<>6 r2c4<>7 r3c7<>7 r4c3<>7 r5c3<>7 r2c4<>8 r3c7<>8 r4c3<>8 r5c3<>8 "
              "r2c4<>9 r3c7<>9 r4c3<>9 r5c3<>9");
    // With a third line for one of the digits, nothing holds it in the targets.
    Board loose = Board().only("r1c1", digits(1, 2, 3)).only("r1c2", digits(1, 2, 3));
    for (const Digit digit : {Digit{1}, Digit{2}, Digit{3}}) {
        loose.drop("r3c4 r2c7", digit);
        for (int row = 6; row <= 9; ++row) {
            const std::string start = "r" + std::to_string(row) + "c";
            if (digit < 3) loose.drop(start + "3 " + start + "4 " + start + "7", digit);
        }
    }
    EXPECT_EQ(first(Id::exocet, loose), "");
}

// The exocets of the board, one after another, with the last one that was found.
Deduction last_exocet(Candidates& board, int most) {
    Deduction last;
    for (int i = 0; i < most; ++i) {
        Deduction found;
        if (!technique(Id::exocet).find(board, found)) break;
        apply(found, board);
        last = found;
    }
    return last;
}

TEST(RarePatterns, DoubleExocetTriesBothBasesTogether) {
    // SudokuWiki's example of a Double Exocet, Unsolvable 165, with what its first rule removes there.
    Candidates board = board_after(
        ".9.....3.2..........3.1.9.7..6..........6.37....1.8..6..8.3...1..7.8...3...4...5.",
        "beginner");
    const Deduction found = last_exocet(board, 3);
    EXPECT_EQ(found.evidence.houses.size(), 2U);
    const std::string text = text_of(found.eliminations);
    for (const char* gone :
         {"r4c1<>4", "r4c1<>5", "r4c1<>9", "r4c2<>2", "r4c2<>4", "r4c2<>5", "r6c5<>2", "r6c5<>4",
          "r6c5<>5", "r6c5<>9", "r5c9<>2", "r5c9<>4", "r5c9<>5", "r5c9<>9"}) {
        EXPECT_NE(text.find(gone), std::string::npos) << gone;
    }
}

// The digit that may be in no target is marked, and its choices end in contradictions.
TEST(RarePatterns, ExocetTriesTheChoicesOfOneDigitWithMoreRoom) {
    const Candidates board = board_after(
        "....5...94..1...3..6.7..1....59......8..7.......5.2..73......6...8.9...2.1....4..",
        "beginner");
    Deduction found;
    ASSERT_TRUE(technique(Id::exocet).find(board, found));
    EXPECT_EQ(text_of(found.eliminations), "r4c9<>8 r6c3<>9");
    DigitSet loose = 0;
    for (const MarkedCandidate& each : found.evidence.candidates) {
        if (each.role == Role::fin) loose |= set_of(each.candidate.digit);
    }
    EXPECT_EQ(loose, digits(3));
}

TEST(RarePatterns, SeniorExocetHasATargetOutsideTheBoxes) {
    const Candidates board = board_after(
        "...............123..4..5........1..6....3......5.2.....3......762..4....8....25..",
        "beginner");
    Deduction found;
    ASSERT_TRUE(technique(Id::exocet).find(board, found));
    EXPECT_EQ(text_of(found.eliminations), "r6c2<>7");
    CellSet targets;
    for (const MarkedCell& each : found.evidence.cells) {
        if (each.role == Role::target) targets.add(each.cell);
    }
    EXPECT_EQ(targets, cells("r1c8 r3c8 r6c2"));
}

TEST(RarePatterns, FireworkOfThreeDigitsFillsThreeCells) {
    Board board;
    for (const Digit digit : {Digit{1}, Digit{2}, Digit{3}}) {
        board.row(1, digit, "r1c1 r1c2 r1c3 r1c9").column(1, digit, "r1c1 r2c1 r3c1 r9c1");
    }
    const std::string found = first(Id::firework_triple, board);
    for (const char* gone : {"r1c1<>4", "r1c9<>9", "r9c1<>7", "r2c2<>1", "r3c3<>3"}) {
        EXPECT_NE(found.find(gone), std::string::npos) << gone;
    }
    EXPECT_EQ(std::count(found.begin(), found.end(), '<'), 3 * 6 + 4 * 3);
}

TEST(RarePatterns, FireworksOfTwoPairsFillFourCells) {
    Board board;
    for (const Digit digit : {Digit{1}, Digit{2}}) {
        board.row(1, digit, "r1c1 r1c2 r1c3 r1c9").column(1, digit, "r1c1 r2c1 r3c1 r9c1");
    }
    for (const Digit digit : {Digit{3}, Digit{4}}) {
        board.row(9, digit, "r9c9 r9c8 r9c7 r9c1").column(9, digit, "r9c9 r8c9 r7c9 r1c9");
    }
    const std::string found = first(Id::firework_quad, board);
    EXPECT_EQ(std::count(found.begin(), found.end(), '<'), 7 + 7 + 5 + 5);
    EXPECT_NE(found.find("r9c9<>1"), std::string::npos);
    EXPECT_EQ(first(Id::firework_triple, board), "");
}

TEST(RarePatterns, TemplatesTakeWhatIsOnNoneOfThem) {
    const Board board = Board().row(1, 5, "r1c1 r1c2").row(4, 5, "r4c1 r4c2");
    const std::string found = first(Id::templates, board);
    EXPECT_NE(found.find("r9c1<>5"), std::string::npos);
    EXPECT_NE(found.find("r2c3<>5"), std::string::npos);
    EXPECT_EQ(first(Id::templates, Board()), "");
}

}  // namespace
}  // namespace retrace::techniques
