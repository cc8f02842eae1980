// The sentences of the command, in both languages.
#include "cli/texts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>

#include "cli/explanation.hpp"
#include "cli/faults.hpp"
#include "cli/samples.hpp"
#include "sudoku/search/strategy.hpp"
#include "sudoku/techniques/path.hpp"
#include "support/command.hpp"
#include "support/folders.hpp"

namespace retrace {
namespace {

using namespace samples;

constexpr const char* kKorean = "ko_KR.UTF-8";

// The syllables of Hangul begin with one of these bytes in UTF-8.
bool has_korean(std::string_view text) {
    return std::ranges::any_of(
        text, [](unsigned char letter) { return letter >= 0xea && letter <= 0xed; });
}

// The text without its fields for values.
std::string words_alone(std::string_view text) {
    return cli::filled(text, [](std::string_view) { return std::string(); });
}

TEST(Sentences, StandInBothLanguages) {
    // Between members of a list Korean has a comma, and before a place nothing, where English has a word.
    const std::set<std::string_view> links{"command/values/or", "command/hint/place"};
    ASSERT_GT(std::size(cli::kTextPaths), 500U);
    for (const std::string_view path : cli::kTextPaths) {
        const std::string_view english = cli::Text::find(path)->in(0);
        const std::string_view korean = cli::Text::find(path)->in(1);
        EXPECT_FALSE(english.empty()) << path;
        EXPECT_FALSE(has_korean(english)) << english;
        const bool has_words =
            std::ranges::any_of(words_alone(english), [](char letter) { return letter >= 'a'; });
        const bool is_link = path.ends_with("beforeLast") || links.contains(path);
        EXPECT_TRUE(has_korean(words_alone(korean)) || !has_words || is_link)
            << path << ": " << korean;
    }
}

// "{cells|은/는}": a consonant takes the first, so the other way round a hint reads "2열와".
TEST(Sentences, HaveTheParticleAfterAConsonantFirst) {
    const std::set<std::string_view> known{"은/는", "이/가",   "을/를",
                                           "과/와", "으로/로", "이라/라"};
    for (const std::string_view path : cli::kTextPaths) {
        std::string_view text = cli::Text::find(path)->in(1);
        for (std::size_t bar = 0; (bar = text.find('|')) != std::string_view::npos;) {
            text = text.substr(bar + 1);
            const std::size_t close = text.find('}');
            if (close == std::string_view::npos) break;
            EXPECT_TRUE(known.contains(text.substr(0, close))) << path << ": " << text;
        }
    }
}

TEST(Sentences, HaveOneForEachTechniqueStrategyAndFault) {
    for (const techniques::Technique& row : techniques::techniques()) {
        const std::string reason = cli::path_to("deductions/reason", row.name);
        // A dynamic chain with patterns or chains inside has the same reason as a dynamic chain without them.
        const bool has_own = row.id < techniques::Id::dynamic_chains_plus;
        EXPECT_TRUE(!has_own || cli::Text::find(reason) ||
                    (cli::Text::find(reason + "/placed") && cli::Text::find(reason + "/removed")))
            << reason;
        EXPECT_TRUE(cli::Text::find(cli::path_to("technique-names", row.name))) << row.name;
    }
    for (const Strategy& row : strategies()) {
        for (const std::string_view column : {"order", "legality", "source"}) {
            const std::string path = cli::path_to("strategy-table", row.name);
            EXPECT_TRUE(cli::Text::find(cli::path_to(path, column))) << row.name;
        }
    }
    for (int code = 0; code <= static_cast<int>(ParseErrorCode::no_puzzle_in_line); ++code) {
        const ParseError error{static_cast<ParseErrorCode>(code), 1, 1, "3", 9};
        EXPECT_NE(cli::fault_text(error).find(' '), std::string::npos);
    }
    for (int code = 0; code <= static_cast<int>(trace::ErrorCode::too_many_notes); ++code) {
        trace::Error error;
        error.code = static_cast<trace::ErrorCode>(code);
        EXPECT_NE(cli::fault_text(error).find(' '), std::string::npos);
    }
}

TEST(Sentences, AddTheParticleThatFits) {
    const auto with_particle = [](const std::string& value) {
        return cli::filled("{it|이/가}", [&](std::string_view) { return value; });
    };
    EXPECT_EQ(with_particle("7"), "7이");
    EXPECT_EQ(with_particle("r1c2"), "r1c2가");
    EXPECT_EQ(with_particle("3행"), "3행이");
    EXPECT_EQ(with_particle("2번째 박스"), "2번째 박스가");
    EXPECT_EQ(with_particle("(r1c2,r1c3)"), "(r1c2,r1c3)이");
    EXPECT_EQ(with_particle(""), "가");
}

TEST(Sentences, AboutStepsAreWholeInBothLanguages) {
    std::set<std::string_view> met;
    for (const char* locale : {"C", kKorean}) {
        ::setenv("LC_ALL", locale, 1);
        std::ifstream file(in_puzzles("ratings.txt"));
        std::string line;
        for (int count = 0; count < 150 && std::getline(file, line); ++count) {
            const auto puzzle = Grid::from_line(line.substr(0, kCells));
            ASSERT_TRUE(puzzle) << line;
            techniques::Path path(techniques::Candidates{*puzzle}, techniques::Order::teaching,
                                  true);
            while (path.run(1000) == techniques::PathState::found) {
                const std::string text = cli::reason_text(path.deduction());
                met.insert(path.deduction().technique->name);
                EXPECT_EQ(text.find_first_of("{}|"), std::string::npos) << text;
                EXPECT_EQ(text.find("  "), std::string::npos) << text;
                EXPECT_TRUE(text.ends_with('.')) << text;
                EXPECT_EQ(has_korean(text), locale == kKorean) << text;
            }
        }
    }
    ::setenv("LC_ALL", "C", 1);
    EXPECT_GE(met.size(), 15U);
}

// A command that fails or explains, and Korean words that its text must contain.
struct Case {
    std::vector<std::string> arguments;
    std::string input;
    std::string_view words;
};

TEST(Sentences, AreKoreanInEveryCommandWhereTheLocaleIs) {
    const std::string hard = std::string(puzzles::kInkala) + '\n';
    // Without its first given, the 8, the puzzle has several solutions.
    const std::string several = '.' + hard.substr(1);
    const std::vector<Case> cases{
        {{"hint"}, hard, "그 줄의 다른 칸에는 들어갈 수 없습니다"},
        {{"explain"}, hard, "결론에 이릅니다"},
        {{"hint"}, several, "숫자를 넣어 보는 탐색이 필요합니다"},
        {{"hint"}, contradicting_line, "같은 숫자(5)가 두 개"},
        {{"hint"}, impossible_line, "퍼즐 자체에 답이 없어"},
        {{"hint"}, empty_line, "답이 둘 이상이라"},
        {{"hint"}, line_puzzle, "뿐입니다."},
        {{"explain"}, several, "숫자를 넣어 보는 탐색이 필요합니다"},
        {{"solve"}, short_line, "칸이어야 하는데"},
        {{"solve"}, "hello\n", "퍼즐이 없"},
        {{"solve", "--strategy", "greedy"}, line_puzzle, "되돌리지 않으므로"},
        {{"reduce"}, empty_line, "답이 여럿인 퍼즐이라"},
        {{"minimals"}, empty_line, "답이 여럿인 퍼즐입니다"},
        {{"trace", "--verify"}, "x\n", "기록은 첫 줄이"},
        {{"scan"}, "x\n", "어느 사진도 아닌"},
        {{"worst", "--seed", "1"}, empty_line, "답이 하나인 퍼즐에서만"},
        {{"generate", "--seed", "1", "--givens", "17", "--tries", "1"}, "", "포기: 시도 1번"},
        {{"strategies"}, "", "행 순서"},
        {{"dedupe"}, line_solution, "서로 다른 것"},
        {{"solve", "/no/such/file"}, "", "/no/such/file: 그런 파일이나 폴더가 없습니다"},
        {{"bands", "--x"}, "", "옵션이 없습니다. `retrace bands --help`에서"},
        {{"seventeens", "--at", "80"}, line_solution, "--at의 위치가 없습니다"},
    };
    ::setenv("LC_ALL", kKorean, 1);
    for (const Case& each : cases) {
        const CommandResult result = run_command(each.arguments, each.input);
        EXPECT_NE((result.output + result.errors).find(each.words), std::string::npos)
            << each.arguments.front() << ": " << result.output << result.errors;
    }
    ::setenv("LC_ALL", "C", 1);
}

}  // namespace
}  // namespace retrace
