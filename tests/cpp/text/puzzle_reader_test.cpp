// Streams of puzzles: blank lines, mixtures of forms, and going on after an error.
#include "sudoku/text/puzzle_reader.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "support/puzzles.hpp"

namespace retrace::text {
namespace {

using Lines = std::vector<std::string>;

const std::string given_line = puzzles::grid(puzzles::kInkala).to_line();

Lines rows_of(std::string_view grid) {
    Lines rows;
    for (std::size_t row = 0; row < 9; ++row) rows.emplace_back(grid.substr(row * 9, 9));
    return rows;
}

Lines without_row(Lines rows, std::size_t row) {
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(row));
    return rows;
}

Lines with_row(Lines rows, std::size_t row, const std::string& text) {
    rows[row] = text;
    return rows;
}

Lines operator+(Lines a, const Lines& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

const Lines given_rows = rows_of(puzzles::k2239);
const Lines other_rows = rows_of(puzzles::k2580);
const Lines blank_line{""};

// The results of a stream as short text, such as "line@1 bad-character@3:5".
std::string summary_by(PuzzleReader& reader, const Lines& lines) {
    std::vector<ReadResult> results;
    for (const auto& line : lines) reader.read(line, results);
    reader.finish(results);
    std::string text;
    for (const auto& result : results) {
        if (!text.empty()) text += ' ';
        if (const auto* puzzle = std::get_if<Puzzle>(&result)) {
            text += std::string(name_of(puzzle->form)) + '@' + std::to_string(puzzle->line);
        } else if (const auto* passed = std::get_if<Passed>(&result)) {
            constexpr std::array kNames{"comment", "commented", "heading", "section",
                                        "punctuation"};
            text += std::string(kNames.at(static_cast<std::size_t>(passed->kind))) + '@' +
                    std::to_string(passed->line);
        } else {
            const auto& error = std::get<ParseError>(result);
            text += std::string(name_of(error.code)) + '@' + std::to_string(error.line) + ':' +
                    std::to_string(error.column);
        }
    }
    return text;
}

std::string summary(const Lines& lines, BlankLines blank_lines = BlankLines::end_a_puzzle) {
    PuzzleReader reader(blank_lines);
    return summary_by(reader, lines);
}

// The same where a text of comments alone is read.
std::string summary_of_comments(const Lines& lines) {
    PuzzleReader reader(BlankLines::end_a_puzzle, 0, Comments::read_where_alone);
    return summary_by(reader, lines);
}

TEST(PuzzleReader, ReadsCommentsWhereATextHasNothingElse) {
    Lines comments{"// The puzzle of today", "//"};
    for (const auto& row : given_rows) comments.push_back("//   " + row);
    EXPECT_EQ(summary_of_comments(comments), "heading@1 2239@3");
    EXPECT_EQ(summary_of_comments(Lines{"# 81 signs"} + rows_of(puzzles::k2239)),
              "comment@1 2239@2");
    EXPECT_EQ(summary_of_comments(comments + given_rows).substr(0, 20), "comment@1 comment@2 ");
    EXPECT_EQ(summary_of_comments({"# a list without puzzles", "; of nobody"}),
              "comment@1 comment@2");
    Lines many(300, "# 123456789");
    EXPECT_EQ(summary_of_comments(many).find("2239"), std::string::npos);
    // Where a file may have other lines, comments stay comments.
    EXPECT_EQ(summary(comments).find("2239"), std::string::npos);
}

TEST(PuzzleReader, ReadsAMixtureOfForms) {
    Lines spaced;
    for (const auto& row : other_rows) {
        std::string text;
        for (const char c : row) {
            if (!text.empty()) text += ' ';
            text += c;
        }
        spaced.push_back(text);
    }
    EXPECT_EQ(summary(Lines{given_line} + given_rows + spaced + Lines{given_line}),
              "line@1 2239@2 2580@11 line@20");
}

TEST(PuzzleReader, GivesAPuzzleWithItsLastLine) {
    PuzzleReader reader(BlankLines::end_a_puzzle);
    std::vector<ReadResult> results;
    for (std::size_t row = 0; row < 8; ++row) reader.read(given_rows[row], results);
    EXPECT_TRUE(results.empty());
    reader.read(given_rows[8], results);
    ASSERT_EQ(results.size(), 1U);
    EXPECT_EQ(std::get<Puzzle>(results[0]).grid, puzzles::grid(puzzles::k2239));
}

TEST(PuzzleReader, ReadsNothingOutOfNothing) {
    EXPECT_EQ(summary({}), "");
    EXPECT_EQ(summary({"", "# comment", "+---+---+---+", ""}), "comment@2");
}

TEST(PuzzleReader, IgnoresBlankLinesBetweenAnyRowsWhereAsked) {
    Lines lines;
    for (std::size_t row = 0; row < 9; ++row) {
        lines = lines + Lines{given_rows[row]} + (row % 2 == 1 ? blank_line : Lines{});
    }
    EXPECT_EQ(summary(lines, BlankLines::ignored), "2239@1");
}

TEST(PuzzleReader, IgnoresBlankLinesBetweenSingleRowsInAStream) {
    Lines lines;
    for (const auto& row : given_rows) lines = lines + Lines{row} + blank_line;
    EXPECT_EQ(summary(lines + lines), "2239@1 2239@19");
}

TEST(PuzzleReader, IgnoresBlankLinesBetweenBandsOfThreeInAStream) {
    Lines lines;
    for (std::size_t row = 0; row < 9; ++row) {
        lines = lines + Lines{given_rows[row]} + (row % 3 == 2 ? blank_line : Lines{});
    }
    EXPECT_EQ(summary(lines + lines), "2239@1 2239@13");
}

TEST(PuzzleReader, EndsAShortGridAtABlankLineInAStream) {
    EXPECT_EQ(summary(without_row(given_rows, 4) + blank_line + given_rows),
              "too-few-lines@8:1 2239@10");
}

TEST(PuzzleReader, EndsAShortGridAtALineOf81InAStream) {
    EXPECT_EQ(summary(without_row(given_rows, 4) + Lines{given_line}), "too-few-lines@8:1 line@9");
}

TEST(PuzzleReader, EndsAShortGridAtAHeaderInAStream) {
    EXPECT_EQ(
        summary(Lines{"[Puzzle]"} + without_row(given_rows, 4) + Lines{"[Puzzle]"} + given_rows),
        "too-few-lines@9:1 2239@11");
}

TEST(PuzzleReader, NamesATenthLineAfterAGrid) {
    EXPECT_EQ(summary(given_rows + Lines{given_rows[0]} + blank_line + given_rows),
              "2239@1 too-many-lines@10:1 2239@12");
}

TEST(PuzzleReader, NamesTheLastGridThatIsShort) {
    EXPECT_EQ(summary(given_rows + blank_line + without_row(given_rows, 8)),
              "2239@1 too-few-lines@18:1");
}

TEST(PuzzleReader, PassesOverWhatIsNotThePuzzleOfAnSdkFile) {
    EXPECT_EQ(summary(Lines{"[Puzzle]"} + given_rows + Lines{"[State]"} + given_rows +
                      Lines{"[Puzzle]"} + given_rows),
              "2239@2 2239@22");
}

// A grid with a bad row, which is tried at each row's position: its fault is named, and the next grid is read.
class BadRow : public testing::TestWithParam<std::pair<std::string, std::string>> {};

TEST_P(BadRow, IsNamedOnceAndTheNextGridIsRead) {
    const auto& [text, name] = GetParam();
    for (std::size_t row = 0; row < 9; ++row) {
        const Lines bad = with_row(given_rows, row, text);
        const std::string error = name.substr(0, name.find(':')) + '@' + std::to_string(row + 1) +
                                  name.substr(name.find(':'));
        EXPECT_EQ(summary(bad + given_rows), error + " 2239@10");
        EXPECT_EQ(summary(bad + blank_line + given_rows), error + " 2239@11");
    }
}

INSTANTIATE_TEST_SUITE_P(Stream, BadRow,
                         testing::Values(std::pair{"1030a0509", "bad-character:5"},
                                         std::pair{"10300050", "too-few-cells:9"},
                                         std::pair{"1030005090", "too-many-cells:10"},
                                         std::pair{"1 0 3 0 10 0 5 0 9", "number-too-big:9"},
                                         std::pair{std::string("1030\0"
                                                               "0509",
                                                               9),
                                                   "binary:5"}));

// A bad line never affects the lines beside it.
class BadLine : public testing::TestWithParam<std::pair<std::string, std::string>> {};

TEST_P(BadLine, IsNamedAndTheLinesAroundItAreRead) {
    const auto& [text, name] = GetParam();
    const std::string error = name.substr(0, name.find(':')) + "@2" + name.substr(name.find(':'));
    EXPECT_EQ(summary({given_line, text, given_line, given_line}),
              "line@1 " + error + " line@3 line@4");
}

INSTANTIATE_TEST_SUITE_P(
    Stream, BadLine,
    testing::Values(std::pair{given_line.substr(1), "too-few-cells:81"},
                    std::pair{given_line + "1", "too-many-cells:82"},
                    std::pair{given_line.substr(0, 80) + "a", "bad-character:81"},
                    std::pair{std::string("53..7"), "too-few-cells:6"},
                    std::pair{std::string("#\0", 2), "binary:2"},
                    std::pair{given_line.substr(0, 40) + '\x1b' + given_line.substr(41),
                              "binary:41"}));

TEST(PuzzleReader, ReadsTheGridAfterALineThatIsNoRow) {
    EXPECT_EQ(summary(Lines{"Grid 01"} + given_rows), "heading@1 2239@2");
}

TEST(PuzzleReader, PassesOverTheBandsLeftOfAGridWithABadRow) {
    const Lines rows = with_row(given_rows, 1, "00210!400");
    Lines bands;
    for (std::size_t row = 0; row < 9; ++row) {
        bands = bands + Lines{rows[row]} + (row % 3 == 2 ? blank_line : Lines{});
    }
    EXPECT_EQ(summary(bands + given_rows), "bad-character@2:6 2239@13");
}

TEST(PuzzleReader, EndsWhatIsPassedOverAtAHeader) {
    const Lines bad = without_row(with_row(given_rows, 0, "1030!0509"), 5);
    EXPECT_EQ(summary(Lines{"[Puzzle]"} + bad + Lines{"[Puzzle]"} + given_rows),
              "bad-character@2:5 2239@11");
}

TEST(PuzzleReader, TellsOfEveryLineThatIsNoPuzzle) {
    EXPECT_EQ(summary({given_line, "hello", "[1]", given_line, "[2]", given_line, "<b>x y</b>"}),
              "line@1 heading@2 section@3 line@4 section@5 line@6 heading@7");
}

TEST(PuzzleReader, GivesAHeadingToThePuzzleBelowItAndToNoOther) {
    std::vector<ReadResult> results;
    PuzzleReader reader(BlankLines::end_a_puzzle);
    for (const std::string& line : {std::string("Of Monday"), given_line.substr(1),
                                    std::string("Of Tuesday"), given_line, given_line}) {
        reader.read(line, results);
    }
    reader.finish(results);
    ASSERT_EQ(results.size(), 5U);
    EXPECT_EQ(*std::get<Puzzle>(results[3]).name(), "Of Tuesday");
    EXPECT_EQ(std::get<Puzzle>(results[4]).name(), nullptr);
    results.clear();
    for (const std::string& line : {std::string("Of Monday"), given_line.substr(1), given_line}) {
        reader.read(line, results);
    }
    EXPECT_EQ(std::get<Puzzle>(results.back()).name(), nullptr);
}

TEST(PuzzleReader, ReadsAPuzzleAmongOtherColumns) {
    for (const std::string& line :
         {"12," + given_line + ",easy", given_line + " # hard", ":0003:8:" + given_line + ":::911:",
          '"' + given_line + "\"\t7.2", "a name; " + given_line}) {
        EXPECT_EQ(summary({line}), "line@1") << line;
    }
}

TEST(PuzzleReader, ReadsAStateWithoutItsGivensAsAPuzzle) {
    EXPECT_EQ(summary(Lines{"[State]"} + given_rows), "2239@2");
}

TEST(PuzzleReader, ReadsAStateBelowASectionThatItDoesNotKnow) {
    EXPECT_EQ(summary(Lines{"[Puzzle]"} + given_rows + Lines{"[Comment]", "nice", "[State]"} +
                      given_rows + Lines{"", given_line}),
              "2239@2 section@11 section@12 line@24");
}

TEST(PuzzleReader, TellsOfAStateThatIsOfAnotherPuzzle) {
    EXPECT_EQ(summary(Lines{"[Puzzle]"} + given_rows + Lines{"[State]", std::string(81, '1')}),
              "2239@2 section@12");
}

TEST(PuzzleReader, TakesNoRowOfTheNextGridForOneThatIsLacking) {
    for (const std::string sign : {"0", "?"}) {
        Lines odd;
        for (const std::string& row : given_rows) {
            odd.emplace_back();
            for (const char c : row) odd.back() += c == '0' ? sign : std::string(1, c);
        }
        const std::string read = summary(without_row(odd, 4) + blank_line + odd);
        EXPECT_EQ(read.find("@1 "), std::string::npos) << sign << ' ' << read;
        EXPECT_NE(read.find("@10"), std::string::npos) << sign << ' ' << read;
    }
}

TEST(PuzzleReader, ReadsAStateAsEntries) {
    PuzzleReader reader(BlankLines::end_a_puzzle);
    std::vector<ReadResult> results;
    for (const auto& line : {std::string("[Puzzle]"), std::string(80, '.') + '1',
                             std::string("[State]"), '2' + std::string(79, '.') + '1'}) {
        reader.read(line, results);
    }
    reader.finish(results);
    ASSERT_EQ(results.size(), 1U);
    const auto& puzzle = std::get<Puzzle>(results[0]);
    EXPECT_EQ(puzzle.grid[0], 0);
    ASSERT_NE(puzzle.beside, nullptr);
    EXPECT_EQ(puzzle.beside->digits[0], 2);
}

TEST(PuzzleReader, KeepsTheTwoKindsOfNotesOfOpenSudokuApart) {
    std::string data = "<game data=\"version: 4&#10;0|1,2,|3,|1|";
    for (int cell = 1; cell < kCells; ++cell) data += cell == 80 ? "5|0|0|0|" : "0|0|0|1|";
    PuzzleReader reader(BlankLines::end_a_puzzle);
    std::vector<ReadResult> results;
    reader.read(data + "\" />", results);
    ASSERT_EQ(results.size(), 1U);
    const Marks* marks = std::get<Puzzle>(results[0]).marks();
    ASSERT_NE(marks, nullptr);
    EXPECT_EQ(marks->corner[0], 0b011);
    EXPECT_EQ(marks->centre[0], 0b100);
}

TEST(PuzzleReader, NamesALineThatIsTooLongAndGoesOn) {
    PuzzleReader reader(BlankLines::end_a_puzzle);
    std::vector<ReadResult> results;
    reader.read(given_line, results);
    reader.read_too_long("11", results);
    reader.read(given_line, results);
    ASSERT_EQ(results.size(), 3U);
    EXPECT_EQ(std::get<ParseError>(results[1]),
              (ParseError{ParseErrorCode::too_large, 2, 1, "", 0}));
    EXPECT_EQ(std::get<Puzzle>(results[2]).line, 3U);
}

}  // namespace
}  // namespace retrace::text
