// --jobs: the same answers in the same order, whatever the number of threads.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "cli/samples.hpp"
#include "support/command.hpp"
#include "support/folders.hpp"
#include "support/puzzles.hpp"

namespace retrace {
namespace {

using namespace samples;

std::string shared(const std::string& name) {
    std::ifstream stream(in_puzzles(name + ".txt"));
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

// Puzzles of every kind and form with unreadable lines between them: a few thousand answers.
std::string mixture() {
    std::string text;
    const std::string several = shared("several_solutions").substr(0, 82 * 40);
    for (int i = 0; i < 60; ++i) {
        text +=
            several + line_puzzle + rows_puzzle + short_line + spaced_puzzle + contradicting_line;
        text += "# a comment\n" + shared("no_solution") + line_puzzle.substr(1);
    }
    return text;
}

void expect_same_with_jobs(std::vector<std::string> arguments, const std::string& input) {
    const CommandResult alone = run_command(arguments, input);
    arguments.insert(arguments.end(), {"--jobs", ""});
    for (const char* jobs : {"1", "2", "7"}) {
        arguments.back() = jobs;
        const CommandResult shared_out = run_command(arguments, input);
        EXPECT_EQ(shared_out.output, alone.output) << jobs;
        EXPECT_EQ(shared_out.errors, alone.errors) << jobs;
        EXPECT_EQ(shared_out.exit_code, alone.exit_code) << jobs;
    }
}

TEST(Jobs, KeepTheOrderOfAnswersAndErrors) {
    const std::string input = mixture();
    expect_same_with_jobs({"check"}, input);
    expect_same_with_jobs({"solve"}, input);
    expect_same_with_jobs({"count", "--limit", "20"}, input);
}

TEST(Jobs, SearchWithTheChosenStrategy) {
    const std::string input = shared("top95") + contradicting_line + rows_puzzle;
    expect_same_with_jobs({"solve", "--strategy", "propagation"}, input);
    expect_same_with_jobs({"solve", "--strategy", "greedy"}, line_puzzle + rows_puzzle);
}

TEST(Jobs, ShareTheSearchesWithinAPuzzle) {
    const std::string nested =
        "1.3....8..56789...78..........59.67..6..728.5.7.6.8.2.......2..6..8.795....92..6.\n";
    const std::string deeper =
        ".23.....94.7....3.89..........648.97.4829.......5.1...37....8.2.84..297....8...43\n";
    expect_same_with_jobs({"rate"}, nested + deeper);
    expect_same_with_jobs({"explain", "--order", "classic", "--unfold"}, nested);
    expect_same_with_jobs({"hint", "--order", "classic"}, std::string(puzzles::kInkala) + '\n');
    EXPECT_EQ(run_command({"rate", "--jobs", "4"}, nested + deeper).output,
              "10.4 9.5 2.6 nested-simple-chains\n11.0 10.4 2.8 nested-multiple-chains\n");
}

TEST(Jobs, AnswerWithTheKnownWords) {
    const CommandResult result =
        run_command({"check", "--jobs=2"}, line_puzzle + short_line + empty_line +
                                               contradicting_line + impossible_line + rows_puzzle);
    EXPECT_EQ(result.output, "unique\nerror\nseveral\ncontradiction\nnone\nunique\n");
    EXPECT_EQ(result.errors, "FILE:2:81: the line has 80 cells instead of 81\n");
    EXPECT_EQ(result.exit_code, 2);
}

TEST(Jobs, AreAnsweredPuzzleByPuzzleFromASlowPipe) {
    RunningCommand command({"solve", "--jobs", "2"});
    command.write(line_puzzle);
    EXPECT_EQ(command.read_lines(1), line_solution);
    command.write(rows_puzzle.substr(0, 45));
    command.write(rows_puzzle.substr(45));
    EXPECT_EQ(command.read_lines(9), rows_solution);
    EXPECT_EQ(command.finish().exit_code, 0);
}

TEST(Jobs, EndWhenTheirReaderHasGone) {
    std::string many;
    for (int i = 0; i < 5000; ++i) many += line_puzzle;
    const TemporaryFile file(many);
    RunningCommand command({"solve", "--jobs", "2", file.path()});
    EXPECT_FALSE(command.read_lines(1).empty());
    command.close_output();
    const CommandResult result = command.finish();
    EXPECT_EQ(result.errors, "");
    EXPECT_TRUE(result.exit_code == 0 || result.exit_code == 128 + 13) << result.exit_code;
}

TEST(Jobs, TakeTheMemoryOfAFewForAHundredThousandPuzzles) {
    std::string few;
    for (int i = 0; i < 100; ++i) few += line_puzzle;
    std::string many;
    for (int i = 0; i < 1000; ++i) many += few;
    const CommandResult small = run_command({"check", "--jobs", "2"}, few);
    const CommandResult large = run_command({"check", "--jobs", "2"}, many);
    EXPECT_EQ(large.exit_code, 0);
    EXPECT_LT(large.peak_memory, small.peak_memory + 4096);
}

TEST(Jobs, MayBeAsManyAsCores) {
    EXPECT_EQ(run_command({"check", "--jobs", "all"}, line_puzzle).output, "unique\n");
}

}  // namespace
}  // namespace retrace
