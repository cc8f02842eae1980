// retrace trace, run as a process.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

#include "cli/samples.hpp"
#include "support/command.hpp"
#include "support/each_strategy.hpp"
#include "support/folders.hpp"
#include "support/recordings.hpp"
#include "support/rules.hpp"

namespace retrace {
namespace {

using namespace samples;

// The puzzle as a trace writes it: with a dot for each blank.
std::string as_puzzle(std::string line) {
    std::replace(line.begin(), line.end(), '0', '.');
    return line;
}

TEST(TraceCommand, NumbersItsStepsAndCanBeReplayed) {
    const CommandResult result = run_command({"trace", "--strategy", "house-masks"}, line_puzzle);
    std::istringstream lines(result.output);
    std::string head;
    std::getline(lines, head);
    EXPECT_EQ(head, "retrace-trace 1");
    std::getline(lines, head);
    EXPECT_EQ(head + '\n', "puzzle " + as_puzzle(line_puzzle));
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

TEST(TraceCommand, WritesWhyDigitsDidNotFitWhereAsked) {
    std::ifstream file(in_puzzles("reasons.trace"));
    const std::string written{std::istreambuf_iterator<char>(file), {}};
    const std::string puzzle = written.substr(written.find("puzzle ") + 7, 81);
    const CommandResult result =
        run_command({"trace", "--strategy", "used-flags", "--reasons"}, puzzle);
    EXPECT_EQ(result.output, written);
    EXPECT_EQ(run_command({"trace", "--verify"}, written).output.substr(0, 3), "ok ");
}

TEST(TraceCommand, ReasonsChangeNoStepAndVerify) {
    for (const Strategy& strategy : strategies()) {
        if (!strategy.has_steps()) continue;
        const std::string name(strategy.name);
        const std::string plain = run_command({"trace", "--strategy", name}, line_puzzle).output;
        const CommandResult result =
            run_command({"trace", "--strategy", name, "--reasons"}, line_puzzle);
        std::istringstream lines(result.output);
        std::string steps;
        for (std::string line; std::getline(lines, line);) {
            if (!line.starts_with("refused ")) steps += line + '\n';
        }
        EXPECT_EQ(steps, plain) << name;
        EXPECT_GT(result.output.size(), plain.size()) << name;
        EXPECT_EQ(run_command({"trace", "--verify"}, result.output).output.substr(0, 3), "ok ")
            << name;
    }
}

TEST(TraceVerify, FindsEveryStrategysOwnTraceRight) {
    for (const Strategy* strategy : every_search()) {
        const std::string trace = run_command({"trace", "--strategy", std::string(strategy->name)},
                                              line_puzzle + contradicting_line + line_puzzle)
                                      .output;
        const CommandResult result = run_command({"trace", "--verify"}, trace);
        EXPECT_EQ(result.exit_code, 0) << strategy->name << result.errors;
        EXPECT_EQ(std::count(result.output.begin(), result.output.end(), '\n'), 3);
        const std::size_t end = trace.rfind(" steps ");
        EXPECT_TRUE(result.output.ends_with("ok" + trace.substr(end))) << result.output;
    }
}

TEST(TraceVerify, NamesTheLineOfEveryDamage) {
    for (const Damaged& damaged : damaged_recordings()) {
        const CommandResult result = run_command({"trace", "--verify"}, damaged.text);
        EXPECT_EQ(result.exit_code, 2) << damaged.name;
        EXPECT_EQ(result.output, "error\n") << damaged.name;
        const std::string place = "FILE:" + std::to_string(damaged.line) + ": ";
        EXPECT_EQ(result.errors.find(place), 0U) << damaged.name << result.errors;
        EXPECT_EQ(std::count(result.errors.begin(), result.errors.end(), '\n'), 1);
    }
}

TEST(TraceVerify, GoesOnWithThePuzzleAfterADamagedOne) {
    const std::string trace =
        run_command({"trace", "--steps", "2"}, line_puzzle + line_puzzle).output;
    std::string damaged = trace;
    damaged.replace(damaged.find("\n2 "), 3, "\n5 ");
    const CommandResult result = run_command({"trace", "--verify"}, damaged);
    EXPECT_TRUE(result.output.starts_with("error\nok steps 2 ")) << result.output;
    EXPECT_EQ(result.exit_code, 2);
}

}  // namespace
}  // namespace retrace
