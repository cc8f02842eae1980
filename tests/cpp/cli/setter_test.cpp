// retrace canonical, same, dedupe, minimals, neighbours, backdoors and seventeens, run as processes.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "cli/samples.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/generate/random_isomorphism.hpp"
#include "sudoku/setting/backdoors.hpp"
#include "support/command.hpp"
#include "support/folders.hpp"

namespace retrace {
namespace {

using namespace samples;

std::string scrambled(const std::string& line, std::uint64_t seed) {
    generate::Random random(seed);
    return applied(generate::random_isomorphism(random), *Grid::from_line(line.substr(0, 81)))
        .to_line();
}

std::size_t lines_in(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

TEST(CanonicalCommand, GivesOneFormHoweverAPuzzleIsScrambledAndWritten) {
    const std::string form = run_command({"canonical"}, line_puzzle).output;
    EXPECT_EQ(form.size(), 82U);
    EXPECT_EQ(run_command({"canonical"}, scrambled(line_puzzle, 3) + '\n').output, form);
    EXPECT_EQ(run_command({"canonical"}, rows_puzzle).output, form);
    EXPECT_EQ(run_command({"canonical"}, form).output, form);
    EXPECT_EQ(run_command({"canonical"}, short_line).output, "error\n");
}

TEST(CanonicalCommand, SaysHowAPuzzleBecomesItsForm) {
    const CommandResult result = run_command({"canonical", "--with-map"}, line_puzzle);
    EXPECT_NE(result.output.find(" transposed="), std::string::npos);
    EXPECT_NE(result.output.find(" rows="), std::string::npos);
    EXPECT_NE(result.output.find(" columns="), std::string::npos);
    EXPECT_NE(result.output.find(" digits="), std::string::npos);
    EXPECT_NE(result.output.find(" automorphisms=1\n"), std::string::npos);
}

TEST(CanonicalCommand, GroupsPuzzlesByTheirSolution) {
    // Two minimal puzzles of one solution, and scrambled ones of both.
    const std::string solution = run_command({"solve"}, line_puzzle).output;
    const std::string parts = run_command({"minimals", "-n", "2", "--seed", "5"}, solution).output;
    ASSERT_EQ(lines_in(parts), 2U);
    const std::string forms = run_command({"canonical", "--by-solution"}, parts).output;
    std::string others;
    for (std::size_t i = 0; i < 2; ++i) others += scrambled(parts.substr(i * 82, 81), 7 + i) + '\n';
    EXPECT_EQ(run_command({"canonical", "--by-solution"}, others).output, forms);
    const std::string least = run_command({"canonical"}, solution).output.substr(0, 81);
    EXPECT_EQ(forms.substr(0, 81), least);
    EXPECT_EQ(forms.substr(164, 81), least);
    EXPECT_NE(forms.substr(82, 81), forms.substr(246, 81));
    EXPECT_EQ(run_command({"solve"}, forms.substr(82, 82)).output, least + '\n');
    EXPECT_EQ(run_command({"canonical", "--by-solution"}, std::string(81, '.') + '\n').output,
              "several\n");
}

TEST(SameCommand, TellsIsomorphicPuzzlesFromOthers) {
    const std::string puzzle = line_puzzle.substr(0, 81);
    const CommandResult same = run_command({"same", puzzle, scrambled(puzzle, 4)});
    EXPECT_EQ(same.exit_code, 0);
    EXPECT_TRUE(same.output.starts_with("same transposed=")) << same.output;
    const CommandResult other = run_command({"same", puzzle, impossible_line.substr(0, 81)});
    EXPECT_EQ(other.exit_code, 1);
    EXPECT_EQ(other.output, "different\n");
}

TEST(SameCommand, TakesFilesAndRefusesAnythingButTwo) {
    const TemporaryFile file("# a comment\n" + rows_puzzle);
    EXPECT_EQ(run_command({"same", file.path(), line_puzzle.substr(0, 81)}).exit_code, 0);
    EXPECT_EQ(run_command({"same", file.path()}).exit_code, 3);
    const TemporaryFile empty("\n");
    const CommandResult none = run_command({"same", file.path(), empty.path()});
    EXPECT_EQ(none.exit_code, 2);
    EXPECT_NE(none.errors.find("there is no puzzle here"), std::string::npos) << none.errors;
}

// A list with one scrambled puzzle of 17 givens among others.
TEST(SameCommand, FindsAPuzzleInAListAndThoseThatAGridHolds) {
    const std::string seventeen = content_of(in_puzzles("17_clue.txt")).substr(0, 82);
    const TemporaryFile list(line_puzzle + scrambled(seventeen, 7) + '\n' + impossible_line);
    const std::string grid = run_command({"solve"}, seventeen).output;
    const CommandResult same = run_command({"same", "--among", list.path()}, seventeen);
    EXPECT_TRUE(same.output.starts_with("same 2 transposed=")) << same.output << same.errors;
    EXPECT_EQ(run_command({"same", "--among", list.path(), seventeen.substr(0, 81)}).output,
              same.output);
    const CommandResult held = run_command({"same", "--among", list.path()}, grid);
    ASSERT_TRUE(held.output.starts_with("holds 2 ")) << held.output;
    const std::string found = held.output.substr(8);
    EXPECT_EQ(run_command({"solve"}, found).output, grid);
    EXPECT_EQ(run_command({"canonical"}, found).output,
              run_command({"canonical"}, seventeen).output);
    const CommandResult other =
        run_command({"same", "--among", list.path()}, line_solution + rows_puzzle);
    EXPECT_TRUE(other.output.starts_with("holds 1 " + line_puzzle + "same 1 ")) << other.output;
    const CommandResult none =
        run_command({"same", "--among", list.path(), "--format", "json"}, empty_line);
    EXPECT_EQ(none.exit_code, 1);
    EXPECT_NE(none.output.find("\"result\":\"different\""), std::string::npos) << none.output;
}

TEST(DedupeCommand, KeepsTheFirstOfThoseThatAreTheSame) {
    const std::string input = line_puzzle + scrambled(line_puzzle, 5) + '\n' + impossible_line +
                              scrambled(impossible_line, 6) + '\n' + rows_puzzle;
    const CommandResult result = run_command({"dedupe"}, input);
    EXPECT_EQ(lines_in(result.output), 2U) << result.output;
    EXPECT_NE(result.errors.find("5 puzzles, 2 different"), std::string::npos) << result.errors;
    const CommandResult repeats = run_command({"dedupe", "--repeats"}, input);
    EXPECT_TRUE(repeats.output.starts_with("2 1 ")) << repeats.output;
    EXPECT_NE(repeats.output.find("\n4 3 "), std::string::npos) << repeats.output;
    EXPECT_NE(repeats.output.find("\n5 1 "), std::string::npos) << repeats.output;
}

TEST(MinimalsCommand, ListsOrDrawsAndNeedsOneSolution) {
    const CommandResult some = run_command({"minimals", "--limit", "3"}, line_solution);
    EXPECT_EQ(lines_in(some.output), 3U);
    const CommandResult drawn = run_command({"minimals", "-n", "4", "--seed", "9"}, line_solution);
    EXPECT_EQ(lines_in(drawn.output), 4U);
    EXPECT_EQ(run_command({"minimals", "-n", "4", "--seed", "9"}, line_solution).output,
              drawn.output);
    EXPECT_EQ(lines_in(run_command({"reduce"}, drawn.output).output), 4U);
    EXPECT_EQ(run_command({"reduce"}, drawn.output).output, drawn.output);
}

TEST(NeighboursCommand, ListsPuzzlesWithOneSolutionAsFarFromTheFirst) {
    const CommandResult result = run_command({"neighbours", "--limit", "5"}, line_puzzle);
    ASSERT_EQ(lines_in(result.output), 5U);
    for (std::size_t begin = 0; begin < result.output.size(); begin += 82) {
        const std::string line = result.output.substr(begin, 81);
        int unlike = 0;
        for (std::size_t i = 0; i < 81; ++i) unlike += line[i] == line_puzzle[i] ? 0 : 1;
        EXPECT_LE(unlike, 2);
        EXPECT_EQ(run_command({"check"}, line + '\n').output, "unique\n");
    }
}

// Each cut is what a run has written when it is stopped, with a part of a line behind it.
TEST(ResumedAnswers, AndTheCutOnesAreTheWholeRun) {
    const std::string more =
        run_command({"solve"}, line_puzzle).output.substr(0, 9) + line_puzzle.substr(9, 72) + '\n';
    const std::string input = impossible_line + more + short_line + rows_puzzle + short_line;
    const std::vector<std::vector<std::string>> runs{
        {"minimals", "--limit", "6"},
        {"minimals", "-n", "3", "--seed", "9"},
        {"neighbours", "--limit", "5"},
        {"neighbours", "--rating", "1.0-3.0", "--limit", "3", "--jobs", "2"}};
    for (const auto& run : runs) {
        const std::string whole = run_command(run, input).output;
        EXPECT_GT(lines_in(whole), 8U) << whole;
        for (std::size_t end = 0; end != std::string::npos; end = whole.find('\n', end + 1)) {
            const TemporaryFile file(whole.substr(0, end == 0 ? 0 : end + 1) + "12..");
            auto resumed = run;
            resumed.insert(resumed.end(), {"--resume", file.path()});
            run_command(resumed, input);
            EXPECT_EQ(content_of(file.path()), whole) << run[0] << ' ' << end;
        }
    }
}

TEST(ResumedAnswers, OfAnotherPuzzleAreRefusedAndLeftAsTheyAre) {
    for (const std::string command : {"minimals", "neighbours"}) {
        const TemporaryFile file(impossible_line);
        const CommandResult result =
            run_command({command, "--resume", file.path()}, line_puzzle + line_puzzle);
        EXPECT_EQ(result.exit_code, 2);
        EXPECT_NE(result.errors.find("does not end with an answer to this puzzle"),
                  std::string::npos)
            << result.errors;
        EXPECT_EQ(content_of(file.path()), impossible_line);
        const TemporaryFile words("# a list\n");
        EXPECT_NE(run_command({command, "--resume", words.path()}, line_puzzle)
                      .errors.find(":1:1: not an answer of this command"),
                  std::string::npos);
    }
}

const std::string hard_line =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n";

// A line for each puzzle, cut after any of them.
TEST(ResumedAnswers, OfBackdoorsAreTheWholeRun) {
    const std::string input =
        hard_line + impossible_line + short_line + line_puzzle + std::string(81, '.') + '\n';
    const std::vector<std::string> run{"backdoors", "--limit", "5"};
    const std::string whole = run_command(run, input).output;
    ASSERT_EQ(lines_in(whole), 5U) << whole;
    for (std::size_t end = 0; end != std::string::npos; end = whole.find('\n', end + 1)) {
        const TemporaryFile file(whole.substr(0, end == 0 ? 0 : end + 1) + "2 r1");
        run_command({"backdoors", "--limit", "5", "--resume", file.path()}, input);
        EXPECT_EQ(content_of(file.path()), whole) << end;
    }
    for (const std::string other : {"1 r1c1=1\n", "none\n", "# at 1.3 1 r1c1=1\n", "# at 9\n"}) {
        const TemporaryFile file(other);
        const CommandResult result = run_command({"backdoors", "--resume", file.path()}, hard_line);
        EXPECT_EQ(result.exit_code, 2) << other;
        EXPECT_NE(result.errors.find("does not end with an answer to this puzzle"),
                  std::string::npos)
            << result.errors;
    }
    for (const std::string other : {"# a list\n", "# at 0.1\n# at 0.1\n", "x\n"}) {
        const TemporaryFile file(other);
        const CommandResult result = run_command({"backdoors", "--resume", file.path()}, hard_line);
        EXPECT_NE(result.errors.find(": not an answer of this command"), std::string::npos)
            << result.errors;
        EXPECT_EQ(content_of(file.path()), other);
    }
}

// A search leaves where it was, so that one without an answer yet does not begin again.
TEST(ResumedAnswers, BeginWhereASearchWasStopped) {
    const std::string whole = run_command({"backdoors"}, line_puzzle + hard_line).output;
    const std::string first = whole.substr(0, whole.find('\n') + 1);
    const std::string second = whole.substr(first.size());
    const std::string begun = second.substr(0, second.find(' ', second.find(' ') + 1));
    // No digit was tried yet; and the first backdoor was found, and all after it are to come.
    const Grid puzzle = *Grid::from_line(hard_line.substr(0, 81));
    setting::Backdoors search(puzzle, *engine::first_found(puzzle), nullptr, 4);
    const auto at = [&] { return setting::text_of_position(search.position()); };
    std::vector<std::string> stops{first + "# at 0\n"};
    search.run(100);
    stops.push_back(first + "# at " + at() + '\n');
    while (!search.run(1'000'000)) {
    }
    stops.push_back(first + "# at " + at() + ' ' + begun + '\n');
    for (const std::string& stop : stops) {
        const TemporaryFile file(stop);
        const CommandResult result =
            run_command({"backdoors", "--resume", file.path()}, line_puzzle + hard_line);
        EXPECT_EQ(content_of(file.path()), whole) << stop << result.errors;
    }
    const std::string all = run_command({"neighbours"}, line_puzzle).output;
    const TemporaryFile file("# at 5.0\n");
    run_command({"neighbours", "--resume", file.path()}, line_puzzle);
    const std::string rest = content_of(file.path());
    EXPECT_FALSE(rest.empty());
    EXPECT_LT(rest.size(), all.size());
    EXPECT_TRUE(all.ends_with(rest));
}

// A mistaken call costs nothing: the place stays for the right one.
TEST(ResumedAnswers, KeepTheirPlaceWhenARunIsRefused) {
    const std::string place = "# at 1.0\n";
    for (const std::string command : {"neighbours", "backdoors"}) {
        for (const std::string& puzzle : {std::string(81, '.') + '\n', std::string("none\n")}) {
            const TemporaryFile file(place);
            const CommandResult result = run_command({command, "--resume", file.path()}, puzzle);
            EXPECT_EQ(result.exit_code, 2) << command << puzzle;
            EXPECT_EQ(content_of(file.path()), place) << command << puzzle << result.errors;
        }
    }
}

// No neighbour by two givens is as hard as is asked for, so only its place is left of the search.
TEST(ResumedAnswers, OfAnInterruptedSearchGoOnBehindItExhaustive) {
    const std::string seventeen = content_of(in_puzzles("17_clue.txt")).substr(0, 82);
    const TemporaryFile puzzle(seventeen);
    const TemporaryFile file("");
    const auto way_after = [&](int seconds) {
        std::system(("LC_ALL=C timeout --foreground -s INT " + std::to_string(seconds) + " " +
                     command_path() + " neighbours --exchange 2 --rating 11.8-11.9 --resume " +
                     file.path() + ' ' + puzzle.path())
                        .c_str());
        const std::string left = content_of(file.path());
        EXPECT_TRUE(left.empty() || (left.starts_with("# at ") && lines_in(left) == 1)) << left;
        return left.empty() ? 0 : std::atoi(left.c_str() + 5);
    };
    int first = 0;
    int seconds = 1;
    for (; first == 0 && seconds <= 64; seconds *= 2) first = way_after(seconds);
    EXPECT_GT(first, 0);
    EXPECT_GE(way_after(1), first);
}

TEST(BackdoorsCommand, SaysHowManyDigitsAreEnough) {
    const CommandResult result = run_command(
        {"backdoors", "--limit", "2"},
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n");
    EXPECT_TRUE(result.output.front() >= '1' && result.output.front() <= '4') << result.output;
    EXPECT_NE(result.output.find('='), std::string::npos) << result.output;
}

TEST(BandsCommand, NumbersTheBandsOfAPuzzleAsThoseOfItsSolution) {
    EXPECT_EQ(run_command({"bands"}, line_puzzle).output,
              run_command({"bands"}, line_solution).output);
}

}  // namespace
}  // namespace retrace
