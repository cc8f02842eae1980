// retrace explain, hint and rate, run as processes.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/samples.hpp"
#include "sudoku/techniques/candidates.hpp"
#include "support/command.hpp"

namespace retrace {
namespace {

using namespace samples;

const std::string beyond = std::string(puzzles::kInkala) + '\n';

TEST(RateCommand, SaysThatACompletedGridIsSolvedInRecordsToo) {
    for (const std::string format : {"json", "csv"}) {
        const std::string told =
            run_command({"rate", "--score", "--format", format}, line_solution).output;
        EXPECT_NE(told.find("solved"), std::string::npos) << told;
        EXPECT_EQ(told.find("0.0"), std::string::npos) << told;
    }
}

TEST(ExplainCommand, UnfoldsWhatChainsRestOn) {
    const std::string nested =
        "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2\n";
    const std::string pointing =
        "\n  Chain 1, r6c9<>5: pointing r6c9<>5 | The chain has already removed 5 from r2c7. In "
        "box 3, the 5 fits only in cells that also lie in column 9. One of these cells holds it, "
        "so no other cell of column 9 can.\n";
    const auto explained = [&](std::vector<std::string> more) {
        std::vector<std::string> args{"explain", "--order", "classic"};
        args.insert(args.end(), more.begin(), more.end());
        return run_command(args, nested).output;
    };
    EXPECT_NE(explained({"--unfold"}).find(pointing), std::string::npos);
    EXPECT_EQ(explained({}).find("\n  "), std::string::npos);
    EXPECT_NE(explained({"--format", "json"})
                  .find(R"("inner":[{"case":1,"conclusion":"r6c9<>5","removed":"r2c7<>5",)"
                        R"("technique":"pointing","effect":"r6c9<>5","reason":")"),
              std::string::npos);
}

TEST(ExplainCommand, TellsAChainThatForksBranchByBranch) {
    const std::string forked =
        "4..6..3...1..2..6...8..7..19..8..5...4..5..1......2..75.....6...3..8..4......9..5\n";
    // The second cell of 3 in column 9 is the last one, since both others have lost it before.
    const std::string unfolded = run_command({"explain", "--unfold"}, forked).output;
    EXPECT_NE(unfolded.find("once true and once false.\n"
                            "  Chain 1:\n"
                            "    r5c4=3 -> r5c6<>3, r5c9<>3\n"
                            "    r5c6<>3 -> r5c6=6 -> r5c9<>6 -> r4c9=6 -> r4c9<>3\n"
                            "    r4c9<>3, r5c9<>3 -> r7c9=3\n"
                            "  Chain 2:\n"),
              std::string::npos)
        << unfolded;
    const std::string on_a_line = run_command({"explain"}, forked).output;
    EXPECT_NE(on_a_line.find("Chain 1: r5c4=3 -> r5c6<>3, r5c9<>3; r5c6<>3 -> r5c6=6 -> r5c9<>6 -> "
                             "r4c9=6 -> r4c9<>3; r4c9<>3, r5c9<>3 -> r7c9=3. Chain 2: "),
              std::string::npos)
        << on_a_line;
    const std::string hint =
        run_command({"hint", "--unfold", "--techniques", "beginner,dynamic-contradiction"}, forked)
            .output;
    EXPECT_NE(hint.find("\n  Chain 1:\n    r8c6=1 -> r7c4<>1, r7c5<>1, "), std::string::npos)
        << hint;
}

// The puzzle with its candidates, nine characters a cell; in box 1 the digit 1 is left to r1c2 alone, whose digit it is.
std::string noted_inkala() {
    const techniques::Candidates board{puzzles::grid(puzzles::kInkala)};
    std::string text;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const bool is_crossed_out = row_of(cell) < 3 && column_of(cell) < 3 && cell != 1;
        for (Digit digit = 1; digit <= 9; ++digit) {
            const bool stands = board.grid()[cell] == digit || board.has(cell, digit);
            const bool is_left = stands && !(digit == 1 && is_crossed_out);
            text += is_left ? static_cast<char>('0' + digit) : '.';
        }
    }
    return text + '\n';
}

TEST(HintCommand, TakesCandidatesThatSomebodyHasCrossedOut) {
    EXPECT_FALSE(run_command({"hint"}, beyond).output.starts_with("hidden-single"));
    EXPECT_EQ(run_command({"hint", "--level", "what"}, noted_inkala()).output,
              "hidden-single-box in box 1: r1c2=1\n");
    const std::string steps = run_command({"explain"}, noted_inkala()).output;
    EXPECT_TRUE(steps.starts_with("1 1.2 hidden-single-box r1c2=1 | ")) << steps;
}

TEST(HintCommand, TakesEntriesAndNamesWhatIsWrongWithThem) {
    const std::string solution = line_solution.substr(0, kCells);
    const std::string entered = "." + solution.substr(1, 79) + '+' + solution.substr(80);
    EXPECT_TRUE(run_command({"hint"}, entered + '\n').output.starts_with("full-house in "));
    // A wrong entry in r1c2, to which no solution belongs.
    std::string wrong = std::string(puzzles::kInkala) + '\n';
    wrong.insert(1, "+2");
    wrong.erase(3, 1);
    EXPECT_EQ(run_command({"hint"}, wrong).output,
              "none | No solution has these givens and entries.\n");
    EXPECT_EQ(run_command({"hint"}, wrong).exit_code, 1);
}

TEST(HintCommand, KeepsToTheTechniquesAndTheOrderThatSomebodyWants) {
    const std::string hard = std::string(puzzles::kInkala) + '\n';
    for (const char* command : {"hint", "explain"}) {
        const std::string said = run_command({command, "--techniques", "beginner"}, hard).output;
        EXPECT_TRUE(said.starts_with("search | None of the techniques that you chose")) << said;
    }
    const std::string easy = puzzles::file("easy50").front() + '\n';
    const auto first = [&](const char* order, const char* list) {
        const std::string said =
            run_command({"hint", "--level", "nudge", "--order", order, "--techniques", list}, easy)
                .output;
        return said.substr(0, said.find('\n'));
    };
    EXPECT_EQ(first("teaching", "all"), "hidden-single-box");
    EXPECT_EQ(first("hodoku", "all"), "naked-single");
    EXPECT_EQ(first("hodoku", "-naked-single"), "hidden-single-box");
}

TEST(RateCommand, AddsTheScoreAndTheDepthThatAreAskedFor) {
    const std::string easy = puzzles::file("easy50").front() + '\n';
    const std::string plain = run_command({"rate"}, easy).output;
    const std::string scored = run_command({"rate", "--score"}, easy).output;
    EXPECT_EQ(scored.substr(0, plain.size() - 1), plain.substr(0, plain.size() - 1));
    // Each of its 49 blanks is a naked single in turn.
    const int score = std::stoi(scored.substr(plain.size()));
    EXPECT_EQ(score, 196);
    EXPECT_TRUE(run_command({"rate", "--score", "--format", "json"}, easy)
                    .output.find("\"score\":" + std::to_string(score)) != std::string::npos);
    const std::string hard = puzzles::file("forum_hardest_1106").front() + '\n';
    EXPECT_TRUE(run_command({"rate", "--depth"}, easy).output.ends_with(" T&E=0\n"));
    EXPECT_TRUE(run_command({"rate", "--depth"}, hard).output.ends_with(" T&E=2\n"));
}

// The lines of the rated puzzles whose ratings a function takes, as `rate` is to write them.
template <typename Takes>
std::string lines_with(const Takes& takes) {
    std::string lines;
    for (const std::string& row : puzzles::sample("ratings", 40)) {
        std::istringstream words(row);
        std::string puzzle;
        std::string er;
        std::string ep;
        std::string ed;
        words >> puzzle >> er >> ep >> ed;
        if (!takes(std::stod(er), std::stod(ep), std::stod(ed))) continue;
        lines += puzzle + " ED=" + er + '/' + ep + '/' + ed + '\n';
    }
    return lines;
}

TEST(RateCommand, WritesThePuzzlesWithTheWantedRatings) {
    std::string input;
    for (const std::string& row : puzzles::sample("ratings", 40)) input += row.substr(0, 81) + '\n';
    const auto rate = [&](std::vector<std::string> words) {
        words.insert(words.begin(), "rate");
        return run_command(words, input).output;
    };
    EXPECT_EQ(rate({"--with-puzzle"}), lines_with([](double, double, double) { return true; }));
    EXPECT_EQ(rate({"--rating", "7.1-9.0"}),
              lines_with([](double er, double, double) { return 7.1 <= er && er <= 9.0; }));
    EXPECT_EQ(rate({"--ep", "2.0+", "--rating", "3.0+"}),
              lines_with([](double er, double ep, double) { return ep >= 2.0 && er >= 3.0; }));
    EXPECT_EQ(rate({"--ed", "1.0-1.2"}),
              lines_with([](double, double, double ed) { return ed <= 1.2; }));
    EXPECT_EQ(rate({"--pearl"}), lines_with([](double er, double ep, double) { return er == ep; }));
    EXPECT_EQ(rate({"--diamond"}),
              lines_with([](double er, double, double ed) { return er == ed; }));
    std::string above;
    std::istringstream lines(lines_with([](double er, double, double) { return er >= 8.5; }));
    for (std::string line; std::getline(lines, line);) above += line.substr(0, 81) + '\n';
    EXPECT_FALSE(above.empty());
    EXPECT_EQ(rate({"--above", "8.5"}), above);
}

TEST(RateCommand, SaysOfEachRowWhetherItIsWanted) {
    const std::string input =
        puzzles::file("easy50").front() + "\n\ngarbage\n" + samples::empty_line;
    EXPECT_EQ(run_command({"rate", "--rows", "--rating", "9.0+"}, input).output,
              "outside\n\nerror\nseveral\n");
    EXPECT_EQ(run_command({"rate", "--rating", "9.0+"}, input).output, "");
    EXPECT_EQ(run_command({"rate", "--pearl", "--resume", "rated.txt"}, input).exit_code, 3);
    EXPECT_EQ(run_command({"rate", "--rating", "3.0-4.0", "--ed", "7.0+"}, input).exit_code, 3);
}

}  // namespace
}  // namespace retrace
