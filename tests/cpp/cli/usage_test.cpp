// Options, help, version and the table of strategies.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "cli/command_table.hpp"
#include "cli/layout.hpp"
#include "cli/option_table.hpp"
#include "cli/samples.hpp"
#include "cli/texts.hpp"
#include "sudoku/search/strategy.hpp"
#include "support/command.hpp"
#include "support/folders.hpp"

namespace retrace {
namespace {

using namespace samples;

TEST(Usage, AllowsOptionsBeforeAndBehindTheFile) {
    const TemporaryFile file(line_puzzle);
    for (const auto& arguments :
         std::vector<std::vector<std::string>>{{"count", "--limit", "5", file.path()},
                                               {"count", file.path(), "--limit=5"},
                                               {"count", "--limit=5", "--", file.path()}}) {
        EXPECT_EQ(run_command(arguments).output, "1\n");
    }
}

// Runs the command with these values of LC_ALL, LC_MESSAGES and LANG.
CommandResult run_where(const std::vector<std::string>& arguments, const std::string& all,
                        const std::string& messages = {}, const std::string& language = {}) {
    ::setenv("LC_ALL", all.c_str(), 1);
    ::setenv("LC_MESSAGES", messages.c_str(), 1);
    ::setenv("LANG", language.c_str(), 1);
    CommandResult result = run_command(arguments);
    ::setenv("LC_ALL", "C", 1);
    return result;
}

std::string help_where(const std::string& all, const std::string& messages,
                       const std::string& language) {
    return run_where({"--help"}, all, messages, language).output;
}

TEST(Help, IsInTheLanguageOfTheLocale) {
    const std::string english = help_where("", "", "C.UTF-8");
    const std::string korean = help_where("", "", "ko_KR.UTF-8");
    EXPECT_TRUE(english.starts_with("retrace: solves Sudoku"));
    EXPECT_TRUE(korean.starts_with("retrace: 스도쿠를"));
    EXPECT_EQ(help_where("", "ko_KR.UTF-8", "en_US.UTF-8"), korean);
    EXPECT_EQ(help_where("C", "ko_KR.UTF-8", "ko_KR.UTF-8"), english);
    EXPECT_EQ(help_where("ko", "", ""), korean);
    EXPECT_EQ(help_where("", "", ""), english);
}

TEST(Usage, IsToldInTheLanguageOfTheLocale) {
    const CommandResult result = run_where({"solve", "--stratgy"}, "ko_KR.UTF-8");
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_EQ(result.errors,
              "retrace: solve에는 '--stratgy' 옵션이 없습니다. 혹시 '--strategy'인가요? "
              "`retrace solve --help`에서 자세히 볼 수 있습니다\n");
}

// The parser, the help, the man page and the completions share one table: each has every option of every command.
TEST(Help, OfACommandHasItsOptionsInBothLanguages) {
    std::size_t options = 0;
    for (const cli::CommandRow& row : cli::command_table()) {
        const std::string name(row.name);
        const CommandResult english = run_where({"help", name}, "C");
        const CommandResult korean = run_where({"help", name}, "ko");
        EXPECT_EQ(run_where({name, "--help"}, "C").output, english.output);
        EXPECT_NE(english.output, korean.output) << name;
        for (const std::string& text : {english.output, korean.output}) {
            EXPECT_TRUE(text.starts_with("retrace " + name)) << text;
            EXPECT_EQ(text.find('@'), std::string::npos) << text;
            for (const cli::Option* option : row.options) {
                EXPECT_NE(text.find("    " + std::string(option->name)), std::string::npos);
                ++options;
            }
        }
    }
    EXPECT_GT(options, 80U);
}

TEST(Help, TellsOfAllCommandsAndExitCodes) {
    for (const auto& arguments :
         std::vector<std::vector<std::string>>{{"--help"}, {"-h"}, {"help"}}) {
        const CommandResult result = run_where(arguments, "C");
        EXPECT_EQ(result.exit_code, 0);
        EXPECT_EQ(result.errors, "");
        for (const cli::CommandRow& row : cli::command_table()) {
            EXPECT_NE(result.output.find("\n    " + std::string(row.name) + ' '),
                      std::string::npos);
        }
        EXPECT_NE(result.output.find("Exit code"), std::string::npos);
    }
}

TEST(Help, TellsOfNoCommandThatTheDocumentsLack) {
    for (const std::string page : {"commands.md", "commands.ko.md"}) {
        const std::string text = content_of(in_docs(page));
        for (const cli::CommandRow& row : cli::command_table()) {
            const std::string name(row.name);
            const bool is_told = text.find("retrace " + name) != std::string::npos ||
                                 text.find('`' + name + '`') != std::string::npos;
            EXPECT_TRUE(is_told) << page << " lacks " << name;
        }
    }
}

TEST(Help, StaysWithinTheWidthOfALine) {
    for (const cli::CommandRow& row : cli::command_table()) {
        for (const std::string locale : {"C", "ko"}) {
            const CommandResult help = run_where({"help", std::string(row.name)}, locale);
            for (const std::string_view line : cli::lines_of(help.output)) {
                // Lines of examples may be longer, since they keep their layout.
                if (line.find('=') != std::string_view::npos) continue;
                EXPECT_LE(cli::columns_of(line), cli::kLineWidth) << line;
            }
        }
    }
}

TEST(ManPage, HasEveryOptionAndNoRequestOfItsOwn) {
    for (const std::string locale : {"C", "ko"}) {
        const std::string page = run_where({"help", "man"}, locale).output;
        EXPECT_TRUE(page.starts_with(".TH RETRACE 1 "));
        for (const cli::CommandRow& row : cli::command_table()) {
            EXPECT_NE(page.find(".SS retrace " + std::string(row.name)), std::string::npos);
        }
        for (const std::string_view line : cli::lines_of(page)) {
            if (!line.starts_with('.')) continue;
            const std::string request(line.substr(0, line.find(' ')));
            EXPECT_TRUE(
                (std::set<std::string>{".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi"}.contains(
                    request)))
                << line;
        }
    }
}

TEST(Completions, AreTakenByTheirShells) {
    for (const std::string shell : {"bash", "zsh", "fish"}) {
        const std::string script = run_where({"completions", shell}, "C").output;
        for (const auto* word : {"strategy", "used-flags", "half-turn", "x-wing", "certify"}) {
            EXPECT_NE(script.find(word), std::string::npos) << shell << ' ' << word;
        }
        const TemporaryFile file(script);
        if (!is_installed(shell)) continue;
        EXPECT_EQ(std::system((shell + " -n " + file.path()).c_str()), 0) << script;
    }
    EXPECT_EQ(run_where({"completions", "tcsh"}, "C").exit_code, 3);
}

// The completions that bash offers for a line.
std::string completed(const std::string& line) {
    const TemporaryFile script(run_where({"completions", "bash"}, "C").output);
    const TemporaryFile out("");
    const std::string run = "bash -c '. " + script.path() + "; COMP_WORDS=(" + line +
                            "); COMP_CWORD=$((${#COMP_WORDS[@]}-1)); _retrace; "
                            "echo \"${COMPREPLY[*]}\"' > " +
                            out.path();
    EXPECT_EQ(std::system(run.c_str()), 0);
    std::ifstream file(out.path());
    std::string text;
    std::getline(file, text);
    return text;
}

void put_completions(const TemporaryFolder& folder, const std::string& shell,
                     const std::string& name) {
    std::ofstream(folder.in(name)) << run_where({"completions", shell}, "C").output;
}

// Runs a command of the shell and returns its output.
std::string told_by(const std::string& run) {
    const TemporaryFile out("");
    EXPECT_EQ(std::system((run + " > " + out.path()).c_str()), 0);
    return content_of(out.path());
}

TEST(Completions, AreOfferedByFish) {
    if (!is_installed("fish")) GTEST_SKIP() << "fish is not installed";
    const TemporaryFolder folder;
    put_completions(folder, "fish", "retrace.fish");
    const auto offered = [&](const std::string& line) {
        const std::string all =
            told_by("HOME=" + folder.path() + " fish -N -c 'source " + folder.in("retrace.fish") +
                    "; complete -C \"" + line + "\"'");
        std::string words;
        for (const std::string_view each : cli::lines_of(all)) {
            words += std::string(each.substr(0, each.find('\t'))) + ' ';
        }
        return words;
    };
    EXPECT_EQ(offered("retrace str"), "strategies ");
    EXPECT_EQ(offered("retrace solve --str"), "--strategy ");
    EXPECT_EQ(offered("retrace solve --strategy used"), "used-flags ");
    EXPECT_EQ(offered("retrace hint --level wh"), "what where why ");
    EXPECT_EQ(offered("retrace help ce"), "certify ");
    EXPECT_EQ(offered("retrace rate --hel"), "--help ");
}

// The line is typed into a terminal, completed once, and told as it stands then.
TEST(Completions, AreTypedByZsh) {
    if (!is_installed("zsh")) GTEST_SKIP() << "zsh is not installed";
    const TemporaryFolder folder;
    put_completions(folder, "zsh", "_retrace");
    std::ofstream(folder.in("inside")) << R"(fpath=(${0:h} $fpath)
autoload -Uz compinit
compinit -u -D
told() { print -r -- "<$BUFFER>"; BUFFER=; zle .accept-line }
zle -N told
bindkey '^X' told
bindkey '^I' complete-word
print ready
)";
    std::ofstream(folder.in("outside")) << R"(zmodload zsh/zpty
zpty inner zsh -f -i
zpty -w inner "source ${0:h}/inside"
zpty -r inner text '*ready*'
zpty -w -n inner "$1"$'\t\x18'
zpty -r inner text '*<*>*'
print -rn -- ${${text##*<}%%>*}
)";
    const auto typed = [&](const std::string& line) {
        return told_by("timeout 60 zsh -f " + folder.in("outside") + " '" + line + "'");
    };
    EXPECT_EQ(typed("retrace str"), "retrace strategies ");
    EXPECT_EQ(typed("retrace solve --str"), "retrace solve --strategy=");
    EXPECT_EQ(typed("retrace solve --strategy used"), "retrace solve --strategy used-flags ");
    EXPECT_EQ(typed("retrace hint --level whe"), "retrace hint --level where ");
    EXPECT_EQ(typed("retrace help ce"), "retrace help certify ");
    EXPECT_EQ(typed("retrace rate --hel"), "retrace rate --help ");
}

TEST(Completions, OfferCommandsOptionsAndValues) {
    EXPECT_EQ(completed("retrace str"), "strategies");
    EXPECT_EQ(completed("retrace solve --str"), "--strategy");
    EXPECT_EQ(completed("retrace solve --strategy used"), "used-flags");
    EXPECT_EQ(completed("retrace hint --level wh"), "where what why");
    EXPECT_EQ(completed("retrace help ce"), "certify");
}

TEST(Version, IsThePackages) {
    std::ifstream file(in_puzzles("../../package.json"));
    const std::string version = nlohmann::json::parse(file)["version"].get<std::string>();
    const CommandResult result = run_command({"--version"});
    EXPECT_EQ(result.output, "retrace " + version + "\n");
    EXPECT_EQ(result.exit_code, 0);
}

TEST(TechniquesCommand, NamesWhatOptionsTake) {
    std::istringstream lines(run_command({"techniques"}).output);
    std::size_t names = 0;
    for (std::string name, rest; lines >> name && std::getline(lines, rest); ++names) {
        const CommandResult result = run_command({"hint", "--techniques", "all,-" + name});
        EXPECT_NE(result.exit_code, 3) << name << result.errors;
    }
    EXPECT_GT(names, 100U);
}

TEST(StrategiesCommand, PrintsALineForEachStrategy) {
    const CommandResult result = run_command({"strategies"});
    std::istringstream lines(result.output);
    for (const Strategy& strategy : strategies()) {
        std::string line;
        ASSERT_TRUE(std::getline(lines, line));
        EXPECT_TRUE(line.starts_with(std::string(strategy.name) + ' ')) << line;
        const auto cell = [&](std::string_view column) {
            return cli::sentence_of(
                cli::path_to(cli::path_to("strategy-table", strategy.name), column));
        };
        EXPECT_NE(line.find(cell("order")), std::string::npos) << line;
        EXPECT_NE(line.find(cell("legality")), std::string::npos) << line;
        EXPECT_TRUE(line.ends_with(cell("source"))) << line;
    }
    std::string more;
    EXPECT_FALSE(std::getline(lines, more));
}

}  // namespace
}  // namespace retrace
