// Buffers of lines through the engine.
#include "sudoku/engine/lines.hpp"

#include <gtest/gtest.h>

#include <string>

#include "engine/puzzle_files.hpp"
#include "engine/scalar_twin.hpp"
#include "sudoku/engine/engine.hpp"

namespace retrace::engine {
namespace {

std::string output_of(const std::string& text, LinesTask task, LinesResult* result = nullptr) {
    std::string out(lines_room(text), '#');
    const LinesResult done = solve_lines(text, task, out.data());
    EXPECT_LE(done.written, out.size());
    EXPECT_EQ(out.find_first_not_of('#', done.written), std::string::npos) << "wrote too far";
    out.resize(done.written);
    if (result != nullptr) *result = done;
    return out;
}

constexpr const char* kUnique =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr const char* kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
constexpr const char* kEmpty =
    ".................................................................................";
constexpr const char* kContradiction =
    "11...............................................................................";
constexpr const char* kNone =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

TEST(Lines, WritesALineForEveryLine) {
    const std::string text = std::string(kUnique) + "\n" + kContradiction + "\n" + kNone + "\n" +
                             kEmpty + "\nhello\n\n" + kUnique + "\n";
    const std::string first = first_solution(Grid{})->to_line();
    LinesResult result;
    EXPECT_EQ(
        output_of(text, LinesTask::first, &result),
        std::string(kSolution) + "\nnone\nnone\n" + first + "\nerror\nerror\n" + kSolution + "\n");
    EXPECT_EQ(result.lines, 7U);
    EXPECT_EQ(result.solved, 2U);
    EXPECT_EQ(result.several, 1U);
    EXPECT_EQ(result.unsolvable, 2U);
    EXPECT_EQ(result.unreadable, 2U);
    EXPECT_EQ(output_of(text, LinesTask::check, &result),
              "unique\ncontradiction\nnone\nseveral\nerror\nerror\nunique\n");
    EXPECT_EQ(result.contradictions, 1U);
}

TEST(Lines, NeedsNoEndAfterTheLastLine) {
    EXPECT_EQ(output_of(kUnique, LinesTask::first), std::string(kSolution) + "\n");
    EXPECT_EQ(output_of("", LinesTask::first), "");
    EXPECT_EQ(output_of("\n", LinesTask::first), "error\n");
    EXPECT_EQ(output_of(std::string(kUnique).substr(1), LinesTask::first), "error\n");
}

TEST(Lines, ReadsZerosAsBlanksAndNoOtherCharacter) {
    for (int character = 0; character < 256; ++character) {
        if (character == '\n') continue;
        for (const std::size_t at : {0U, 15U, 16U, 40U, 79U, 80U}) {
            std::string line = kEmpty;
            line[at] = static_cast<char>(character);
            const bool good = (character >= '0' && character <= '9') || character == '.';
            EXPECT_EQ(output_of(line, LinesTask::check), good ? "several\n" : "error\n");
        }
    }
}

TEST(Lines, LinesOfAnyOtherLengthAreErrors) {
    for (std::size_t length = 0; length < 200; ++length) {
        const std::string line(length, '.');
        const std::string expected = length == 81 ? "several\n" : "error\n";
        EXPECT_EQ(output_of(line + "\n" + kUnique, LinesTask::check), expected + "unique\n");
    }
}

TEST(Lines, FindsWhatTheSingleCallsFind) {
    for (const char* name : {"several_solutions", "top95", "pathological", "no_solution"}) {
        std::string text;
        std::string first;
        std::string check;
        for (const Grid& puzzle : twin::puzzles_in(name)) {
            text += puzzle.to_line() + "\n";
            const FirstSolution answer = solve(puzzle);
            first += answer.first ? answer.first->to_line() + "\n" : "none\n";
            check += !answer.first    ? has_contradiction(puzzle) ? "contradiction\n" : "none\n"
                     : answer.several ? "several\n"
                                      : "unique\n";
        }
        EXPECT_EQ(output_of(text, LinesTask::first), first);
        EXPECT_EQ(output_of(text, LinesTask::check), check);
        const std::string any = output_of(text, LinesTask::any);
        EXPECT_EQ(any.size(), first.size());
    }
}

}  // namespace
}  // namespace retrace::engine
