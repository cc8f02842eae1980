// Bad input: the command writes one line with position and reason to standard error and `error` to its output, and goes on.
#include <gtest/gtest.h>

#include <ostream>

#include "cli/samples.hpp"
#include "support/command.hpp"

namespace retrace {
namespace {

using namespace samples;

struct BadInput {
    const char* name;
    std::string text;
    std::string error;  // the error line without "FILE:"

    friend std::ostream& operator<<(std::ostream& out, const BadInput& input) {
        return out << input.name;
    }
};

class BadInputs : public testing::TestWithParam<BadInput> {};

TEST_P(BadInputs, AreToldOfAndTheNextPuzzleIsSolved) {
    const CommandResult result = run_command({"solve"}, GetParam().text + "\n" + line_puzzle);
    EXPECT_EQ(result.errors, "FILE:" + GetParam().error + "\n");
    EXPECT_EQ(result.output, "error\n" + line_solution);
    EXPECT_EQ(result.exit_code, 2);
}

std::string with_row(std::size_t row, const std::string& text) {
    return rows_puzzle.substr(0, row * 10) + text + "\n" + rows_puzzle.substr(row * 10 + 10);
}

INSTANTIATE_TEST_SUITE_P(
    Command, BadInputs,
    testing::Values(
        BadInput{"EightyCharacters", line_puzzle.substr(1),
                 "1:81: the line has 80 cells instead of 81"},
        BadInput{"EightyTwoCharacters", '.' + line_puzzle,
                 "1:82: the line has 82 cells instead of 81"},
        BadInput{"ALetter", with_row(4, "06000a050"), "5:6: 'a' is neither a digit nor a blank"},
        BadInput{"ADigitTen", "0 3 5 10 6 9 2 7 8\n" + spaced_puzzle.substr(18),
                 "1:7: 10 is not a digit from 1 to 9"},
        BadInput{"EightLines", rows_puzzle.substr(10), "8:1: the puzzle has 8 rows instead of 9"},
        BadInput{"AShortLine", with_row(8, "80400010"), "9:9: the row has 8 cells instead of 9"},
        BadInput{"AControlCharacter",
                 with_row(2, std::string("0007\0"
                                         "4000",
                                         9)),
                 "3:5: this is not a text file (it holds the character U+0000)"},
        BadInput{"ALineOverOneMebibyte", std::string((1U << 20U) + 1, '1'),
                 "1:1: the line is longer than 1 MiB"}),
    [](const auto& input) { return input.param.name; });

TEST(BadInput, OfTenLinesIsToldAfterTheAnswerToNine) {
    const CommandResult result =
        run_command({"solve"}, rows_puzzle + "804000107\n\n" + line_puzzle);
    EXPECT_EQ(result.output, rows_solution + "error\n" + line_solution);
    EXPECT_EQ(result.errors, "FILE:10:1: the puzzle has 10 rows instead of 9\n");
    EXPECT_EQ(result.exit_code, 2);
}

TEST(BadInput, OfNothingIsToldWithoutALineInItsPlace) {
    const CommandResult nothing = run_command({"solve"});
    EXPECT_EQ(nothing.output, "");
    EXPECT_EQ(nothing.errors, "<stdin>:1:1: there is no puzzle here\n");
    EXPECT_EQ(nothing.exit_code, 2);
    const CommandResult words = run_command({"solve"}, "hello\n");
    EXPECT_EQ(words.errors,
              "FILE:1:1: passed over: this line contains no puzzle: hello\n"
              "FILE:1:1: there is no puzzle here\n");
    EXPECT_EQ(words.exit_code, 2);
    const CommandResult comments = run_command({"solve"}, "# nothing\n\n");
    EXPECT_EQ(comments.errors, "FILE:1:1: there is no puzzle here\n");
}

TEST(BadInput, ThatIsWordsBetweenPuzzlesIsPassedOverWithAWord) {
    for (const std::string words : {"hello", "<script>alert(1)</script>", "Grid 01"}) {
        const CommandResult result =
            run_command({"solve"}, line_puzzle + words + "\n" + rows_puzzle);
        EXPECT_EQ(result.errors,
                  "FILE:2:1: passed over: this line contains no puzzle: " + words + "\n");
        EXPECT_EQ(result.output, line_solution + rows_solution);
        EXPECT_EQ(result.exit_code, 0);
    }
}

TEST(BadInput, ThatIsAPuzzleInACommentIsPassedOverWithAWord) {
    const CommandResult result = run_command({"solve"}, line_puzzle + "# " + line_puzzle);
    EXPECT_TRUE(result.errors.starts_with("FILE:2:1: passed over: a puzzle in a comment: # "))
        << result.errors;
    EXPECT_EQ(result.output, line_solution);
}

TEST(BadInput, OfAPuzzleWithOtherRulesIsReadWithoutThemWhereAsked) {
    std::string rows;
    for (int row = 0; row < 9; ++row) {
        rows += row == 0 ? "[" : ",[";
        for (int column = 0; column < 9; ++column) {
            const char digit = line_puzzle[static_cast<std::size_t>(row * 9 + column)];
            rows += column == 0 ? "{" : ",{";
            if (digit != '.') rows += std::string(R"("given":true,"value":)") + digit;
            rows += '}';
        }
        rows += ']';
    }
    const std::string puzzle =
        R"({"size":9,"grid":[)" + rows + R"(],"diagonal+":true,"killercage":[{"cells":["R1C1"]}]})";
    const CommandResult refused = run_command({"solve"}, puzzle + "\n");
    EXPECT_EQ(refused.output, "error\n");
    EXPECT_NE(refused.errors.find("this puzzle has rules beyond the classic ones ("),
              std::string::npos)
        << refused.errors;
    EXPECT_EQ(refused.exit_code, 2);
    EXPECT_EQ(run_command({"solve", "--classic"}, puzzle + "\n").output, line_solution);
}

TEST(BadInput, OfABinaryFileIsToldByItsLines) {
    const std::string png("\x89PNH\r\n\x1a\n\0\0\0\rIHDR", 16);
    const CommandResult result = run_command({"solve"}, png + "\n" + line_puzzle);
    EXPECT_NE(result.errors.find("FILE:2:1: this is not a text"), std::string::npos);
    EXPECT_TRUE(result.output.ends_with(line_solution)) << result.output;
    EXPECT_EQ(result.exit_code, 2);
}

TEST(BadInput, OutweighsAPuzzleWithoutSolution) {
    EXPECT_EQ(run_command({"solve"}, short_line + contradicting_line).exit_code, 2);
    EXPECT_EQ(run_command({"solve"}, contradicting_line + short_line).exit_code, 2);
}

TEST(BadInput, OfAFileThatIsNotThere) {
    const CommandResult result = run_command({"solve", "/nonexistent/puzzle.txt"});
    EXPECT_EQ(result.errors, "retrace: /nonexistent/puzzle.txt: No such file or directory\n");
    EXPECT_EQ(result.exit_code, 2);
}

TEST(BadInput, OfAFolder) {
    const CommandResult result = run_command({"solve", "/"});
    EXPECT_EQ(result.errors, "retrace: /: Is a directory\n");
    EXPECT_EQ(result.exit_code, 2);
}

}  // namespace
}  // namespace retrace
