// Options, help, version and the table of strategies.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/samples.hpp"
#include "sudoku/search/strategy.hpp"
#include "support/command.hpp"

namespace retrace {
namespace {

using namespace samples;

std::string usage_error(const std::vector<std::string>& arguments) {
    const CommandResult result = run_command(arguments);
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_EQ(result.output, "");
    const std::string end = "; see `retrace --help`\n";
    EXPECT_TRUE(result.errors.ends_with(end)) << result.errors;
    return result.errors.substr(0, result.errors.size() - end.size());
}

TEST(Usage, IsToldOfWhereItIsWrong) {
    EXPECT_EQ(usage_error({}), "retrace: a command is missing");
    EXPECT_EQ(usage_error({"solver"}), "retrace: there is no command 'solver'");
    EXPECT_EQ(usage_error({"solve", "--limit", "3"}), "retrace: solve has no option '--limit'");
    EXPECT_EQ(usage_error({"check", "--strategy", "greedy"}),
              "retrace: check has no option '--strategy'");
    EXPECT_EQ(usage_error({"solve", "--format"}), "retrace: --format lacks its value");
    EXPECT_EQ(usage_error({"solve", "--format", "csv"}),
              "retrace: --format is auto, 2580, 2239 or line, not 'csv'");
    EXPECT_EQ(usage_error({"solve", "--strategy=best"}),
              "retrace: there is no strategy 'best'; `retrace strategies` lists them");
    for (const std::string number : {"0", "-1", "ten", "", "1e3", "99999999999999999999"}) {
        EXPECT_EQ(usage_error({"count", "--limit", number}),
                  "retrace: --limit is a number from 1 on, not '" + number + "'");
    }
    EXPECT_EQ(usage_error({"trace", "--steps=0"}),
              "retrace: --steps is a number from 1 on, not '0'");
    EXPECT_EQ(usage_error({"solutions", "--from", "0"}),
              "retrace: --from is a number from 1 on, not '0'");
    EXPECT_EQ(usage_error({"reduce", "--keep-count=yes"}), "retrace: --keep-count takes no value");
    EXPECT_EQ(usage_error({"certify", "--limit", "3"}), "retrace: certify has no option '--limit'");
    EXPECT_EQ(usage_error({"solve", "a", "b"}), "retrace: there is no use for 'b'");
    EXPECT_EQ(usage_error({"strategies", "a"}), "retrace: there is no use for 'a'");
}

TEST(Usage, AllowsOptionsBeforeAndBehindTheFile) {
    const TemporaryFile file(line_puzzle);
    for (const auto& arguments :
         std::vector<std::vector<std::string>>{{"count", "--limit", "5", file.path()},
                                               {"count", file.path(), "--limit=5"},
                                               {"count", "--limit=5", "--", file.path()}}) {
        EXPECT_EQ(run_command(arguments).output, "1\n");
    }
}

TEST(Help, IsShownWhereAskedFor) {
    for (const auto& arguments : std::vector<std::vector<std::string>>{
             {"--help"}, {"-h"}, {"solve", "--help"}, {"count", "-h"}}) {
        const CommandResult result = run_command(arguments);
        EXPECT_EQ(result.exit_code, 0);
        EXPECT_EQ(result.errors, "");
        for (const auto* part : {"retrace solve", "retrace count", "retrace check", "retrace trace",
                                 "retrace strategies", "Exit code", "default fast"}) {
            EXPECT_NE(result.output.find(part), std::string::npos) << part;
        }
        EXPECT_EQ(result.output.find('@'), std::string::npos);
    }
}

TEST(Version, IsThePackages) {
    std::ifstream file(RETRACE_PUZZLES "/../../package.json");
    const std::string version = nlohmann::json::parse(file)["version"].get<std::string>();
    const CommandResult result = run_command({"--version"});
    EXPECT_EQ(result.output, "retrace " + version + "\n");
    EXPECT_EQ(result.exit_code, 0);
}

TEST(StrategiesCommand, PrintsALineForEachStrategy) {
    const CommandResult result = run_command({"strategies"});
    std::istringstream lines(result.output);
    for (const Strategy& strategy : strategies()) {
        std::string line;
        ASSERT_TRUE(std::getline(lines, line));
        EXPECT_TRUE(line.starts_with(std::string(strategy.name) + ' ')) << line;
        EXPECT_NE(line.find(strategy.words.order), std::string::npos);
        EXPECT_NE(line.find(strategy.words.legality), std::string::npos);
        EXPECT_TRUE(line.ends_with(strategy.words.source)) << line;
    }
    std::string more;
    EXPECT_FALSE(std::getline(lines, more));
}

}  // namespace
}  // namespace retrace
