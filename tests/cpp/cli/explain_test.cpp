// retrace explain, hint and rate, run as processes.
#include <gtest/gtest.h>

#include "cli/samples.hpp"
#include "sudoku/techniques/candidates.hpp"
#include "support/command.hpp"

namespace retrace {
namespace {

using namespace samples;

// A puzzle with one blank.
const std::string last_blank =
    ".43628579572139468986754231391542786468917352725863914237481695619275843854396127\n";
const std::string beyond_words =
    "No technique known here finds a further step. From here on it takes a search.";
const std::string several_words =
    "several | The puzzle has more than one solution, so techniques that need a unique one are "
    "left out.";
const std::string beyond = std::string(puzzles::kInkala) + '\n';

TEST(RateCommand, SaysThatACompletedGridIsSolvedAsHintDoes) {
    EXPECT_EQ(run_command({"rate"}, line_solution).output, "solved\n");
    EXPECT_EQ(run_command({"hint"}, line_solution).output, "solved\n");
}

TEST(RateCommand, PrintsThreeRatingsAndTheHardestTechnique) {
    const CommandResult result = run_command({"rate"}, last_blank + beyond);
    EXPECT_EQ(result.output, "1.0 1.0 1.0 full-house\n10.7 10.7 9.7 nested-simple-chains\n");
    EXPECT_EQ(result.exit_code, 0);
}

TEST(RateCommand, PrintsAWordForAPuzzleWithoutARating) {
    const CommandResult result =
        run_command({"rate", "--jobs", "2"},
                    impossible_line + last_blank + contradicting_line + short_line + empty_line);
    EXPECT_EQ(result.output, "none\n1.0 1.0 1.0 full-house\nnone\nerror\nseveral\n");
    EXPECT_EQ(result.exit_code, 2);
}

TEST(ExplainCommand, PrintsALineAStep) {
    const CommandResult result = run_command({"explain"}, last_blank);
    EXPECT_EQ(result.output,
              "1 1.0 full-house r1c1=1 | r1c1 is the last blank of box 1, and only 1 is missing "
              "there.\n\n");
    EXPECT_EQ(result.exit_code, 0);
}

TEST(ExplainCommand, NamesAContradictionAndSaysWhereASolutionIsNotUnique) {
    EXPECT_EQ(run_command({"explain"}, contradicting_line).output,
              "none | r1c1 and r1c9 are both 5 (row 1)\n\n");
    EXPECT_EQ(run_command({"explain"}, impossible_line).output,
              "none | The givens alone have no solution; no hint can help.\n\n");
    const CommandResult several = run_command({"explain"}, empty_line);
    EXPECT_EQ(several.output, several_words + "\nsearch | " + beyond_words + "\n\n");
    EXPECT_EQ(several.exit_code, 0);
}

TEST(HintCommand, GivesAwayNoMoreThanItsLevel) {
    const auto hint = [](const std::string& level) {
        return run_command({"hint", "--level", level}, last_blank).output;
    };
    EXPECT_EQ(hint("nudge"), "full-house\n");
    EXPECT_EQ(hint("where"), "full-house in box 1\n");
    EXPECT_EQ(hint("what"), "full-house in box 1: r1c1=1\n");
    EXPECT_EQ(
        hint("why"),
        "full-house in box 1: r1c1=1 | r1c1 is the last blank of box 1, and only 1 is missing "
        "there.\n");
    EXPECT_EQ(run_command({"hint"}, last_blank).output, hint("why"));
}

TEST(HintCommand, SaysWhereThereIsNoStep) {
    EXPECT_EQ(run_command({"hint"}, line_solution + empty_line + contradicting_line).output,
              "solved\nsearch | " + beyond_words + " | " + several_words +
                  "\nnone | r1c1 and r1c9 are both 5 (row 1)\n");
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

TEST(HintCommand, KnowsItsLevelsAndExplainItsOrders) {
    EXPECT_EQ(
        run_command({"hint", "--level", "all"}).errors,
        "retrace: --level is nudge, where, what or why, not 'all'; see `retrace hint --help`\n");
    EXPECT_EQ(
        run_command({"explain", "--order", "random"}).errors,
        "retrace: --order is teaching or classic, not 'random'; see `retrace explain --help`\n");
}

}  // namespace
}  // namespace retrace
