// An empty line parts the answers to puzzles, so the file tells how many puzzles it has answers to.
#include "cli/answers_before.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "cli/appended_file.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/standing.hpp"
#include "cli/words.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {
namespace {

constexpr std::array<std::string_view, 2> kRefusals{"none", "several"};

struct AnswersBefore {
    std::size_t puzzles = 0;  // whose answers have begun
    std::size_t errors = 0;
    bool is_through = false;  // nothing is left of the answer to the last one
    LinesBefore lines{};      // of the last one
};

bool take(std::string_view line, AnswersBefore& before) {
    if (line == "error") {
        ++before.errors;
        before.is_through = true;
        return true;
    }
    const bool parts = line.empty();
    if (parts || before.puzzles == 0) {
        before.puzzles = std::max<std::size_t>(before.puzzles, 1) + (parts ? 1 : 0);
        before.is_through = false;
        before.lines = {};
    }
    if (parts) return true;
    ++before.lines.count;
    before.lines.last = Grid::from_line(line.substr(0, kCells));
    if (before.lines.last) return true;
    before.is_through = true;
    return std::find(kRefusals.begin(), kRefusals.end(), line) != kRefusals.end();
}

// The answer to the puzzle that the file ends with.
AnswerPuzzle answer_after(const AnswersBefore& before, const WriteAfter& write) {
    return [before, write](const text::Puzzle& puzzle, Output& output) -> Answered {
        if (before.is_through) return ExitCode::success;
        const bool is_unique = techniques::standing_of(puzzle.grid) == techniques::Standing::unique;
        if (is_unique && write(puzzle.grid, before.lines, output)) return ExitCode::success;
        Answered refused{ExitCode::bad_input,
                         said({"the file of --resume does not end with an answer to this puzzle",
                               "--resume의 파일이 이 퍼즐의 답으로 끝나지 않습니다"})};
        refused.ends = true;
        return refused;
    };
}

}  // namespace

ExitCode answer_in_lines(const Arguments& arguments, Reporter& reporter, const WriteAfter& write) {
    Answering answering{for_unique([write](const Grid& puzzle, Output& output) {
                            write(puzzle, LinesBefore{}, output);
                            return ExitCode::success;
                        }),
                        std::nullopt,
                        {},
                        true};
    answering.reporter = &reporter;
    if (arguments.resumed.empty()) return answer_puzzles(arguments, std::move(answering));
    AppendedFile file(arguments.resumed);
    AnswersBefore before;
    file.read([&](std::string_view line) { return take(line, before); },
              said({"not an answer of this command", "이 명령의 답이 아닙니다"}));
    file.cut();
    if (!file.reason().empty()) return file.tell_reason();
    answering.descriptor = file.descriptor();
    answering.errors_before = before.errors;
    if (before.puzzles > 0) answering.puzzles_before = before.puzzles - 1;
    if (before.lines.last || before.is_through) answering.first = answer_after(before, write);
    return answer_puzzles(arguments, std::move(answering));
}

}  // namespace retrace::cli
