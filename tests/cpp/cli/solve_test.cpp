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

TEST(SolveCommand, AnswersInTheFormatAskedFor) {
    const std::string both = rows_puzzle + line_puzzle;
    EXPECT_EQ(run_command({"solve", "--format", "2580"}, spaced_puzzle + "\n" + rows_puzzle)
                  .output.size(),
              2 * spaced_solution.size());
    EXPECT_EQ(run_command({"solve", "--format=2239"}, both).output, rows_solution + rows_solution);
    EXPECT_EQ(run_command({"solve", "--format", "auto"}, both).output,
              rows_solution + line_solution);
    const CommandResult result = run_command({"solve", "--format=line"}, both);
    EXPECT_EQ(result.output, line_solution + line_solution);
    EXPECT_EQ(result.exit_code, 0);
}

TEST(SolveCommand, ReadsTheColumnAskedFor) {
    const std::string solved = line_solution.substr(0, 81);
    const std::string line = solved + ',' + line_puzzle;
    EXPECT_EQ(run_command({"count", "--field", "2"}, line).output, "1\n");
    const CommandResult other = run_command({"solve", "--field", "3"}, line);
    EXPECT_EQ(other.exit_code, 2);
    EXPECT_NE(other.errors, "");
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
