// The command as a filter: any line ends, slow and closed pipes, streams of any length.
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/samples.hpp"
#include "support/command.hpp"

namespace retrace {
namespace {

using namespace samples;

std::string with_line_ends(std::string text, const std::string& end) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += end.size()) {
        text.replace(at, 1, end);
    }
    return text;
}

TEST(Stream, MayEndItsLinesInAnyWay) {
    for (const std::string end : {"\n", "\r\n", "\r"}) {
        const CommandResult result =
            run_command({"solve"}, with_line_ends(spaced_puzzle + line_puzzle + rows_puzzle, end));
        EXPECT_EQ(result.output, spaced_solution + line_solution + rows_solution);
        EXPECT_EQ(result.errors, "");
    }
}

TEST(Stream, CountsCarriageReturnAndLineFeedAsOneLineEnd) {
    const CommandResult result = run_command(
        {"solve"}, with_line_ends(line_puzzle + "\n" + line_puzzle + short_line, "\r\n"));
    EXPECT_EQ(result.errors, "FILE:4:81: the line has 80 cells instead of 81\n");
}

TEST(Stream, MayLackItsLastLineEnd) {
    const CommandResult result = run_command({"solve"}, line_puzzle + line_puzzle.substr(0, 81));
    EXPECT_EQ(result.output, line_solution + line_solution);
}

TEST(Stream, MayBeginWithAByteOrderMark) {
    EXPECT_EQ(run_command({"solve"}, "\xef\xbb\xbf" + line_puzzle).output, line_solution);
    EXPECT_EQ(run_command({"solve"}, "\xef\xbb\xbf" + rows_puzzle).output, rows_solution);
}

TEST(Stream, IsStandardInputByAHyphenToo) {
    RunningCommand command({"solve", "-"});
    command.write(line_puzzle);
    EXPECT_EQ(command.finish().output, line_solution);
}

TEST(Stream, IsNamedStdinInErrors) {
    RunningCommand command({"solve"});
    command.write(short_line);
    EXPECT_EQ(command.finish().errors, "<stdin>:1:81: the line has 80 cells instead of 81\n");
}

TEST(Stream, IsAnsweredPuzzleByPuzzleFromASlowPipe) {
    RunningCommand command({"solve"});
    command.write(line_puzzle);
    EXPECT_EQ(command.read_lines(1), line_solution);
    command.write(rows_puzzle.substr(0, 45));
    command.write(rows_puzzle.substr(45));
    EXPECT_EQ(command.read_lines(9), rows_solution);
    command.write(short_line.substr(0, 80) + "\r");
    EXPECT_EQ(command.read_lines(1), "error\n");
    command.write("\n" + line_puzzle);
    EXPECT_EQ(command.read_lines(1), line_solution);
    EXPECT_EQ(command.finish().exit_code, 2);
}

TEST(Stream, IsAnsweredBeforeALongSearchForTheNextPuzzle) {
    RunningCommand command({"solve", "--strategy", "first-blank"});
    command.write(line_puzzle + std::string(puzzles::kAntiBruteForce) + "\n");
    EXPECT_EQ(command.read_lines(1), line_solution);
}

TEST(Stream, EndsQuietlyWhenItsReaderHasGone) {
    std::string many;
    for (int i = 0; i < 5000; ++i) many += line_puzzle;
    const TemporaryFile file(many);
    RunningCommand command({"solve", file.path()});
    EXPECT_FALSE(command.read_lines(1).empty());
    command.close_output();
    const CommandResult result = command.finish();
    EXPECT_EQ(result.errors, "");
    EXPECT_TRUE(result.exit_code == 0 || result.exit_code == 128 + 13) << result.exit_code;
}

TEST(Stream, OfAHundredThousandPuzzlesTakesTheMemoryOfAFew) {
    std::string few;
    for (int i = 0; i < 100; ++i) few += line_puzzle;
    std::string many;
    for (int i = 0; i < 1000; ++i) many += few;
    const CommandResult small = run_command({"check"}, few);
    const CommandResult large = run_command({"check"}, many);
    EXPECT_EQ(std::count(large.output.begin(), large.output.end(), '\n'), 100'000);
    EXPECT_EQ(large.exit_code, 0);
    EXPECT_LT(large.peak_memory, small.peak_memory + 4096);
}

TEST(Stream, WithALineOfManyMebibytesIsNotKept) {
    const std::string endless(std::size_t{32} << 20U, '1');
    const CommandResult result = run_command({"solve"}, endless + "\n" + line_puzzle);
    EXPECT_EQ(result.errors, "FILE:1:1: the line is longer than 1 MiB\n");
    EXPECT_EQ(result.output, "error\n" + line_solution);
#if !defined(__SANITIZE_ADDRESS__)
    EXPECT_LT(result.peak_memory, run_command({"solve"}, line_puzzle).peak_memory + 8192);
#endif
}

TEST(Stream, MayHoldALineOfExactlyOneMebibyte) {
    const std::string comment = '#' + std::string((1U << 20U) - 1, ' ');
    EXPECT_EQ(run_command({"solve"}, comment + "\n" + line_puzzle).output, line_solution);
    const CommandResult longer = run_command({"solve"}, comment + " \n" + line_puzzle);
    EXPECT_EQ(longer.output, "error\n" + line_solution);
}

}  // namespace
}  // namespace retrace
