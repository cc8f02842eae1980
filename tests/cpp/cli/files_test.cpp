// Several files at once, and standard streams that are closed.
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <fstream>

#include "cli/samples.hpp"
#include "support/command.hpp"
#include "support/folders.hpp"

namespace retrace {
namespace {

using namespace samples;

TEST(Files, AreAnsweredOneAfterTheOther) {
    const TemporaryFile first(line_puzzle);
    const TemporaryFile second(rows_puzzle + "\n" + line_puzzle);
    for (const std::string jobs : {"1", "3"}) {
        const CommandResult result =
            run_command({"solve", "--jobs", jobs, first.path(), second.path(), first.path()});
        EXPECT_EQ(result.output, line_solution + rows_solution + line_solution + line_solution);
        EXPECT_EQ(result.errors, "");
        EXPECT_EQ(result.exit_code, 0);
    }
}

TEST(Files, ThatCannotBeReadKeepNoOtherFromItsAnswers) {
    const TemporaryFile good(line_puzzle);
    const TemporaryFile bad(line_puzzle + short_line);
    const CommandResult result = run_command({"solve", bad.path(), "/nowhere/at/all", good.path()});
    EXPECT_EQ(result.output, line_solution + "error\n" + line_solution);
    EXPECT_EQ(result.exit_code, 3);
    // Each error names its own file and the line in that file.
    EXPECT_TRUE(result.errors.starts_with(bad.path() + ":2:")) << result.errors;
    EXPECT_NE(result.errors.find("retrace: /nowhere/at/all: "), std::string::npos);
}

TEST(Files, OfTracesAreVerifiedEach) {
    const TemporaryFile trace(run_command({"trace"}, line_puzzle).output);
    const std::string once = run_command({"trace", "--verify", trace.path()}).output;
    EXPECT_TRUE(once.starts_with("ok"));
    EXPECT_EQ(run_command({"trace", "--verify", trace.path(), trace.path()}).output, once + once);
}

int exit_code_in_a_shell(const std::string& words) {
    return WEXITSTATUS(std::system((command_path() + words).c_str()));
}

// The exit code is that of a process that the signal ended, so that a shell's loop ends, too.
TEST(Interrupt, LeavesTheAnswersThatAreDone) {
    for (const std::string jobs : {"1", "2"}) {
        RunningCommand command({"count", "--jobs", jobs, "--limit", "1000000000000"});
        command.write(line_puzzle);
        EXPECT_EQ(command.read_lines(1), "1\n");
        command.write(std::string(81, '.') + "\n" + line_puzzle);
        command.interrupt();
        const CommandResult result = command.finish();
        EXPECT_EQ(result.output, "") << "of a count that was not done";
        EXPECT_EQ(result.exit_code, 128 + SIGINT);
    }
}

TEST(Interrupt, LeavesTheAnswersOfThreadsUpToTheFirstThatIsNotDone) {
    RunningCommand command({"count", "--jobs", "2", "--limit", "1000000000000", "-"});
    // All three puzzles are in one chunk, and counting the second one takes years.
    command.write(line_puzzle + std::string(81, '.') + "\n" + line_puzzle);
    command.interrupt();
    const CommandResult result = command.finish();
    EXPECT_TRUE(result.output.empty() || result.output == "1\n") << result.output;
    EXPECT_EQ(result.exit_code, 128 + SIGINT);
}

TEST(Interrupt, EndsASearchThatThreadsShare) {
    for (const std::string jobs : {"1", "4"}) {
        RunningCommand command({"rate", "--jobs", jobs});
        // The second one is rated 11.8, which takes seconds.
        command.write(line_puzzle);
        command.read_lines(1);
        command.write(
            "98.76.54.7.59...68.6.......84.....765......9..97...4..4............38.5.....2..8.\n");
        command.interrupt();
        const CommandResult result = command.finish();
        EXPECT_EQ(result.output, "");
        EXPECT_TRUE(result.errors.empty() || result.errors.find("at least") != std::string::npos)
            << result.errors;
        EXPECT_EQ(result.exit_code, 128 + SIGINT);
    }
}

TEST(Interrupt, TellsWhatWasTriedForARarePuzzle) {
    std::string line;
    // A busy machine may make too few tries in the first seconds to be told of.
    for (int seconds = 2; line.empty() && seconds <= 32; seconds *= 2) {
        const TemporaryFile told("");
        std::system(("LC_ALL=C timeout -s INT " + std::to_string(seconds) + " " + command_path() +
                     " generate --givens 17 --symmetry half-turn --seed 1 2> " + told.path())
                        .c_str());
        std::ifstream file(told.path());
        std::getline(file, line);
    }
    EXPECT_TRUE(line.starts_with("retrace: puzzle 1: ")) << line;
    EXPECT_NE(line.find("with other numbers of givens"), std::string::npos) << line;
}

TEST(Interrupt, LeavesNoPuzzleOfASeriesHalfWritten) {
    RunningCommand command({"generate", "-n", "1000000", "--seed", "1"});
    std::string all = command.read_lines(1);
    command.interrupt();
    const CommandResult result = command.finish();
    all += result.output;
    EXPECT_EQ(result.exit_code, 128 + SIGINT);
    EXPECT_EQ(all.size() % 82, 0U);
    const std::string count = std::to_string(all.size() / 82);
    EXPECT_EQ(run_command({"generate", "-n", count, "--seed", "1"}).output, all);
}

TEST(ClosedStreams, OfOutputAreAnError) {
    const TemporaryFile file(line_puzzle);
    for (const std::string command : {"solve", "check", "trace", "rate"}) {
        EXPECT_EQ(exit_code_in_a_shell(' ' + command + ' ' + file.path() + " 2>/dev/null >&-"), 4);
    }
    EXPECT_EQ(exit_code_in_a_shell(" --help 2>/dev/null >&-"), 4);
    EXPECT_EQ(exit_code_in_a_shell(" --version 2>/dev/null >&-"), 4);
    EXPECT_EQ(exit_code_in_a_shell(" --version > /dev/full 2>/dev/null"), 4);
}

TEST(ClosedStreams, OfInputAreNotTakenForAnEmptyOne) {
    const TemporaryFile told("");
    EXPECT_EQ(exit_code_in_a_shell(" solve <&- 2>" + told.path()), 3);
    EXPECT_EQ(content_of(told.path()), "retrace: <stdin>: Bad file descriptor\n");
}

TEST(ClosedStreams, OfErrorsAreNotTakenForAFile) {
    const TemporaryFile file("");
    const std::string words =
        " generate -n 2 --seed 1 --resume " + file.path() + " 2>&- >/dev/null";
    EXPECT_EQ(exit_code_in_a_shell(words), 0);
    EXPECT_EQ(run_command({"check", file.path()}).output, "unique\nunique\n");
}

}  // namespace
}  // namespace retrace
