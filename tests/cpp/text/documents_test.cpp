// Documents of programs, in JSON and XML: cells that name their places, rows under names, several puzzles of one object.
#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "sudoku/text/reading.hpp"
#include "support/puzzles.hpp"

namespace retrace::text {
namespace {

const std::string first_board = puzzles::grid(puzzles::kInkala).to_line();
const std::string second_board =
    "1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7";
const std::string full_board =
    "952183647768294315314675982637849251289561734145732896891427563473956128526318479";
const std::string open_board =
    "......6.7....9.3.5.14...9..6..8.......9.6.7...4.7.2...8.........7..5..2.5.6..8..9";

using Write = std::function<std::string(std::size_t row, std::size_t column, char digit)>;

// All that `write` makes of the cells, blanks too where `with_blanks` says so.
std::string cells_of(const std::string& board, const std::string& between, const Write& write,
                     bool with_blanks = false) {
    std::string text;
    for (std::size_t cell = 0; cell < board.size(); ++cell) {
        if (board[cell] == '.' && !with_blanks) continue;
        text += (text.empty() ? "" : between) + write(cell / 9, cell % 9, board[cell]);
    }
    return text;
}

std::string numbered(std::size_t number) {
    return std::to_string(number);
}

// An element for each given, with the attributes between `row` and `column` and its digit.
std::string xml_of(const std::string& board, const std::string& tag, std::size_t base) {
    return cells_of(board, "\n", [&](std::size_t row, std::size_t column, char digit) {
        return "<" + tag + " c='" + numbered(column + base) + "' r='" + numbered(row + base) +
               "' v='" + digit + "'/>";
    });
}

std::string json_of(const std::string& board, std::size_t base) {
    return "[" +
           cells_of(board, ",\n",
                    [&](std::size_t row, std::size_t column, char digit) {
                        return "{\"value\": " + std::string(1, digit) +
                               ", \"position\": {\"col\": " + numbered(column + base) +
                               ", \"row\": " + numbered(row + base) + "}}";
                    }) +
           "]";
}

Reading reading_of(const std::string& text) {
    return read_text(text, 20, 20);
}

std::vector<std::string> puzzles_in(const std::string& text) {
    std::vector<std::string> found;
    for (const Puzzle& puzzle : reading_of(text).puzzles) found.push_back(puzzle.grid.to_line());
    return found;
}

using Lines = std::vector<std::string>;

TEST(Documents, CellsThatNameTheirPlacesAreReadInAnyNotation) {
    const auto row_of = [](const std::string& open, const std::string& close) {
        std::string text;
        for (std::size_t row = 0; row < 9; ++row) {
            text += "<row index=\"" + numbered(row) + "\">\n";
            for (std::size_t column = 0; column < 9; ++column) {
                const char digit = first_board[row * 9 + column];
                if (digit != '.') text += open + numbered(column) + "\">" + digit + close + "\n";
            }
            text += "</row>\n";
        }
        return text;
    };
    const std::vector<std::string> texts{
        "<s>\n" + xml_of(first_board, "cell", 1) + "\n</s>",
        "<?xml version='1.0'?>\n<!-- mine -->\n<s><all>\n" + xml_of(first_board, "x:k", 0) +
            "\n</all></s>\n",
        "<s>\n" + row_of("<cell number=\"", "</cell>") + "</s>",
        "<s>\n" + row_of("<col index=\"", "</col>") + "</s>",
        "<div>\n" +
            cells_of(
                first_board, "\n",
                [](std::size_t row, std::size_t column, char digit) {
                    return "<button data-col=\"" + numbered(column) + "\" data-row=\"" +
                           numbered(row) + "\">" + (digit == '.' ? "" : std::string(1, digit)) +
                           "</button>";
                },
                true) +
            "\n</div>",
        json_of(first_board, 0),
        "{\"id\": 4,\n\"givens\": " + json_of(first_board, 1) + "}",
        "[" +
            cells_of(first_board, ",\n",
                     [](std::size_t row, std::size_t column, char digit) {
                         return "{\"cell\": \"" + std::string(1, static_cast<char>('A' + row)) +
                                numbered(column + 1) + "\", \"number\": \"" + digit + "\"}";
                     }) +
            "]",
        "[" +
            cells_of(first_board, ",\n",
                     [](std::size_t row, std::size_t column, char digit) {
                         return "{\"index\": " + numbered(row * 9 + column) +
                                ", \"value\": " + digit + "}";
                     }) +
            "]",
    };
    for (const std::string& text : texts) EXPECT_EQ(puzzles_in(text), Lines{first_board}) << text;
}

TEST(Documents, PlacesCountFromNoughtOrOneAsAllOfThemAllow) {
    const std::string both =
        "<s>\n<c r='0' c='1' v='1'/>\n<c r='9' c='2' v='2'/>\n"
        "<c r='3' c='3' v='3'/>\n<c r='4' c='4' v='4'/>\n</s>";
    EXPECT_TRUE(puzzles_in(both).empty());
    const std::string twice =
        "<s>\n" + xml_of(first_board, "c", 1) + "\n<c r='1' c='1' v='9'/>\n</s>";
    const std::string beyond =
        "<s>\n" + xml_of(first_board, "c", 1) + "\n<c r='1' c='2' v='12'/>\n</s>";
    for (const std::string& text : {twice, beyond}) {
        const Reading reading = reading_of(text);
        EXPECT_GT(reading.fault_count + reading.passed_count, 2U);
    }
}

TEST(Documents, RowsMayStandUnderNamesAndInElements) {
    std::string keys;
    std::string objects;
    std::string elements;
    std::string nested;
    for (std::size_t row = 0; row < 9; ++row) {
        const std::string nine = first_board.substr(row * 9, 9);
        const std::string name = "row" + numbered(row + 1);
        keys += (row > 0 ? ",\n" : "") + ("\"" + name + "\": \"" + nine + "\"");
        objects += (row > 0 ? ",\n" : "") + ("{\"no\": " + numbered(row) + ", \"cells\": \"") +
                   nine + "\"}";
        elements += "<row id='" + numbered(row) + "'>" + nine + "</row>\n";
        nested += "<row>\n";
        for (const char c : nine)
            nested += c == '.' ? "<cell/>\n" : std::string("<cell>") + c + "</cell>\n";
        nested += "</row>\n";
    }
    EXPECT_EQ(puzzles_in("{\n" + keys + "\n}"), Lines{first_board});
    EXPECT_EQ(puzzles_in("[" + objects + "]"), Lines{first_board});
    EXPECT_EQ(puzzles_in("<s>\n" + elements + "</s>"), Lines{first_board});
    EXPECT_EQ(puzzles_in("<s>\n" + nested + "</s>"), Lines{first_board});
}

TEST(Documents, ListsOfColumnsAndBoxesAreNoRows) {
    std::string columns;
    std::string boxes;
    for (std::size_t list = 0; list < 9; ++list) {
        std::string down;
        std::string box;
        for (std::size_t at = 0; at < 9; ++at) {
            down += first_board[at * 9 + list];
            box += first_board[(list / 3 * 3 + at / 3) * 9 + list % 3 * 3 + at % 3];
        }
        columns += (list > 0 ? ",\"" : "\"") + down + "\"";
        boxes += (list > 0 ? ",\"" : "\"") + box + "\"";
    }
    EXPECT_EQ(puzzles_in("{\"columns\": [" + columns + "]}"), Lines{first_board});
    EXPECT_EQ(puzzles_in("{\"boxes\": [" + boxes + "]}"), Lines{first_board});
}

TEST(Documents, NoPuzzleOfAnObjectIsDropped) {
    EXPECT_EQ(puzzles_in("{\"easy\":\"" + first_board + "\",\"hard\":\"" + second_board + "\"}"),
              (Lines{first_board, second_board}));
    EXPECT_EQ(puzzles_in("{\"today\":\"" + first_board + "\",\"archive\":[{\"puzzle\":\"" +
                         second_board + "\"}]}"),
              (Lines{first_board, second_board}));
    const std::string two = "<p>\n<puzzle>\n" + xml_of(first_board, "c", 0) +
                            "\n</puzzle>\n<puzzle>\n" + xml_of(second_board, "c", 0) +
                            "\n</puzzle>\n</p>\n" + first_board;
    EXPECT_EQ(puzzles_in(two), (Lines{first_board, second_board, first_board}));
}

TEST(Documents, StatesHistoriesAndSolutionsAreNoFurtherPuzzles) {
    std::string state = open_board;
    state[0] = '9';
    const Reading reading = reading_of(
        "{\n\"history\":[\"" + state + "\",{\"row\":1,\"col\":1,\"value\":9}],\n" +
        "\"puzzle\":\"" + open_board + "\",\n\"state\":\"" + state + "\",\n\"solution\":\"" +
        full_board + "\",\n\"moves\":" + json_of(first_board, 0) + "}");
    ASSERT_EQ(reading.puzzle_count, 1U);
    EXPECT_EQ(reading.puzzles[0].grid.to_line(), open_board);
    ASSERT_NE(reading.puzzles[0].digits(), nullptr);
    EXPECT_EQ(reading.puzzles[0].digits()->to_line(), state);
    ASSERT_NE(reading.puzzles[0].solution(), nullptr);
    const Reading xml =
        reading_of("<g>\n<givens>\n" + xml_of(open_board, "c", 1) + "\n</givens>\n<solution>\n" +
                   xml_of(full_board, "c", 1) + "\n</solution>\n</g>\n");
    ASSERT_EQ(xml.puzzle_count, 1U);
    EXPECT_NE(xml.puzzles[0].solution(), nullptr);
}

TEST(Documents, WhatAnAppKeepsBesideItsBoardIsNoRule) {
    const Reading reading =
        reading_of("{\"cells\":" + json_of(first_board, 0) +
                   ",\"solved\":true,\"moves\":[{\"x\":1}],\"settings\":{\"a\":true}}");
    ASSERT_EQ(reading.puzzle_count, 1U);
    EXPECT_EQ(reading.puzzles[0].rules(), nullptr);
}

// An answer of `retrace scan` counts its grids.
TEST(Documents, ANumberUnderGridIsNoBoardWithRules) {
    const Reading reading = reading_of(
        R"({"puzzle":"1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..)"
        R"(8.4...1.7","result":"read","doubtful":["r2c8"],"grids":1,"grid":1})");
    ASSERT_EQ(reading.puzzle_count, 1U);
    EXPECT_EQ(reading.puzzles[0].rules(), nullptr);
}

TEST(Documents, LinesOfXmlThatIsNoPuzzleAreReadEachByItself) {
    EXPECT_EQ(puzzles_in("<html>\n<p>Today:<br>\n<pre>\n" + first_board + "\n</pre>\n</html>\n"),
              Lines{first_board});
    EXPECT_EQ(puzzles_in("<ann>\n" + first_board + "\n" + second_board + "\n"),
              (Lines{first_board, second_board}));
    EXPECT_EQ(puzzles_in("<html>\n<table>\n<tr><td>1</td></tr>\n</table>\n" + first_board + "\n"),
              Lines{first_board});
    EXPECT_TRUE(puzzles_in("<!DOCTYPE s [<!ENTITY d '5'>]>\n<s>\n<c r='1' c='1' v='&d;'/>\n"
                           "<c r='1' c='2' v='&d;'/>\n<c r='9' c='2' v='&d;'/>\n"
                           "<c r='5' c='2' v='&d;'/>\n</s>\n")
                    .empty());
}

TEST(Documents, NothingBesideADocumentIsDropped) {
    const std::string xml = "<s>\n" + xml_of(first_board, "c", 1) + "\n</s>";
    EXPECT_EQ(puzzles_in("<!-- two -->\n" + second_board + "\n" + xml),
              (Lines{second_board, first_board}));
    EXPECT_EQ(puzzles_in(xml + "\n" + second_board), (Lines{first_board, second_board}));
    EXPECT_EQ(puzzles_in("{\"blank\":\"" + std::string(81, '.') + "\",\"puzzle\":\"" + first_board +
                         "\",\"marks\":\"" + std::string(81, '0') + "\"}"),
              Lines{first_board});
}

TEST(Documents, APuzzleAndItsSolutionInOneRunAreOnePuzzle) {
    for (const std::string& run : {open_board + full_board, full_board + open_board}) {
        const Reading reading = reading_of(run + "\n" + first_board);
        ASSERT_EQ(reading.puzzle_count, 2U);
        EXPECT_EQ(reading.puzzles[0].grid.to_line(), open_board);
        EXPECT_NE(reading.puzzles[0].solution(), nullptr);
    }
    const Reading other = reading_of(first_board + full_board);
    EXPECT_EQ(other.puzzle_count, 0U);
    EXPECT_EQ(other.fault_count, 1U);
}

TEST(Documents, AColumnThatItsHeadingCallsNameNamesThePuzzles) {
    const Reading reading =
        reading_of("id,Name,puzzle\n1,\"One \"\"x\"\", two\"," + first_board + "\n2,," +
                   second_board + "\n7,8,-\n3,Last," + open_board + "\n");
    ASSERT_EQ(reading.puzzle_count, 3U);
    ASSERT_NE(reading.puzzles[0].name(), nullptr);
    EXPECT_EQ(*reading.puzzles[0].name(), "One \"x\", two");
    EXPECT_EQ(*reading.puzzles[0].fields(), Lines{"1"});
    EXPECT_EQ(reading.puzzles[1].name(), nullptr);
    ASSERT_NE(reading.puzzles[2].name(), nullptr);
    EXPECT_EQ(*reading.puzzles[2].name(), "Last");
}

}  // namespace
}  // namespace retrace::text
