// retrace worst, run as a process.
#include <gtest/gtest.h>

#include <sstream>

#include "support/command.hpp"

namespace retrace {
namespace {

TEST(WorstCommand, WritesAPuzzleALineEachWorseThanTheOneBefore) {
    const std::vector<std::string> words = {"worst", "--strategy", "propagation", "--seed",
                                            "1",     "--tries",    "300"};
    const CommandResult result = run_command(words);
    EXPECT_EQ(result.exit_code, 0) << result.errors;
    std::istringstream lines(result.output);
    std::uint64_t before = 0;
    std::uint64_t value = 0;
    std::string puzzle;
    std::string puzzles;
    while (lines >> value >> puzzle) {
        EXPECT_GT(value, before);
        before = value;
        puzzles += puzzle + '\n';
    }
    EXPECT_EQ(run_command({"check"}, puzzles).output.find("several"), std::string::npos);
    EXPECT_EQ(run_command(words).output, result.output);
}

TEST(WorstCommand, EndsAtItsAimOrSaysThatItDidNotReachIt) {
    const CommandResult reached = run_command(
        {"worst", "--measure", "calls", "--aim", "2239", "--seed", "1", "--tries", "100000"});
    EXPECT_EQ(reached.exit_code, 0) << reached.output;
    EXPECT_NE(reached.output.rfind("2239 "), std::string::npos) << reached.output;
    EXPECT_EQ(run_command({"worst", "--aim", "3", "--seed", "1", "--tries", "10"}).exit_code, 1);
}

TEST(WorstCommand, StartsOnlyFromPuzzlesWithOneSolution) {
    const CommandResult result = run_command({"worst", "--seed", "1"}, std::string(81, '.') + '\n');
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_NE(result.errors.find("a climb starts from a puzzle with one solution"),
              std::string::npos)
        << result.errors;
}

}  // namespace
}  // namespace retrace
