// Puzzles with rules of their own among others: some commands answer them, all others say that they do not.
#include <gtest/gtest.h>

#include "cli/samples.hpp"
#include "support/command.hpp"

namespace retrace {
namespace {

using namespace samples;

std::string small_with(const std::string& keys) {
    std::string row = "[{},{},{},{}]";
    return R"({"size":4,"grid":[)" + row + ',' + row + ',' + row + ',' + row + ']' + keys + "}\n";
}

const std::string small_board = small_with("");
// Two cages and a thermometer leave one solution.
const std::string caged_board =
    small_with(R"(,"killercage":[{"cells":["R1C1","R1C2"],"value":"3"},{"cells":["R2C1","R3C1"],)"
               R"("value":"5"},{"cells":["R3C2","R3C3"],"value":"7"}],)"
               R"("thermometer":[{"lines":[["R1C1","R1C2","R1C3","R1C4"]]}])");

TEST(VariedPuzzles, AreAnsweredInTheirPlaceAmongOthers) {
    const std::string input = line_puzzle + small_board + line_puzzle;
    for (const std::string jobs : {"1", "2"}) {
        EXPECT_EQ(run_command({"solve", "--jobs", jobs}, input).output,
                  line_solution + "1234341221434321\n" + line_solution);
    }
    EXPECT_EQ(run_command({"check"}, input).output, "unique\nseveral\nunique\n");
    EXPECT_EQ(run_command({"count"}, input).output, "1\n288\n1\n");
    EXPECT_EQ(run_command({"count", "--limit", "5"}, small_board).output, ">=5\n");
}

TEST(VariedPuzzles, KeepToTheirRules) {
    const CommandResult solved = run_command({"solve"}, caged_board);
    EXPECT_TRUE(solved.output.starts_with("1234")) << solved.output;
    EXPECT_EQ(solved.exit_code, 0);
    const CommandResult none =
        run_command({"solve"}, small_with(R"(,"killercage":[{"cells":["R1C1"],"value":"9"}])"));
    EXPECT_EQ(none.output, "none\n");
    EXPECT_EQ(none.exit_code, 1);
}

TEST(VariedPuzzles, WithUnreadRulesHaveAnAnswerOnlyWhereThoseChangeNothing) {
    const std::string unknown =
        R"(,"battenburg":[{"cells":["R1C1"]}],"line":[{"lines":[["R2C1","R2C2"]]}])";
    const auto with = [](std::string puzzle, const std::string& keys) {
        return puzzle.insert(puzzle.rfind('}'), keys);
    };
    std::string answer = R"(,"solution":[)";
    for (const char digit : run_command({"solve"}, caged_board).output.substr(0, 16)) {
        answer += std::string(1, digit) + ',';
    }
    answer.back() = ']';
    for (const std::string command : {"solve", "check", "count"}) {
        const CommandResult unchecked = run_command({command}, with(small_board, unknown));
        EXPECT_EQ(unchecked.output, "unchecked\n");
        EXPECT_NE(
            unchecked.errors.find(
                "not all rules of this puzzle were read: battenburg (r1c1); line (r2c1 r2c2)"),
            std::string::npos)
            << unchecked.errors;
        EXPECT_EQ(unchecked.exit_code, 2);
        const std::string none = R"(,"even":[{"cell":"R1C1"}],"odd":[{"cell":"R1C1"}])";
        const CommandResult refuted = run_command({command}, with(small_board, unknown + none));
        EXPECT_EQ(refuted.output, command == "count" ? "0\n" : "none\n");
        EXPECT_EQ(refuted.exit_code, 2);
        // Nobody but the author knows that the only board holds to the other rules, too.
        EXPECT_EQ(run_command({command}, with(caged_board, unknown)).output, "unchecked\n");
        const CommandResult known = run_command({command}, with(caged_board, unknown + answer));
        EXPECT_EQ(known.output, run_command({command}, caged_board).output);
        EXPECT_EQ(known.exit_code, 2);
    }
    const std::string json =
        run_command({"check", "--format", "json"}, with(small_board, unknown)).output;
    EXPECT_NE(json.find(R"("result":"unchecked","code":"unknown-rules","error":"not all rules)"),
              std::string::npos)
        << json;
}

TEST(VariedPuzzles, AreConvertedWithTheirRules) {
    const std::string packed = run_command({"convert"}, line_puzzle + caged_board).output;
    EXPECT_EQ(run_command({"solve"}, packed).output,
              run_command({"solve"}, line_puzzle + caged_board).output);
    const CommandResult text = run_command({"convert", "--to", "iss"}, packed);
    EXPECT_EQ(run_command({"solve"}, text.output).output, run_command({"solve"}, packed).output)
        << text.output;
    EXPECT_EQ(text.exit_code, 0);
    const CommandResult refused = run_command(
        {"convert", "--to", "iss"}, small_with(R"(,"nabner":[{"lines":[["R1C1","R1C2"]]}])"));
    EXPECT_EQ(refused.output, "error\n");
    EXPECT_NE(refused.errors.find("has no rule 'nabner'"), std::string::npos) << refused.errors;
    EXPECT_EQ(refused.exit_code, 2);
}

TEST(VariedPuzzles, OfOtherSizesAreLinesOfAllCells) {
    EXPECT_EQ(run_command({"solve"}, "1" + std::string(35, '.') + "\n").output,
              "123456456123214365365214531642642531\n");
    const std::string digits = run_command({"solve"}, "1" + std::string(255, '.') + "\n").output;
    EXPECT_TRUE(digits.starts_with("123456789ABCDEFG")) << digits;
    const std::string letters = run_command({"solve"}, "A" + std::string(255, '-') + "\n").output;
    EXPECT_TRUE(letters.starts_with("ABCDEFGHIJKLMNOP")) << letters;
    // A digit beyond the board's size.
    EXPECT_EQ(run_command({"check"}, "7" + std::string(35, '.') + "\n").output, "error\n");
}

TEST(VariedPuzzles, SukakusKeepTheirCandidates) {
    // The digits of the solution, with one more candidate in each cell of three columns, which digits alone leave open.
    std::string solved;
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const char right = line_solution[cell];
        for (char digit = '1'; digit <= '9'; ++digit) {
            const bool is_more = cell % 9 < 3 && digit == (right == '9' ? '1' : right + 1);
            solved += digit == right || is_more ? digit : '.';
        }
    }
    const CommandResult answered = run_command({"solve"}, line_puzzle + solved + "\n");
    EXPECT_EQ(answered.output, line_solution + line_solution);
    EXPECT_EQ(answered.exit_code, 0);
    std::string rows;
    for (std::size_t cell = 0; cell < 81; ++cell) {
        for (const char digit : solved.substr(cell * 9, 9))
            rows += digit == '.' ? "" : std::string(1, digit);
        rows += cell % 9 == 8 ? '\n' : ' ';
    }
    EXPECT_EQ(run_command({"check"}, rows).output, "unique\n");
    EXPECT_EQ(run_command({"check", "--rows"}, solved + "\n\n").output, "unique\n\n");
    const CommandResult refused = run_command({"canonical"}, solved + "\n");
    EXPECT_EQ(refused.output, "error\n");
    EXPECT_EQ(refused.exit_code, 2);
}

TEST(VariedPuzzles, SukakusAreRatedAsSukakuExplainerDoes) {
    for (const std::string& line : puzzles::file("sukakus")) {
        const std::size_t end = line.find(' ');
        const std::string rated = run_command({"rate"}, line.substr(0, end) + '\n').output;
        EXPECT_TRUE(rated.starts_with(line.substr(end + 1) + ' ')) << line << '\n' << rated;
    }
    EXPECT_EQ(run_command({"rate", "--rows"}, std::string(729, '.') + '\n').output, "error\n");
}

TEST(VariedPuzzles, HaveHintsThatNameTheirRules) {
    const std::string hint = run_command({"hint"}, caged_board).output;
    EXPECT_NE(hint.find(" | thermometer r1c1 r1c2 r1c3 r1c4: "), std::string::npos) << hint;
    EXPECT_EQ(run_command({"hint", "--level", "nudge"}, small_board).output,
              "search | no rule by itself leads on\n");
    const std::string json = run_command({"hint", "--format", "json"}, caged_board).output;
    EXPECT_NE(json.find(R"("result":"step","technique":"only-)"), std::string::npos) << json;
}

TEST(VariedPuzzles, AreRecordsLikeOthers) {
    const std::string json = run_command({"solve", "--format", "json"}, small_board).output;
    EXPECT_NE(json.find(R"("result":"several","solution":"1234341221434321")"), std::string::npos)
        << json;
    const std::string rated = run_command({"rate", "--format", "json"}, small_board).output;
    EXPECT_NE(rated.find(R"("result":"error","code":"unknown-rules")"), std::string::npos) << rated;
}

TEST(VariedPuzzles, AreMadeToOrderAndReadByTheOtherCommands) {
    const CommandResult small = run_command({"generate", "--size", "6", "-n", "3", "--seed", "1"});
    EXPECT_EQ(small.exit_code, 0);
    EXPECT_EQ(small.output.size(), 3U * 37);
    for (const std::string rules : {"killer", "jigsaw", "x", "windoku", "inequality", "sandwich"}) {
        const CommandResult two =
            run_command({"generate", "--rules", rules, "-n", "2", "--seed", "3"});
        EXPECT_EQ(two.exit_code, 0) << rules;
        EXPECT_EQ(
            run_command({"generate", "--rules", rules, "-n", "2", "--seed", "3", "--jobs", "2"})
                .output,
            two.output);
        EXPECT_EQ(run_command({"check"}, two.output).output, "unique\nunique\n") << rules;
        EXPECT_EQ(run_command({"reduce"}, two.output).output, two.output) << rules;
        EXPECT_EQ(run_command({"hint"}, two.output).exit_code, 0) << rules;
        EXPECT_EQ(
            run_command({"convert", "--to", rules == "inequality" ? "iss" : "fpuzzles"}, two.output)
                .output,
            two.output);
    }
    const CommandResult json =
        run_command({"generate", "--size", "6", "--seed", "1", "--format", "json"});
    EXPECT_EQ(json.output, "{\"number\":1,\"puzzle\":\"" + small.output.substr(0, 36) +
                               "\",\"result\":\"made\",\"givens\":10,\"began\":\"empty\"}\n");
}

TEST(VariedPuzzles, ThatCannotBeMadeAreRefusedOrGivenUp) {
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"--size", "7"},
             {"--rules", "kiler"},
             {"--rules", "jigsaw,latin"},
             {"--size", "6", "--rules", "windoku"},
             {"--size", "6", "--rating", "3.0"},
             {"--rules", "killer", "--keep", line_puzzle.substr(0, 81)},
             {"--rules", "killer", "--resume", "file", "--seed", "1"},
             {"--givens", "90"}}) {
        std::vector<std::string> all{"generate"};
        all.insert(all.end(), words.begin(), words.end());
        const CommandResult refused = run_command(all);
        EXPECT_EQ(refused.exit_code, 3) << words.back();
        EXPECT_EQ(refused.output, "") << words.back();
    }
    const CommandResult none =
        run_command({"generate", "--size", "4", "--rules", "non-consecutive", "--seed", "1"});
    EXPECT_EQ(none.output, "none\n");
    EXPECT_EQ(none.errors, "retrace: puzzle 1 given up: no board holds to these rules\n");
    EXPECT_EQ(none.exit_code, 1);
}

TEST(VariedPuzzles, LoseWhatTheyDoNotNeed) {
    std::string full = run_command({"solve"}, caged_board).output;
    std::string given = caged_board;
    std::size_t cell = 0;
    for (std::size_t at = given.find("{}"); at != std::string::npos; at = given.find("{}", at)) {
        const std::string value = "{\"value\":" + std::string(1, full[cell++]) + ",\"given\":true}";
        given.replace(at, 2, value);
    }
    const CommandResult reduced = run_command({"reduce"}, given);
    EXPECT_EQ(reduced.exit_code, 0);
    EXPECT_EQ(run_command({"solve"}, reduced.output).output, full);
    EXPECT_EQ(run_command({"reduce", "--clues"}, given).output,
              run_command({"reduce", "--clues"}, reduced.output).output);
    const CommandResult several = run_command({"reduce"}, small_board);
    EXPECT_EQ(several.output, "several\n");
    EXPECT_EQ(several.exit_code, 2);
    EXPECT_EQ(run_command({"reduce", "--keep-count"}, small_board).exit_code, 2);
}

TEST(VariedPuzzles, AreRefusedByCommandsAndStrategiesThatDoNotAnswerThem) {
    for (const auto& words : {std::vector<std::string>{"rate"},
                              {"certify"},
                              {"dedupe"},
                              {"solve", "--strategy", "used-flags"}}) {
        const CommandResult result = run_command(words, small_board + line_puzzle);
        EXPECT_TRUE(result.output.starts_with("error\n")) << words[0] << result.output;
        EXPECT_NE(result.errors.find("solve, check, count, hint and reduce answer those"),
                  std::string::npos);
        EXPECT_EQ(result.exit_code, 2) << words[0];
    }
}

}  // namespace
}  // namespace retrace
