// Options, help, version and the table of strategies.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/samples.hpp"
#include "sudoku/search/strategy.hpp"
#include "support/command.hpp"
#include "support/folders.hpp"

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
    EXPECT_EQ(usage_error({}), "retrace: the command is missing");
    EXPECT_EQ(usage_error({"solver"}), "retrace: there is no command 'solver'");
    EXPECT_EQ(usage_error({"solve", "--limit", "3"}), "retrace: solve has no option '--limit'");
    EXPECT_EQ(usage_error({"check", "--strategy", "greedy"}),
              "retrace: check has no option '--strategy'");
    EXPECT_EQ(usage_error({"solve", "--format"}), "retrace: --format needs a value");
    EXPECT_EQ(usage_error({"solve", "--format", "xml"}),
              "retrace: --format is auto, 2580, 2239, line, json or csv, not 'xml'");
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
    EXPECT_EQ(usage_error({"solve", "a", "b"}), "retrace: unexpected argument 'b'");
    EXPECT_EQ(usage_error({"strategies", "a"}), "retrace: unexpected argument 'a'");
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

// The help that the command prints where the locale's variables are these.
std::string help_where(const std::string& all, const std::string& messages,
                       const std::string& language) {
    ::setenv("LC_ALL", all.c_str(), 1);
    ::setenv("LC_MESSAGES", messages.c_str(), 1);
    ::setenv("LANG", language.c_str(), 1);
    return run_command({"--help"}).output;
}

TEST(Help, IsInTheLanguageOfTheLocale) {
    const std::string english = help_where("", "", "C.UTF-8");
    const std::string korean = help_where("", "", "ko_KR.UTF-8");
    EXPECT_TRUE(english.starts_with("retrace: solves Sudoku"));
    EXPECT_TRUE(korean.starts_with("retrace: 스도쿠를"));
    EXPECT_EQ(korean.find('@'), std::string::npos);
    EXPECT_EQ(help_where("", "ko_KR.UTF-8", "en_US.UTF-8"), korean);
    EXPECT_EQ(help_where("C", "ko_KR.UTF-8", "ko_KR.UTF-8"), english);
    EXPECT_EQ(help_where("ko", "", ""), korean);
    EXPECT_EQ(help_where("", "", ""), english);
}

// Commands with the options of their usage, as they stand.
std::vector<std::string> usages_in(const std::string& help) {
    std::vector<std::string> usages;
    std::istringstream lines(help);
    for (std::string line; std::getline(lines, line);) {
        const bool is_usage = line.starts_with("    retrace ") || line.starts_with("        --") ||
                              line.starts_with("                     [");
        if (!is_usage) continue;
        const bool is_option = line.starts_with("        --");
        usages.push_back(is_option ? line.substr(0, line.find(' ', 8)) : line);
    }
    return usages;
}

TEST(Help, NamesTheSameCommandsAndOptionsInBothLanguages) {
    const std::vector<std::string> english = usages_in(help_where("C", "", ""));
    EXPECT_GT(english.size(), 30U);
    EXPECT_EQ(usages_in(help_where("ko_KR.UTF-8", "", "")), english);
}

TEST(Help, IsShownWhereAskedFor) {
    ::setenv("LC_ALL", "C", 1);
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
    std::ifstream file(in_puzzles("../../package.json"));
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
