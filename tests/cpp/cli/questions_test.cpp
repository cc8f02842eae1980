// retrace certify, solutions and reduce, run as processes.
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/samples.hpp"
#include "support/all_solutions.hpp"
#include "support/command.hpp"

namespace retrace {
namespace {

using namespace samples;

// The sample's solution without the digits from 1 to `largest`: a puzzle with a few solutions.
std::string loose_line(char largest) {
    std::string line = line_solution.substr(0, 81);
    for (char& digit : line) {
        if (digit <= largest) digit = '.';
    }
    return line;
}

TEST(CertifyCommand, BeginsEachLineWithTheKindOfThePuzzle) {
    const CommandResult result =
        run_command({"certify"}, line_puzzle + loose_line('2') + "\n" + impossible_line +
                                     short_line + contradicting_line + rows_puzzle);
    const std::vector<std::string> lines = lines_of(result.output);
    ASSERT_EQ(lines.size(), 6U);
    EXPECT_EQ(lines[0] + '\n', "unique solution=" + line_solution);
    EXPECT_TRUE(lines[1].starts_with("several solutions=")) << lines[1];
    EXPECT_EQ(lines[2],
              "none givens=r1c1:1,r1c2:2,r1c3:3,r1c4:4,r1c5:5,r1c6:6,r2c8:9 smallest=yes");
    EXPECT_EQ(lines[3], "error");
    EXPECT_EQ(lines[4], "contradiction givens=r1c1:5,r1c9:5 smallest=yes clashes=r1c1-r1c9");
    EXPECT_EQ(lines[5], lines[0]);
    EXPECT_EQ(result.exit_code, 2);
}

TEST(CertifyCommand, ShowsTwoSolutionsAndWhatWouldFixThePuzzle) {
    const std::string puzzle = loose_line('2');
    const std::vector<std::string> all = rules::all_solutions(puzzle);
    ASSERT_GT(all.size(), 1U);
    const CommandResult result = run_command({"certify"}, puzzle + '\n');
    EXPECT_EQ(result.exit_code, 0);
    const auto value = [&](const std::string& name) {
        const std::size_t begin = result.output.find(' ' + name + '=') + name.size() + 2;
        return result.output.substr(begin, result.output.find_first_of(" \n", begin) - begin);
    };
    EXPECT_EQ(value("solutions"), std::to_string(all.size()));
    EXPECT_EQ(value("first"), all[0]);
    const std::string other = value("other");
    EXPECT_TRUE(std::find(all.begin(), all.end(), other) != all.end());
    std::string differ;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (all[0][cell] == other[cell]) continue;
        if (!differ.empty()) differ += ',';
        differ += cell_name(cell);
    }
    EXPECT_EQ(value("differ"), differ);
    EXPECT_EQ(value("smallest"), "yes");
    // The fix, such as "r1c1:5,r2c3:7", entered into the puzzle leaves one solution.
    std::string fixed = puzzle;
    const std::string fix = value("fix");
    for (std::size_t at = 0; at < fix.size(); at += 7) {
        const auto cell = static_cast<std::size_t>((fix[at + 1] - '1') * 9 + fix[at + 3] - '1');
        fixed[cell] = fix[at + 5];
    }
    EXPECT_EQ(rules::all_solutions(fixed).size(), 1U) << fix;
}

TEST(CertifyCommand, MarksAnEstimate) {
    const CommandResult result = run_command({"certify"}, empty_line);
    EXPECT_TRUE(result.output.starts_with("several solutions=~")) << result.output;
    EXPECT_NE(result.output.find(" smallest=unproven"), std::string::npos);
}

TEST(SolutionsCommand, ListsAllInOrder) {
    const std::string puzzle = loose_line('2');
    std::string expected;
    for (const std::string& solution : rules::all_solutions(puzzle)) expected += solution + '\n';
    EXPECT_EQ(run_command({"solutions"}, puzzle + '\n').output, expected);
}

TEST(SolutionsCommand, ListsThoseAskedFor) {
    const std::string puzzle = loose_line('3');
    const std::vector<std::string> all = rules::all_solutions(puzzle);
    ASSERT_GT(all.size(), 5U);
    EXPECT_EQ(run_command({"solutions", "--limit", "2"}, puzzle + '\n').output,
              all[0] + '\n' + all[1] + '\n');
    EXPECT_EQ(run_command({"solutions", "--from=4", "--limit=2"}, puzzle + '\n').output,
              all[3] + '\n' + all[4] + '\n');
    const std::string last = std::to_string(all.size());
    EXPECT_EQ(run_command({"solutions", "--from", last}, puzzle + '\n').output, all.back() + '\n');
    const CommandResult past_the_last =
        run_command({"solutions", "--from", std::to_string(all.size() + 1)}, puzzle + '\n');
    EXPECT_EQ(past_the_last.output, "");
    EXPECT_EQ(past_the_last.exit_code, 0);
}

TEST(SolutionsCommand, StopsWhenItsReaderHasGone) {
    RunningCommand command({"solutions"});
    command.write(empty_line);
    command.end_input();
    EXPECT_EQ(command.read_lines(1).substr(0, 82), first_of_all);
    command.close_output();
    const CommandResult result = command.finish();
    EXPECT_EQ(result.errors, "");
    EXPECT_TRUE(result.exit_code == 0 || result.exit_code == 128 + 13) << result.exit_code;
}

TEST(ReduceCommand, PrintsAMinimalPuzzleWithTheSameSolution) {
    const CommandResult result = run_command({"reduce"}, line_solution + spaced_puzzle);
    const std::vector<std::string> lines = lines_of(result.output);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_EQ(rules::all_solutions(lines[0]), std::vector{line_solution.substr(0, 81)});
    for (const std::string& line : lines) {
        ASSERT_EQ(rules::all_solutions(line).size(), 1U);
        for (std::size_t cell = 0; cell < kCells; ++cell) {
            if (line[cell] == '.') continue;
            std::string without = line;
            without[cell] = '.';
            EXPECT_GT(rules::all_solutions(without).size(), 1U) << line << ' ' << cell;
        }
    }
}

TEST(ReduceCommand, RefusesAPuzzleWithSeveralSolutionsUnlessTheyAreToBeKept) {
    const std::string puzzle = loose_line('2');
    const CommandResult refused =
        run_command({"reduce"}, "\n" + line_puzzle + puzzle + '\n' + impossible_line);
    const std::vector<std::string> lines = lines_of(refused.output);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[1], "several");
    EXPECT_EQ(lines[2], "none");
    EXPECT_EQ(refused.exit_code, 2);
    EXPECT_TRUE(refused.errors.starts_with("FILE:3:1: the puzzle has several solutions"))
        << refused.errors;
    EXPECT_EQ(lines_of(refused.errors).size(), 1U);

    const CommandResult kept = run_command({"reduce", "--keep-count"}, puzzle + '\n');
    EXPECT_EQ(kept.exit_code, 0);
    EXPECT_EQ(rules::all_solutions(kept.output.substr(0, 81)), rules::all_solutions(puzzle));
    EXPECT_LT(puzzles::grid(puzzle).blanks(), puzzles::grid(kept.output.substr(0, 81)).blanks());
}

TEST(QuestionCommands, GiveTheSameWithAnyNumberOfJobs) {
    std::string input;
    for (int i = 0; i < 40; ++i) {
        input += line_puzzle + loose_line('2') + "\nhello\n" + spaced_puzzle + contradicting_line;
    }
    for (const char* command : {"certify", "solutions", "reduce"}) {
        const CommandResult alone = run_command({command}, input);
        for (const char* jobs : {"2", "5", "all"}) {
            const CommandResult shared = run_command({command, "--jobs", jobs}, input);
            EXPECT_EQ(shared.output, alone.output) << command << ' ' << jobs;
            EXPECT_EQ(shared.errors, alone.errors) << command << ' ' << jobs;
            EXPECT_EQ(shared.exit_code, alone.exit_code);
        }
    }
}

TEST(CertifyCommand, LeavesOutTheFixWhereItIsNotWanted) {
    // The puzzle lacks two rows of the same boxes, which may be exchanged.
    const std::string several = std::string(18, '.') + line_solution.substr(18);
    const std::string whole = run_command({"certify"}, several).output;
    const std::string less = run_command({"certify", "--no-fix"}, several).output;
    ASSERT_NE(whole.find(" fix="), std::string::npos);
    EXPECT_EQ(less, whole.substr(0, whole.find(" fix=")) + "\n");
    EXPECT_EQ(run_command({"certify", "--work", "1"}, several).exit_code, 0);
}

}  // namespace
}  // namespace retrace
