// retrace solve, run as a process.
#include <gtest/gtest.h>

#include "cli/samples.hpp"
#include "support/command.hpp"
#include "support/each_strategy.hpp"

namespace retrace {
namespace {

using namespace samples;

TEST(SolveCommand, AnswersBaekjoon2580ByteForByte) {
    const CommandResult result = run_command({"solve"}, spaced_puzzle);
    EXPECT_EQ(result.output, spaced_solution);
    EXPECT_EQ(result.errors, "");
    EXPECT_EQ(result.exit_code, 0);
}

TEST(SolveCommand, AnswersBaekjoon2239ByteForByte) {
    const CommandResult result = run_command({"solve"}, rows_puzzle);
    EXPECT_EQ(result.output, rows_solution);
    EXPECT_EQ(result.errors, "");
    EXPECT_EQ(result.exit_code, 0);
}

TEST(SolveCommand, KeepsTheFormOfEachPuzzle) {
    const CommandResult result =
        run_command({"solve"}, line_puzzle + rows_puzzle + spaced_puzzle + line_puzzle);
    EXPECT_EQ(result.output, line_solution + rows_solution + spaced_solution + line_solution);
    EXPECT_EQ(result.exit_code, 0);
}

TEST(SolveCommand, GivesTheFirstOfSeveralSolutionsByEveryStrategy) {
    for (const Strategy* strategy : complete_strategies()) {
        const CommandResult result =
            run_command({"solve", "--strategy", std::string(strategy->name)}, empty_line);
        EXPECT_EQ(result.output, first_of_all) << strategy->name;
        EXPECT_EQ(result.exit_code, 0) << strategy->name;
    }
}

TEST(SolveCommand, SaysNoneWhereThereIsNoSolutionAndGoesOn) {
    const CommandResult result =
        run_command({"solve"}, contradicting_line + line_puzzle + impossible_line + line_puzzle);
    EXPECT_EQ(result.output, "none\n" + line_solution + "none\n" + line_solution);
    EXPECT_EQ(result.errors, "");
    EXPECT_EQ(result.exit_code, 1);
}

TEST(SolveCommand, HoldsPuzzlesToTheFormatAskedFor) {
    EXPECT_EQ(run_command({"solve", "--format", "2580"}, rows_puzzle + spaced_puzzle).output.size(),
              2 * spaced_solution.size());
    EXPECT_EQ(run_command({"solve", "--format=2239"}, spaced_puzzle).output.size(),
              rows_solution.size());
    EXPECT_EQ(run_command({"solve", "--format", "auto"}, rows_puzzle).output, rows_solution);
    const CommandResult result = run_command({"solve", "--format=line"}, rows_puzzle + line_puzzle);
    EXPECT_EQ(result.output,
              "error\nerror\nerror\nerror\nerror\nerror\nerror\nerror\nerror\n" + line_solution);
    EXPECT_EQ(result.exit_code, 2);
}

TEST(SolveCommand, SaysWhereGreedyIsStuckAndThatItProvesNothing) {
    const std::string trap = std::string(puzzles::kGreedyTrap) + '\n';
    const CommandResult result = run_command({"solve", "--strategy=greedy"}, trap + trap);
    EXPECT_EQ(result.output, "dead end r1c8\ndead end r1c8\n");
    EXPECT_EQ(result.errors,
              "retrace: greedy never takes a digit back, so its dead end does not prove that "
              "there is no solution\n");
    EXPECT_EQ(result.exit_code, 1);
}

}  // namespace
}  // namespace retrace
