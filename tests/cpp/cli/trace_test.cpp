// retrace trace, run as a process.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "cli/samples.hpp"
#include "support/command.hpp"
#include "support/rules.hpp"

namespace retrace {
namespace {

using namespace samples;

TEST(TraceCommand, PrintsOneEventALineUpToTheSolution) {
    const std::string one_blank = '.' + first_of_all.substr(1);
    const CommandResult result = run_command({"trace"}, one_blank);
    EXPECT_EQ(result.output, "1 solution r1c1 1 1\n");
    EXPECT_EQ(result.exit_code, 0);
}

TEST(TraceCommand, NumbersItsStepsAndCanBeReplayed) {
    const CommandResult result = run_command({"trace", "--strategy", "house-masks"}, line_puzzle);
    std::istringstream lines(result.output);
    std::string board = line_puzzle.substr(0, 81);
    std::string kind;
    std::string cell;
    int number = 0;
    char digit = 0;
    int depth = 0;
    int steps = 0;
    while (lines >> number >> kind >> cell >> digit >> depth) {
        ASSERT_EQ(number, ++steps);
        ASSERT_EQ(cell.size(), 4U);
        const auto at = static_cast<std::size_t>((cell[1] - '1') * 9 + (cell[3] - '1'));
        const bool is_placed = kind == "placement" || kind == "solution";
        ASSERT_TRUE(is_placed || kind == "backtrack" || kind == "dead-end") << kind;
        ASSERT_EQ(board[at], is_placed ? '.' : digit);
        board[at] = is_placed ? digit : '.';
    }
    EXPECT_EQ(kind, "solution");
    EXPECT_EQ(board + '\n', line_solution);
    EXPECT_GT(steps, 100);
}

TEST(TraceCommand, StopsAfterTheStepsAskedFor) {
    const CommandResult result = run_command({"trace", "--steps=3"}, empty_line);
    EXPECT_EQ(result.output, "1 placement r1c1 1 1\n2 placement r1c2 2 2\n3 placement r1c3 3 3\n");
    EXPECT_EQ(result.exit_code, 0);
}

TEST(TraceCommand, PartsPuzzlesByAnEmptyLine) {
    const CommandResult result = run_command({"trace", "--steps", "1"}, empty_line + empty_line);
    EXPECT_EQ(result.output, "1 placement r1c1 1 1\n\n1 placement r1c1 1 1\n");
}

TEST(TraceCommand, EndsWithNoneWhereThereIsNoSolution) {
    const CommandResult contradiction = run_command({"trace"}, contradicting_line);
    EXPECT_EQ(contradiction.output, "none\n");
    EXPECT_EQ(contradiction.exit_code, 1);
    const CommandResult searched = run_command({"trace"}, impossible_line);
    EXPECT_EQ(searched.output, "none\n");
    EXPECT_EQ(searched.exit_code, 1);
}

TEST(TraceCommand, EndsWithGreedysDeadEnd) {
    const CommandResult result =
        run_command({"trace", "--strategy", "greedy"}, std::string(puzzles::kGreedyTrap) + '\n');
    EXPECT_EQ(result.output, "1 placement r1c1 1 1\ndead end r1c8\n");
    EXPECT_EQ(result.exit_code, 1);
}

TEST(TraceCommand, HasNoStepsOfTheEngineToShow) {
    const CommandResult result = run_command({"trace", "--strategy", "fast"}, line_puzzle);
    EXPECT_EQ(result.output, "");
    EXPECT_EQ(result.errors, "retrace: 'fast' has no steps to trace; see `retrace --help`\n");
    EXPECT_EQ(result.exit_code, 2);
}

}  // namespace
}  // namespace retrace
