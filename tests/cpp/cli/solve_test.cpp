// retrace solve, run as a process.
#include <gtest/gtest.h>

#include "cli/samples.hpp"
#include "support/command.hpp"
#include "support/each_strategy.hpp"

namespace retrace {
namespace {

using namespace samples;

TEST(SolveCommand, GivesTheFirstOfSeveralSolutionsByEveryStrategy) {
    for (const Strategy* strategy : complete_strategies()) {
        const CommandResult result =
            run_command({"solve", "--strategy", std::string(strategy->name)}, empty_line);
        EXPECT_EQ(result.output, first_of_all) << strategy->name;
        EXPECT_EQ(result.exit_code, 0) << strategy->name;
    }
}

TEST(SolveCommand, ReadsTheColumnAskedFor) {
    const std::string solved = line_solution.substr(0, 81);
    const std::string line = solved + ',' + line_puzzle;
    EXPECT_EQ(run_command({"count", "--field", "2"}, line).output, "1\n");
    const CommandResult other = run_command({"solve", "--field", "3"}, line);
    EXPECT_EQ(other.exit_code, 2);
    EXPECT_NE(other.errors, "");
}

}  // namespace
}  // namespace retrace
