// retrace generate, run as a process.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>

#include "support/command.hpp"
#include "support/folders.hpp"

namespace retrace {
namespace {

TEST(GenerateCommand, GivesTheSamePuzzlesWithAnyNumberOfJobs) {
    const CommandResult one = run_command({"generate", "-n", "40", "--seed", "11"});
    EXPECT_EQ(one.exit_code, 0);
    EXPECT_EQ(one.errors, "");
    EXPECT_EQ(one.output.size(), 40U * 82);
    const CommandResult four = run_command({"generate", "-n", "40", "--seed=11", "--jobs", "4"});
    EXPECT_EQ(four.output, one.output);
    // A shorter series from the same seed is the beginning of the longer one.
    EXPECT_EQ(run_command({"generate", "-n", "3", "--seed", "11"}).output,
              one.output.substr(0, 3 * 82));
    const CommandResult checked = run_command({"check"}, one.output);
    for (std::size_t line = 0; line < 40; ++line) {
        EXPECT_EQ(checked.output.substr(line * 7, 7), "unique\n");
    }
    EXPECT_EQ(run_command({"reduce"}, one.output).output, one.output);
}

// Each line of the file has a link of the page, the command's words and the puzzle; tests/wasm/make runs the same lines.
TEST(GenerateCommand, MakesThePuzzlesThatThePageMakes) {
    std::ifstream file(in_puzzles("generated.txt"));
    std::string link;
    std::string command;
    std::string puzzle;
    int lines = 0;
    while (std::getline(file, link, '\t') && std::getline(file, command, '\t') &&
           std::getline(file, puzzle)) {
        std::istringstream words(command);
        const std::vector<std::string> list{std::istream_iterator<std::string>(words), {}};
        EXPECT_EQ(run_command(list).output, puzzle + '\n') << command;
        ++lines;
    }
    EXPECT_GE(lines, 10);
}

TEST(GenerateCommand, TellsTheSeedThatItChose) {
    const CommandResult first = run_command({"generate"});
    const std::string before = "retrace: --seed ";
    ASSERT_TRUE(first.errors.starts_with(before)) << first.errors;
    const std::string seed =
        first.errors.substr(before.size(), first.errors.find('\n') - before.size());
    EXPECT_EQ(run_command({"generate", "--seed", seed}).output, first.output);
}

TEST(GenerateCommand, SaysWhatMadeAnOrderRareWhereItGivesUp) {
    const CommandResult result =
        run_command({"generate", "--givens", "17", "--tries", "20", "--seed", "1"});
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_EQ(result.output, "none\n");
    EXPECT_TRUE(result.errors.starts_with("retrace: puzzle 1 given up: 20 tries, "))
        << result.errors;
}

// A solution without one digit gives 81 puzzles, some of which are alike.
TEST(GenerateCommand, MakesNoTwoThatAreAlike) {
    const std::vector<std::string> words = {"generate",
                                            "--seed",
                                            "1",
                                            "--givens",
                                            "80",
                                            "--keep",
                                            "1234567894567891237891234562315648975648"
                                            "97231897231564312645978645978312978312..."};
    std::vector<std::string> more = words;
    more.insert(more.end(), {"-n", "5"});
    const CommandResult one = run_command(words);
    EXPECT_EQ(one.exit_code, 0) << one.errors;
    const CommandResult several = run_command(more);
    EXPECT_EQ(several.exit_code, 1);
    EXPECT_EQ(several.output.substr(0, 82), one.output);
    EXPECT_TRUE(several.output.ends_with("none\n")) << several.output;
    EXPECT_NE(several.errors.find("given up: made only puzzles like those before it"),
              std::string::npos)
        << several.errors;
}

TEST(GenerateCommand, MakesAPuzzleThatNeedsATechnique) {
    const CommandResult result =
        run_command({"generate", "--technique", "x-wing", "--seed", "3", "-n", "2"});
    EXPECT_EQ(run_command({"rate"}, result.output).output.find("x-wing"), 12U) << result.output;
}

TEST(GenerateCommand, MakesThePuzzlesThatAFileNumbers) {
    const CommandResult all = run_command({"generate", "-n", "6", "--seed", "11"});
    const auto line = [&](std::size_t number) { return all.output.substr((number - 1) * 82, 82); };
    const TemporaryFile numbers("5\n2\n2\n6\n");
    const std::string wanted = line(5) + line(2) + line(2) + line(6);
    for (const std::string jobs : {"1", "3"}) {
        const CommandResult some =
            run_command({"generate", "--seed", "11", "--numbers", numbers.path(), "--jobs", jobs});
        EXPECT_EQ(some.exit_code, 0) << some.errors;
        EXPECT_EQ(some.output, wanted);
    }
}

TEST(GenerateCommand, AnswersEveryLineOfAFileOfNumbers) {
    const TemporaryFile numbers("2\n0\nx\n\n1");
    const CommandResult result =
        run_command({"generate", "--seed", "11", "--numbers", numbers.path()});
    EXPECT_EQ(result.exit_code, 2);
    const CommandResult two = run_command({"generate", "-n", "2", "--seed", "11"});
    EXPECT_EQ(result.output,
              two.output.substr(82) + "error\nerror\nerror\n" + two.output.substr(0, 82));
    const std::string reason = ":1: expected a number from 1 on, below 2^64\n";
    EXPECT_EQ(result.errors, numbers.path() + ":2" + reason + numbers.path() + ":3" + reason +
                                 numbers.path() + ":4" + reason);
}

TEST(GenerateCommand, TellsOfABadNumberAsACheckTellsOfABadPuzzle) {
    const std::vector<std::string> numbered{"generate", "--seed", "11", "--numbers"};
    EXPECT_EQ(run_command({"check"}, "53..q..91\n").errors,
              "FILE:1:5: 'q' is neither a digit nor a blank\n");
    EXPECT_EQ(run_command(numbered, "12 \n").errors,
              "FILE:1:3: expected a number from 1 on, below 2^64\n");
    EXPECT_EQ(run_command(numbered, "18446744073709551616\n").errors,
              "FILE:1:1: expected a number from 1 on, below 2^64\n");
    const std::string long_line(std::size_t{1} << 21U, '1');
    const std::string too_long = "FILE:1:1: the line is longer than 1 MiB\n";
    EXPECT_EQ(run_command({"check"}, long_line).errors, too_long);
    EXPECT_EQ(run_command(numbered, long_line).errors, too_long);
}

TEST(GenerateCommand, CallsStandardInputAsACheckDoes) {
    const auto errors = [](const std::vector<std::string>& words) {
        RunningCommand running(words);
        running.write("q\n");
        return running.finish().errors;
    };
    EXPECT_TRUE(errors({"check"}).starts_with("<stdin>:1:1: "));
    EXPECT_TRUE(errors({"generate", "--numbers", "-", "--seed", "1"}).starts_with("<stdin>:1:1: "));
}

TEST(GenerateCommand, AnswersANumberWhileItsInputGoesOn) {
    RunningCommand running({"generate", "--seed", "11", "--numbers", "-"});
    running.write("1\n");
    EXPECT_EQ(running.read_lines(1), run_command({"generate", "--seed", "11"}).output);
    running.end_input();
}

TEST(GenerateCommand, GoesOnWhereAFileWasCutOff) {
    const std::vector<std::string> words = {"generate", "-n", "30", "--seed", "11"};
    const CommandResult whole = run_command(words);
    const std::vector<std::size_t> cuts{0, 1, 81, 82, 1000, 2459, 2460};
    for (const std::size_t bytes : cuts) {
        const TemporaryFile file(whole.output.substr(0, bytes));
        std::vector<std::string> resuming = words;
        resuming.insert(resuming.end(), {"--jobs", "2", "--resume", file.path()});
        const CommandResult result = run_command(resuming);
        EXPECT_EQ(result.exit_code, 0) << result.errors;
        EXPECT_EQ(result.output, "");
        EXPECT_EQ(content_of(file.path()), whole.output) << bytes;
    }
}

// Most of these puzzles would be alike, so the command has to know those of the file.
TEST(GenerateCommand, MakesNothingLikeWhatItsFileHas) {
    const std::vector<std::string> words = {"generate",
                                            "-n",
                                            "60",
                                            "--seed",
                                            "1",
                                            "--givens",
                                            "79",
                                            "--keep",
                                            "1234567894567891237891234562315648975648"
                                            "97231897231564312645978645978312978....."};
    const CommandResult whole = run_command(words);
    const TemporaryFile file(whole.output.substr(0, 82 * 20));
    std::vector<std::string> resuming = words;
    resuming.insert(resuming.end(), {"--resume", file.path()});
    EXPECT_EQ(run_command(resuming).exit_code, whole.exit_code);
    EXPECT_EQ(content_of(file.path()), whole.output);
}

TEST(GenerateCommand, LeavesAFileAloneThatItDidNotBegin) {
    const std::string other = run_command({"generate", "--seed", "12"}).output;
    const auto refusal = [](const std::string& content) {
        const TemporaryFile file(content);
        const CommandResult result =
            run_command({"generate", "-n", "3", "--seed", "11", "--resume", file.path()});
        EXPECT_EQ(result.exit_code, 3);
        EXPECT_EQ(content_of(file.path()), content);
        return result.errors.substr(result.errors.find(file.path()) + file.path().size());
    };
    EXPECT_EQ(refusal(other),
              ": the file does not begin with the first puzzle of this seed and these options\n");
    EXPECT_EQ(refusal("a list\n" + other), ":1:1: not a puzzle of a series\n");
}

TEST(GenerateCommand, TellsWhyARarePuzzleTakesLong) {
    RunningCommand rare(
        {"generate", "--seed", "1", "--technique", "twice-nested-chains", "--tries", "1000000"});
    const std::string told = rare.read_error_lines(1);
    EXPECT_TRUE(told.starts_with("retrace: puzzle 1: ")) << told;
    EXPECT_NE(told.find(" with another hardest step"), std::string::npos) << told;
    rare.interrupt();
    EXPECT_NE(rare.finish().errors.find("such a puzzle is rarer than one in "), std::string::npos);
}

}  // namespace
}  // namespace retrace
