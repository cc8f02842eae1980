// Texts that look like a puzzle and are none, or another one than they seem: one true sentence tells why, or the right board is read.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sudoku/text/lines.hpp"
#include "sudoku/text/puzzle_reader.hpp"

namespace retrace::text {
namespace {

std::vector<ReadResult> read_text_of(std::string_view text) {
    PuzzleReader reader(BlankLines::end_a_puzzle);
    std::vector<ReadResult> results;
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        if (line.size() > kMaxText) {
            reader.read_too_long(line, results);
        } else {
            reader.read(line, results);
        }
    }
    reader.finish(results);
    return results;
}

// The results as texts: "2 other-size 4×4" has line, code and found text of an error; a puzzle has its 81 cells.
std::vector<std::string> told_of(std::string_view text) {
    std::vector<std::string> told;
    for (const ReadResult& result : read_text_of(text)) {
        if (const auto* error = std::get_if<ParseError>(&result)) {
            told.push_back(std::to_string(error->line) + ' ' + std::string(name_of(error->code)) +
                           ' ' + error->found);
        } else if (const auto* puzzle = std::get_if<Puzzle>(&result)) {
            told.push_back(puzzle->grid.to_line());
        }
    }
    return told;
}

using ToldLines = std::vector<std::string>;

std::string times(std::string_view text, std::size_t count) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
}

const std::string puzzle =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

TEST(Refusals, APuzzleOfAnotherSizeIsToldByItsSizeOnce) {
    EXPECT_EQ(told_of("1..4\n..1.\n.1..\n4..1\n"), ToldLines{"1 other-size 4×4"});
    EXPECT_EQ(told_of("1 0 | 0 4\n0 0 | 1 0\n----+----\n0 1 | 0 0\n4 0 | 0 1"),
              ToldLines{"1 other-size 4×4"});
    EXPECT_EQ(told_of(times("1 0 0 4 0 6\n", 6)), ToldLines{"1 other-size 6×6"});
    EXPECT_EQ(told_of(times("10 0 0 4 0 6 12 0 0 0 0 1\n", 12)), ToldLines{"1 other-size 12×12"});
    EXPECT_EQ(told_of(times("...1A23B..F....G\n", 16)), ToldLines{"1 other-size 16×16"});
    EXPECT_EQ(told_of(times("..1A.5..C....F2.", 16)), ToldLines{"1 other-size 16×16"});
    EXPECT_EQ(told_of("1..4..1..1..4..1"), ToldLines{"1 other-size 4×4"});
}

TEST(Refusals, PuzzlesAroundOneOfAnotherSizeAreRead) {
    EXPECT_EQ(told_of(puzzle + "\n1..4\n..1.\n.1..\n4..1\n\n" + puzzle),
              (ToldLines{puzzle, "2 other-size 4×4", puzzle}));
}

TEST(Refusals, LettersForDigitsAreToldOnce) {
    std::string letters = puzzle;
    for (char& c : letters) {
        if (c != '.') c = static_cast<char>(c - '1' + 'A');
    }
    EXPECT_EQ(told_of(letters), ToldLines{"1 letters "});
    std::string rows;
    for (std::size_t at = 0; at < letters.size(); at += 9) rows += letters.substr(at, 9) + '\n';
    EXPECT_EQ(told_of("Wordoku\n" + rows), ToldLines{"2 letters "});
}

TEST(Refusals, LinesThatCouldBeCandidatesArePuzzlesWhereTheyGoOnOtherwise) {
    const std::string alike = "1........" + std::string(72, '.');
    EXPECT_EQ(told_of(alike + '\n' + puzzle), (ToldLines{alike, puzzle}));
    EXPECT_EQ(told_of(times(alike + '\n', 3)), (ToldLines{alike, alike, alike}));
    EXPECT_EQ(told_of("1........\n" + times(".........\n", 8)), ToldLines{alike});
}

TEST(Refusals, NineWordsInTheShapeOfRowsAreNoSentences) {
    std::string text;
    for (const char* const word :
         {"red", "green", "blue", "white", "black", "pink", "brown", "grey"}) {
        text += std::string(word) + " of many 5 3 nil nil 7 nil nil nil nil\n";
    }
    EXPECT_EQ(told_of(text + "A sentence about 9 rows.\n"), std::vector<std::string>{});
    EXPECT_EQ(told_of(text + "lime of many 5 3 nil nil 7 nil nil nil nil\n").size(), 1U);
}

TEST(Refusals, AnEscapeThatIsNoColourIsBinary) {
    EXPECT_EQ(told_of("12\x1b(34\n" + puzzle), (ToldLines{"1 binary U+001B", puzzle}));
}

// Several times the size of the longest line, with lines of more than that.
TEST(Refusals, AFileThatIsNoTextIsToldOnceHoweverLong) {
    const std::string scrap("\1\0\xff 12345\2...6789\xc3(\n7\ns\n", 24);
    const std::string longest(kMaxText + 1, '\3');
    EXPECT_EQ(told_of(times(scrap, 100'000) + longest + '\n' + times(scrap, 100) + puzzle),
              (ToldLines{"1 binary U+0001", puzzle}));
}

TEST(Refusals, CellsNamedTwiceAreNoList) {
    EXPECT_EQ(told_of("r1c1=5 r1c1=6 r2c1=4 r2c2=3 r3c3=1").front().substr(0, 2), "1 ");
    // The list has both 0 and 9 as coordinates, so it counts neither from 0 nor from 1.
    for (const std::string& told : told_of("0 1 5\n9 1 4\n" + times("1 2 3\n", 10))) {
        EXPECT_LT(told.size(), 81U);
    }
}

TEST(Refusals, AStateAndASolutionBelongToThePuzzleAboveThem) {
    std::string rows;
    for (std::size_t at = 0; at < puzzle.size(); at += 9) rows += puzzle.substr(at, 9) + '\n';
    const std::string solved =
        "987654321246173985351928746128537694634892157795461832519286473472319568863745219\n";
    const auto results =
        read_text_of("[Puzzle]\n" + rows + "[State]\n" + rows + "[Solution]\n" + solved + puzzle);
    ASSERT_EQ(results.size(), 2U);
    EXPECT_NE(std::get<Puzzle>(results[0]).solution(), nullptr);
    EXPECT_EQ(std::get<Puzzle>(results[1]).solution(), nullptr);
}

TEST(Refusals, AHeadingOfATableIsNoRow) {
    std::string rows;
    for (std::size_t at = 0; at < puzzle.size(); at += 9) {
        for (std::size_t i = 0; i < 9; ++i) rows += std::string("|") + puzzle[at + i];
        rows += "|\n";
    }
    EXPECT_EQ(told_of("| | | | | | | | | |\n|-|-|-|-|-|-|-|-|-|\n" + rows), ToldLines{puzzle});
    EXPECT_EQ(told_of("|a|b|c|d|e|f|g|h|i|\n|-|-|-|-|-|-|-|-|-|\n" + rows), ToldLines{puzzle});
}

}  // namespace
}  // namespace retrace::text
