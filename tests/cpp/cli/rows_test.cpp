// Row for row: one answer for each row of the input, whatever stands in it, and where its columns go.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "cli/samples.hpp"
#include "support/command.hpp"
#include "support/folders.hpp"

namespace retrace {
namespace {

using namespace samples;

const std::string row_puzzle = line_puzzle.substr(0, 81);
const std::string row_solution = line_solution.substr(0, 81);
// Complete, but no solution of the puzzle.
const std::string wrong_solution = std::string(puzzles::kFirstOfAll).substr(0, 81);

std::string answers(std::vector<std::string> words, const std::string& input) {
    words.emplace_back("--rows");
    return run_command(words, input).output;
}

const std::vector<std::vector<std::string>> commands_of_rows{
    {"solve"},  {"count"}, {"check"},     {"rate"},   {"certify", "--no-fix"},
    {"reduce"}, {"hint"},  {"canonical"}, {"dedupe"}, {"bands"}};

// Rows of every kind, and what `check` says in the place of each.
const std::vector<std::pair<std::string, std::string>> kinds_of_rows{
    {row_puzzle, "unique"},
    {"", ""},
    {"null", "error"},
    {"NaN", "error"},
    {"garbage", "error"},
    {"# " + row_puzzle.substr(0, 40), "error"},
    {"[Puzzle]", "error"},
    {"\"", "error"},
    {"a,\"b", "error"},
    {row_puzzle.substr(1), "error"},
    {row_puzzle + row_puzzle, "error"},
    {"103000509", "error"},
    {"002109400", "error"},
    {"  \t ", ""},
    {",,,", "error"},
    {std::string("a\0b", 3), "error"},
    {"\xfd\xfc", "error"},
    {"53\r70", "error"},
    {"<grid>", "error"},
    {"{\"puzzle\": 5", "error"},
    {std::string(81, '.'), "several"},
    {contradicting_line.substr(0, 81), "contradiction"},
    {impossible_line.substr(0, 81), "none"},
    {std::string((1U << 20U) + 1, '1'), "error"},
    {row_puzzle, "unique"},
};

TEST(Rows, HaveAnAnswerEachInEveryCommand) {
    std::string input;
    for (const auto& [row, answer] : kinds_of_rows) input += row + '\n';
    for (const auto& command : commands_of_rows) {
        for (const std::string jobs : {"1", "3"}) {
            std::vector<std::string> words = command;
            words.insert(words.end(), {"--jobs", jobs});
            const std::vector<std::string> out = lines_of(answers(words, input));
            ASSERT_EQ(out.size(), kinds_of_rows.size()) << command.front();
            for (std::size_t i = 0; i < out.size(); ++i) {
                EXPECT_EQ(out[i] == "error", kinds_of_rows[i].second == "error")
                    << command.front() << i;
                EXPECT_EQ(out[i].empty(), kinds_of_rows[i].second.empty()) << command.front() << i;
                if (command.front() == "check") {
                    EXPECT_EQ(out[i], kinds_of_rows[i].second) << i;
                }
            }
        }
    }
}

TEST(Rows, AreRecordsOfTheSameNumber) {
    std::string input;
    for (const auto& [row, answer] : kinds_of_rows) input += row + '\n';
    for (const auto& command : commands_of_rows) {
        for (const std::string form : {"json", "csv"}) {
            std::vector<std::string> words = command;
            words.insert(words.end(), {"--format", form});
            EXPECT_EQ(lines_of(answers(words, input)).size(), kinds_of_rows.size())
                << command.front();
        }
    }
}

TEST(Rows, AreAnyTwoRowsInAnyOrder) {
    for (const auto& [first, of_first] : kinds_of_rows) {
        for (const auto& [second, of_second] : kinds_of_rows) {
            if (first.size() + second.size() > 1000) continue;
            const bool is_whole = (first.size() + second.size()) % 2 == 0;
            const std::string out =
                is_whole
                    ? answers({"check"}, first + '\n' + second + '\n')
                    : answers({"check"}, first + "\r\n" + second + (second.empty() ? "\r\n" : ""));
            EXPECT_EQ(out, of_first + '\n' + of_second + '\n') << first << '|' << second;
        }
    }
}

TEST(Rows, OfAnEmptyInputAreNone) {
    const CommandResult result = run_command({"check", "--rows"}, "");
    EXPECT_EQ(result.output + result.errors, "");
    EXPECT_EQ(result.exit_code, 0);
}

TEST(Rows, MayAllBeEmpty) {
    const CommandResult result = run_command({"check", "--rows"}, std::string(100'000, '\n'));
    EXPECT_EQ(result.output, std::string(100'000, '\n'));
    EXPECT_EQ(result.errors, "");
    EXPECT_EQ(result.exit_code, 0);
}

TEST(Rows, BeginBehindAByteOrderMark) {
    EXPECT_EQ(answers({"check"}, "\xef\xbb\xbf" + line_puzzle), "unique\n");
    EXPECT_EQ(answers({"check"}, "\xef\xbb\xbfpuzzle,id\r\n" + row_puzzle + ",1"),
              "puzzle,id\nunique\n");
}

TEST(Rows, WithAWrongSolutionBesideAreOne) {
    EXPECT_EQ(answers({"check"}, row_puzzle + ',' + wrong_solution + '\n' + wrong_solution + ',' +
                                     wrong_solution + '\n'),
              "unique\nunique\n");
    EXPECT_EQ(answers({"solve"}, row_solution + ',' + row_puzzle + '\n' + wrong_solution + ',' +
                                     row_puzzle + '\n'),
              line_solution + line_solution);
}

TEST(Rows, HoldTheirColumn) {
    const std::string input = "1," + row_puzzle + "\n" + row_puzzle + ",2\n3," + row_puzzle + '\n';
    EXPECT_EQ(answers({"check"}, input), "unique\nerror\nunique\n");
    EXPECT_EQ(answers({"check", "--column", "1"}, input), "error\nunique\nerror\n");
}

TEST(Rows, HaveAColumnOfTheName) {
    const std::string input = "solution;id;Board\n" + wrong_solution + ";7;" + row_puzzle + '\n' +
                              wrong_solution + ";8;x\n";
    EXPECT_EQ(answers({"check", "--column", "board"}, input), "solution;id;Board\nunique\nerror\n");
    EXPECT_EQ(answers({"solve", "--column", "solution"}, input),
              "solution;id;Board\n" + wrong_solution + '\n' + wrong_solution + '\n');
    const CommandResult none = run_command({"check", "--rows", "--column", "grids"}, input);
    EXPECT_EQ(none.output, "");
    EXPECT_EQ(none.errors, "retrace: FILE: the first row names no column 'grids'\n");
    EXPECT_EQ(none.exit_code, 3);
}

TEST(Rows, OfCsvKeepTheirColumns) {
    const std::string input = "id,puzzle,level,solution\n7," + row_puzzle +
                              ",\"easy, \"\"so\"\"\n2\"," + wrong_solution + "\n\n8,null,-3\n";
    EXPECT_EQ(answers({"solve", "--format", "csv"}, input),
              "line,result,retrace_solution,cell,column,code,error,id,puzzle,level,solution\n"
              "2,unique," +
                  row_solution + ",,,,,7," + row_puzzle + ",\"easy, \"\"so\"\"\n2\"," +
                  wrong_solution +
                  "\n4,,,,,,,,,,\n5,error,,,3,bad-character,"
                  "'n' is neither a digit nor a blank,8,null,-3,\n");
    EXPECT_EQ(answers({"check", "--format", "json"}, input).substr(0, 120),
              ("{\"line\":2,\"columns\":{\"id\":\"7\",\"puzzle\":\"" + row_puzzle + "\",\"level\"")
                  .substr(0, 120));
    EXPECT_EQ(answers({"check"}, input), "id,puzzle,level,solution\nunique\n\nerror\n");
}

TEST(Rows, WithoutAHeadingGetNone) {
    EXPECT_EQ(answers({"check", "--format", "csv"}, "7;" + row_puzzle + "\n"),
              "1,unique,,,,7," + row_puzzle + '\n');
}

TEST(Rows, InQuotesMayHaveNineLines) {
    const std::string board = '"' + rows_puzzle.substr(0, rows_puzzle.size() - 1) + '"';
    EXPECT_EQ(answers({"solve"}, "puzzle,n\n" + board + ",1\n" + board + ",2\n"),
              "puzzle,n\n" + line_solution + line_solution);
    EXPECT_EQ(answers({"solve"}, board + "\n" + line_puzzle), line_solution + line_solution);
}

// Quotes that hold nothing together would swallow rows.
TEST(Rows, WithAnOpenQuoteAreOneEach) {
    EXPECT_EQ(answers({"check"}, "\"\n" + line_puzzle + "\"\n" + line_puzzle),
              "error\nunique\nerror\nunique\n");
    EXPECT_EQ(
        answers({"check"}, "1," + row_puzzle + "\n2,\"" + row_puzzle + "\n3," + row_puzzle + "\n"),
        "unique\nunique\nunique\n");
    std::string input = line_puzzle;
    std::string expected = "unique\n";
    for (int i = 0; i < 3000; ++i) {
        input += "a\",\"b\n";
        expected += "error\n";
    }
    EXPECT_EQ(answers({"check"}, input), expected);
}

TEST(Rows, OfSeveralFilesNameTheirFile) {
    const TemporaryFile a("n,puzzle\n1," + row_puzzle + "\n");
    const TemporaryFile b("n,puzzle\n2," + row_puzzle + "\n3,x\n");
    const CommandResult csv =
        run_command({"check", "--rows", "--format", "csv", a.path(), b.path()});
    const std::vector<std::string> lines = lines_of(csv.output);
    ASSERT_EQ(lines.size(), 4U) << csv.output;
    EXPECT_EQ(lines[0], "file,line,result,column,code,error,n,puzzle");
    EXPECT_EQ(lines[1], a.path() + ",2,unique,,,,1," + row_puzzle);
    EXPECT_EQ(lines[2], b.path() + ",2,unique,,,,2," + row_puzzle);
    EXPECT_TRUE(csv.errors.starts_with(b.path() + ":3:")) << csv.errors;

    const TemporaryFile c("puzzle,n\n" + row_puzzle + ",4\n");
    const CommandResult other =
        run_command({"check", "--rows", "--format", "csv", a.path(), c.path()});
    EXPECT_EQ(other.exit_code, 3);
    EXPECT_EQ(lines_of(other.output).size(), 2U);
    EXPECT_EQ(other.errors,
              "retrace: " + c.path() + ": its columns are not those of the first file\n");
}

TEST(Records, OfSeveralFilesNameTheirFile) {
    const TemporaryFile a(line_puzzle);
    const TemporaryFile b(rows_puzzle);
    const CommandResult json = run_command({"check", "--format", "json", a.path(), b.path()});
    EXPECT_EQ(json.output, "{\"file\":\"" + a.path() + "\",\"line\":1,\"puzzle\":\"" + row_puzzle +
                               "\",\"result\":\"unique\"}\n{\"file\":\"" + b.path() +
                               "\",\"line\":1,\"puzzle\":\"" + row_puzzle +
                               "\",\"result\":\"unique\"}\n");
    const CommandResult repeats = run_command({"dedupe", "--repeats", a.path(), b.path()});
    EXPECT_EQ(repeats.output, b.path() + ":1 " + a.path() + ":1 " + line_puzzle);
    const CommandResult csv =
        run_command({"dedupe", "--repeats", "--format", "csv", a.path(), b.path()});
    EXPECT_EQ(csv.output, "file,line,name,puzzle,result,first,first_file,column,code,error\n" +
                              b.path() + ",1,," + row_puzzle + ",repeat,1," + a.path() + ",,,\n");
}

TEST(Rows, OfDedupeSayWhichRowTheyRepeat) {
    EXPECT_EQ(answers({"dedupe"}, line_puzzle + "\nx\n" + line_puzzle + empty_line),
              "different\n\nerror\nrepeat 1\ndifferent\n");
}

TEST(Rows, RefuseWhatIsNoRow) {
    EXPECT_EQ(run_command({"solve", "--rows", "--format", "2580"}, line_puzzle).exit_code, 3);
    EXPECT_EQ(run_command({"hint", "--rows", "--unfold"}, line_puzzle).exit_code, 3);
    EXPECT_EQ(run_command({"check", "--column", "puzzle"}, line_puzzle).exit_code, 3);
    EXPECT_EQ(run_command({"check", "--rows", "--column", "0"}, line_puzzle).exit_code, 3);
    EXPECT_EQ(run_command({"trace", "--rows"}, line_puzzle).exit_code, 3);
}

// Whatever a run was stopped at, the whole file comes of it, and another input is refused.
TEST(Resume, AppendsTheLinesThatAreNotThere) {
    std::string input;
    for (const auto& [row, answer] : kinds_of_rows) {
        if (row.size() < 1000) input += row + '\n';
    }
    input += line_puzzle + input;
    const TemporaryFile puzzles(input);
    const std::vector<std::vector<std::string>> forms{{}, {"--rows"}, {"--jobs", "3"}};
    const std::vector<std::vector<std::string>> commands{
        {"check"}, {"rate"}, {"dedupe"}, {"canonical"}, {"solve"}};
    for (const auto& command : commands) {
        for (const auto& form : forms) {
            std::vector<std::string> words = command;
            words.insert(words.end(), form.begin(), form.end());
            words.push_back(puzzles.path());
            const std::string whole = run_command(words).output;
            words.emplace_back("--resume");
            words.emplace_back();
            for (std::size_t cut = 0; cut <= whole.size(); cut += whole.size() / 3 + 1) {
                const TemporaryFile begun(whole.substr(0, cut));
                words.back() = begun.path();
                const CommandResult result = run_command(words);
                EXPECT_EQ(content_of(begun.path()), whole) << command.front() << cut;
                EXPECT_EQ(result.output, "");
                EXPECT_LE(result.exit_code, 2) << result.errors;
            }
            const TemporaryFile other(whole.substr(0, whole.find('\n') + 1) + "other\n");
            words.back() = other.path();
            const CommandResult refused = run_command(words);
            EXPECT_EQ(refused.exit_code, 3) << command.front();
            EXPECT_NE(refused.errors.find("does not end with an answer"), std::string::npos)
                << refused.errors;
            const TemporaryFile longer(whole + whole);
            words.back() = longer.path();
            EXPECT_EQ(run_command(words).exit_code, 3) << command.front();
            EXPECT_EQ(content_of(longer.path()), whole + whole);
        }
    }
}

TEST(Resume, GoesOnWithAStoppedRating) {
    const std::string hard = std::string(puzzles::kInkala) + '\n';
    const TemporaryFile puzzles(line_puzzle + hard + line_puzzle);
    const TemporaryFile ratings("");
    RunningCommand command({"rate", "--jobs", "1", "--resume", ratings.path(), "-"});
    command.write(line_puzzle);
    for (int i = 0; i < 200 && content_of(ratings.path()).empty(); ++i) ::usleep(50'000);
    command.write(hard + line_puzzle);
    command.interrupt();
    EXPECT_EQ(command.finish().exit_code, 128 + SIGINT);
    EXPECT_EQ(content_of(ratings.path()).find(">="), std::string::npos);
    EXPECT_EQ(run_command({"rate", "--resume", ratings.path(), puzzles.path()}).exit_code, 0);
    EXPECT_EQ(content_of(ratings.path()), run_command({"rate", puzzles.path()}).output);
}

int exit_code_of(const std::string& script) {
    return WEXITSTATUS(std::system(script.c_str()));
}

// The filter of docs/bulk.md, in the environment that Spark gives it: none.
TEST(Filter, FailsWhereRowsAreMissingAndOnlyThere) {
    const TemporaryFile puzzles(line_puzzle + "garbage\n\n" + impossible_line);
    const TemporaryFile out("");
    const auto filter = [&](const std::string& words, const std::string& input,
                            const std::string& output) {
        return exit_code_of("env -i /bin/sh -c '" + command_path() + ' ' + words +
                            " || [ $? -le 2 ]' <" + input + " >" + output + " 2>/dev/null");
    };
    EXPECT_EQ(filter("check --rows", puzzles.path(), out.path()), 0);
    EXPECT_EQ(content_of(out.path()), "unique\nerror\n\nnone\n");
    EXPECT_EQ(filter("check --rows", "/dev/null", out.path()), 0);
    EXPECT_EQ(content_of(out.path()), "");
    for (const std::string wrong :
         {"check --row", "chek --rows", "check --rows --jobs 0", "check --rows --format xml", "",
          "check --rows --column grids", "check --rows /nowhere", "check --rows /",
          "check --rows "
          "/nowhere /dev/null"}) {
        EXPECT_NE(filter(wrong, puzzles.path(), out.path()), 0) << wrong;
    }
    EXPECT_NE(filter("check --rows", puzzles.path(), "/dev/full"), 0);
    EXPECT_NE(filter("check --rows --resume /dev/full", puzzles.path(), out.path()), 0);
}

}  // namespace
}  // namespace retrace
