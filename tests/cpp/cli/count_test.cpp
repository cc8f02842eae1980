// retrace count and retrace check, run as processes.
#include <gtest/gtest.h>

#include "cli/samples.hpp"
#include "support/command.hpp"

namespace retrace {
namespace {

using namespace samples;

TEST(CountCommand, PrintsANumberForEachPuzzle) {
    const CommandResult result =
        run_command({"count"}, line_puzzle + first_of_all + impossible_line + rows_puzzle);
    EXPECT_EQ(result.output, "1\n1\n0\n1\n");
    EXPECT_EQ(result.errors, "");
    EXPECT_EQ(result.exit_code, 1);
}

TEST(CountCommand, MarksANumberThatReachedTheLimit) {
    EXPECT_EQ(run_command({"count", "--limit", "12"}, empty_line + line_puzzle).output,
              ">=12\n1\n");
    EXPECT_EQ(run_command({"count", "--limit=1"}, line_puzzle).output, ">=1\n");
}

TEST(CountCommand, StopsAtAMillionByItself) {
    const CommandResult result = run_command({"count"}, empty_line);
    EXPECT_EQ(result.output, ">=1000000\n");
    EXPECT_EQ(result.exit_code, 0);
}

TEST(CountCommand, GoesOnAfterAPuzzleThatCannotBeRead) {
    const CommandResult result = run_command({"count"}, line_puzzle + short_line + line_puzzle);
    EXPECT_EQ(result.output, "1\nerror\n1\n");
    EXPECT_EQ(result.errors, "FILE:2:81: the line has 80 cells instead of 81\n");
    EXPECT_EQ(result.exit_code, 2);
}

TEST(CheckCommand, PrintsAWordForEachPuzzle) {
    const CommandResult result =
        run_command({"check"}, line_puzzle + empty_line + impossible_line + contradicting_line +
                                   short_line + spaced_puzzle);
    EXPECT_EQ(result.output, "unique\nseveral\nnone\ncontradiction\nerror\nunique\n");
    EXPECT_EQ(result.exit_code, 2);
}

TEST(CheckCommand, ExitsWithZeroWhereEveryPuzzleHasASolution) {
    EXPECT_EQ(run_command({"check"}, line_puzzle + empty_line).exit_code, 0);
}

TEST(CheckCommand, ExitsWithOneWhereAPuzzleHasNone) {
    EXPECT_EQ(run_command({"check"}, line_puzzle + impossible_line).exit_code, 1);
    EXPECT_EQ(run_command({"check"}, contradicting_line).exit_code, 1);
}

}  // namespace
}  // namespace retrace
