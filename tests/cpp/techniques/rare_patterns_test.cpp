// Patterns that hardly any puzzle has, on boards made for them and on well-known puzzles with the eliminations that others
// have published.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
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

// The board with the candidates that the words name, one word a cell; a cell with one of them is filled.
Candidates board_of_words(const std::string& words) {
    Candidates board{Grid{}};
    std::istringstream rest(words);
    Cell cell = 0;
    for (std::string word; rest >> word; ++cell) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            const bool is_there = word.find(static_cast<char>('0' + digit)) != std::string::npos;
            if (!is_there && board.has(cell, digit)) board.remove(cell, digit);
        }
        if (word.size() == 1) board.place(cell, static_cast<Digit>(word.front() - '0'));
    }
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

// The Exocets of the board, one after another.
std::vector<Deduction> exocets(Candidates& board, std::size_t most = 200) {
    std::vector<Deduction> steps;
    for (Deduction found; steps.size() < most && technique(Id::exocet).find(board, found);) {
        apply(found, board);
        steps.push_back(found);
        found.clear();
    }
    return steps;
}

CellSet played(const Deduction& found, Role role) {
    CellSet cells;
    for (const MarkedCell& each : found.evidence.cells) {
        if (each.role == role) cells.add(each.cell);
    }
    return cells;
}

DigitSet marked(const Deduction& found, Role role) {
    DigitSet digits = 0;
    for (const MarkedCandidate& each : found.evidence.candidates) {
        if (each.role == role) digits |= set_of(each.candidate.digit);
    }
    return digits;
}

// SudokuWiki's example of a Double Exocet, Unsolvable 165.
Candidates unsolvable() {
    return board_after(
        ".9.....3.2..........3.1.9.7..6..........6.37....1.8..6..8.3...1..7.8...3...4...5.",
        "beginner");
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
              "r2c4<>4 r3c7<>4 r2c4<>5 r3c7<>5 r2c4<>6 r3c7<>6 r2c4<>7 r3c7<>7 r2c4<>8 r3c7<>8 "
              "r2c4<>9 r3c7<>9");
    // Every choice has both digits of the base in the two cells that the cross line past it has for them.
    Candidates after = board.candidates();
    exocets(after);
    for (Digit digit = 4; digit <= 9; ++digit) {
        EXPECT_FALSE(after.has(cell("r4c3"), digit) || after.has(cell("r5c3"), digit));
    }
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

TEST(RarePatterns, ExocetTakesAStepARule) {
    Candidates board = unsolvable();
    const std::vector<Deduction> steps = exocets(board);
    const std::vector<std::string> effects{
        "r4c9<>8",                          // a target has a digit of the base
        "r6c1<>7 r6c2<>7",                  // the mirror node has it and a locked digit
        "r4c7<>8 r4c8<>8",                  // so has the other
        "r4c5<>7 r5c3<>1",                  // a second base
        "r4c5<>9",                          // no room for it in the other two cross lines
        "r5c1<>8 r5c1<>9 r5c2<>8",          //
        "r4c4<>7 r4c6<>7",                  //
        "r4c2<>2 r5c9<>2 r6c5<>2",          // four digits in two bases and four targets
        "r4c1<>4 r4c2<>4 r5c9<>4 r6c5<>4",  //
        "r4c1<>5 r4c2<>5 r5c9<>5 r6c5<>5",  //
        "r4c1<>9 r5c9<>9 r6c5<>9",          //
        "r1c4<>2 r1c6<>2 r1c7<>2 r9c2<>2 r9c6<>2 r9c7<>2",  // and in two rows across
    };
    ASSERT_GT(steps.size(), effects.size());
    for (std::size_t i = 0; i < effects.size(); ++i) {
        std::vector<Candidate> gone = steps[i].eliminations;
        std::sort(gone.begin(), gone.end(), [](Candidate one, Candidate other) {
            return one.cell != other.cell ? one.cell < other.cell : one.digit < other.digit;
        });
        EXPECT_EQ(text_of(gone), effects[i]);
    }
    EXPECT_EQ(played(steps[1], Role::pincer), cells("r6c1 r6c2"));
    EXPECT_EQ(played(steps[1], Role::pivot), cells("r4c9"));
    EXPECT_EQ(marked(steps[1], Role::on), digits(3));
    EXPECT_EQ(steps[6].evidence.houses.size(), 1U);
    EXPECT_EQ(steps[7].evidence.houses.size(), 2U);
    EXPECT_EQ(marked(steps[7], Role::pivot), 0);
    EXPECT_EQ(marked(steps[11], Role::pivot), digits(2));
}

TEST(RarePatterns, DoubleExocetSettlesFourDigits) {
    Candidates board = unsolvable();
    exocets(board, 11);
    for (const Cell cell : cells("r4c1 r4c2 r6c5 r5c9")) {
        EXPECT_EQ(board.of(cell) & digits(2, 4, 5, 9), 0) << cell_name(cell);
    }
}

TEST(RarePatterns, ExocetTakesATargetsDigitThatItsMirrorNodeLacks) {
    // The first puzzle of the forum's list of the hardest.
    Candidates board = board_after(
        "........1.....2.....3.4.56......7.....54..8...8..5.43..389..1...46......5...3.68.",
        "beginner");
    const std::vector<Deduction> steps = exocets(board, 2);
    ASSERT_EQ(steps.size(), 2U);
    EXPECT_EQ(text_of(steps[0].eliminations), "r3c2<>7");
    EXPECT_EQ(played(steps[0], Role::pivot), cells("r3c2"));
    EXPECT_EQ(played(steps[0], Role::pincer), cells("r4c3 r5c3"));
    // The only cell of the mirror node that has candidates of the target has its digit.
    EXPECT_EQ(text_of(steps[1].eliminations), "r4c3<>4");
}

TEST(RarePatterns, ExocetWithTwoDigitsTakesThemFromLinesAcross) {
    Candidates board = unsolvable();
    const std::vector<Deduction> steps = exocets(board);
    const auto step = std::find_if(steps.begin(), steps.end(), [](const Deduction& each) {
        return each.evidence.houses.size() == 1 && size_of(each.evidence.digits) == 2 &&
               text_of(each.eliminations) == "r2c2<>8 r2c4<>8";
    });
    ASSERT_NE(step, steps.end());
    EXPECT_EQ(played(*step, Role::pivot), cells("r2c8 r7c3"));
    EXPECT_EQ(marked(*step, Role::pivot), digits(8));
}

// Candidates that only trying refutes go one a step, and the step supposes it.
TEST(RarePatterns, ExocetSupposesOneCandidateAStep) {
    Candidates board = unsolvable();
    int supposed = 0;
    for (const Deduction& step : exocets(board)) {
        EXPECT_LE(step.eliminations.size(), 12U);
        const DigitSet source = marked(step, Role::source);
        if (source == 0) continue;
        ++supposed;
        ASSERT_EQ(step.eliminations.size(), 1U);
        EXPECT_EQ(source, set_of(step.eliminations.front().digit));
    }
    EXPECT_GT(supposed, 0);
}

// The digit that may be in no target is marked, and its choices end in contradictions.
TEST(RarePatterns, ExocetTriesTheChoicesOfOneDigitWithMoreRoom) {
    Candidates board = board_after(
        "....5...94..1...3..6.7..1....59......8..7.......5.2..73......6...8.9...2.1....4..",
        "beginner");
    const std::vector<Deduction> steps = exocets(board);
    ASSERT_EQ(steps.size(), 2U);
    EXPECT_EQ(text_of(steps[0].eliminations), "r4c9<>8");
    EXPECT_EQ(text_of(steps[1].eliminations), "r6c3<>9");
    for (const Deduction& step : steps) EXPECT_EQ(marked(step, Role::fin), digits(3));
}

TEST(RarePatterns, SeniorExocetHasATargetOutsideTheBoxes) {
    Candidates board = board_after(
        "...............123..4..5........1..6....3......5.2.....3......762..4....8....25..",
        "beginner");
    const std::vector<Deduction> steps = exocets(board);
    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(text_of(steps[0].eliminations), "r6c2<>7");
    EXPECT_EQ(played(steps[0], Role::target), cells("r1c8 r3c8 r6c2"));
    // Later a digit of a base fits in no target, and only one cell of a mirror node has what its target has.
    const auto has = [&](std::string_view effect, Role role, std::string_view where) {
        return std::any_of(steps.begin(), steps.end(), [&](const Deduction& step) {
            return text_of(step.eliminations) == effect &&
                   cells(where).without(played(step, role)).empty();
        });
    };
    EXPECT_TRUE(has("r5c4<>6 r5c6<>6", Role::pattern, "r5c4 r5c6"));
    EXPECT_TRUE(has("r1c2<>7 r1c2<>9", Role::pincer, "r1c2"));
}

TEST(RarePatterns, MultiSectorSetCountsByBoxesToo) {
    Candidates board = board_of_words(
        "256 2467 2456 234678 2456789 345679 34589 1589 13489 "
        "8 1 3 467 45679 45679 459 59 2 "
        "25 9 245 1 2458 345 6 7 348 "
        "12356 2368 1256 9 2467 467 458 12568 1478 "
        "4 268 269 5 267 1 89 3 789 "
        "7 26 12569 246 3 8 459 12569 149 "
        "239 5 8 37 79 379 1 4 6 "
        "1369 346 1469 3468 14689 2 7 89 5 "
        "1369 346 7 3468 145689 34569 2 89 389");
    // An app for learners publishes these.
    const std::vector<Candidate> published{{cell("r2c5"), 5}, {cell("r2c6"), 5}, {cell("r2c7"), 5},
                                           {cell("r7c1"), 3}, {cell("r7c1"), 9}, {cell("r1c8"), 8},
                                           {cell("r1c8"), 9}, {cell("r4c8"), 8}, {cell("r6c8"), 9}};
    for (Deduction found; technique(Id::multi_sector_set).find(board, found); found.clear()) {
        apply(found, board);
    }
    for (const Candidate& each : published) EXPECT_FALSE(board.has(each.cell, each.digit));
}

TEST(RarePatterns, DistributedSubsetTakesCellsThatWouldEmptyAHouse) {
    Board board;
    board.only("r1c1", digits(1, 2)).only("r1c5", digits(1, 4)).only("r1c6", digits(3, 4));
    board.only("r5c1", digits(2, 3));
    board.row(1, 1, "r1c1 r1c5 r1c9").row(1, 4, "r1c5 r1c6 r1c8").column(1, 2, "r1c1 r5c1 r9c1");
    board.box(2, 4, "r1c5 r1c6");
    EXPECT_EQ(first(Id::distributed_subset, board), "");
    // Without r1c6 and r5c1, the fifth box has its 3 in row 5 or in column 6.
    board.box(5, 3, "r5c4 r4c6");
    EXPECT_EQ(first(Id::distributed_subset, board), "r1c9<>1 r9c1<>2 r1c8<>4");
    Deduction found;
    ASSERT_TRUE(technique(Id::distributed_subset).find(board.candidates(), found));
    EXPECT_EQ(found.evidence.crossed, std::vector<std::uint8_t>{house_at(HouseKind::box, 4)});
}

TEST(RarePatterns, ChainGoesFromOneExtraCandidateOfARectangleToTheOther) {
    Board board;
    board.only("r1c1", digits(1, 2)).only("r1c2", digits(1, 2));
    for (const Digit digit : {Digit{1}, Digit{2}}) {
        board.row(1, digit, "r1c1 r1c2").box(1, digit, "r1c1 r1c2");
    }
    board.only("r4c1", digits(1, 2, 5)).only("r4c2", digits(1, 2, 6)).only("r4c9", digits(5, 6));
    board.row(4, 5, "r4c1 r4c4 r4c9").row(4, 6, "r4c2 r4c5 r4c9");
    EXPECT_EQ(first(Id::rectangle_aic, board), "r4c4<>5 r4c5<>6");
    Candidates given = board.candidates();
    given.give(cells("r1c1"));
    EXPECT_EQ(text_of(gone_by(Id::rectangle_aic, given)), "");
}

TEST(RarePatterns, ChainGoesOverThePlacesOutsideARectangle) {
    Board board;
    board.only("r1c1", digits(1, 2)).only("r1c2", digits(1, 2));
    for (const Digit digit : {Digit{1}, Digit{2}}) {
        board.row(1, digit, "r1c1 r1c2").box(1, digit, "r1c1 r1c2");
    }
    board.only("r4c1", digits(1, 2, 5, 6)).only("r4c2", digits(1, 2, 7, 8));
    board.row(4, 1, "r4c1 r4c2 r4c5").row(4, 2, "r4c1 r4c2 r4c9");
    board.only("r9c5", digits(1, 3)).only("r9c9", digits(2, 3));
    board.row(9, 3, "r9c1 r9c5 r9c9").column(5, 1, "r4c5 r7c5 r9c5").column(9, 2, "r4c9 r9c9");
    EXPECT_EQ(first(Id::rectangle_aic, board), "r7c5<>1 r9c1<>3");
}

// Sunnie's Sudoku has it among its tests of grouped chains.
TEST(RarePatterns, ChainGoesOverARectangleWithFilledCellsThatAreNoGivens) {
    const std::string line =
        "826.3741...5...6.8...6...2341..2..56..816934..63..4.8168.........4..68...92..5164";
    const std::string givens =
        "8...374....5.....8...6...2..1..2..5...8.693....3.....16..........4...8...9...5..4";
    Candidates board(Grid::from_line(line).value());
    for (const std::string_view each :
         {"r2c1<>9", "r3c5<>1", "r3c5<>9", "r3c7<>9", "r4c4<>7", "r6c1<>5", "r6c1<>7", "r6c7<>7",
          "r7c4<>9", "r7c7<>9", "r7c9<>7", "r8c1<>3", "r8c1<>7", "r8c5<>7", "r8c9<>5"}) {
        const Candidate gone{cell(each), static_cast<Digit>(each.back() - '0')};
        if (board.has(gone.cell, gone.digit)) board.remove(gone.cell, gone.digit);
    }
    CellSet given;
    for (Cell each = 0; each < kCells; ++each) {
        if (givens[each] != '.') given.add(each);
    }
    board.give(given);
    Deduction found;
    ASSERT_TRUE(technique(Id::rectangle_aic).find(board, found));
    EXPECT_EQ(text_of(found.eliminations), "r3c3<>7");
    EXPECT_TRUE(std::any_of(found.evidence.cells.begin(), found.evidence.cells.end(),
                            [&](const MarkedCell& each) { return board.of(each.cell) == 0; }));
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
