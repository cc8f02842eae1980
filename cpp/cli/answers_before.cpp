// An empty line parts the answers to puzzles, so the file tells how many puzzles it has answers to.
#include "cli/answers_before.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "cli/puzzle_stream.hpp"
#include "cli/standing.hpp"
#include "cli/texts.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {
namespace {

constexpr std::array<std::string_view, 2> kRefusals{"none", "several"};

constexpr std::string_view kStopped = "# at ";

struct AnswersBefore {
    std::size_t puzzles = 0;  // whose answers have begun
    std::size_t errors = 0;
    bool is_through = false;  // nothing is left of the answer to the last one
    LinesBefore lines{};      // of the last one
};

bool take(std::string_view line, AnswersBefore& before) {
    // Nothing follows the comment of a stopped search.
    if (before.lines.stopped) return false;
    before.lines.stopped = stopped_in(line);
    if (before.lines.stopped) {
        before.puzzles = std::max<std::size_t>(before.puzzles, 1);
        return true;
    }
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
        const auto line_of = [](const Grid&) { return Record(Records::none, {}); };
        if (is_unique && write(puzzle.grid, before.lines, line_of, output)) {
            return ExitCode::success;
        }
        return not_gone_on_with();
    };
}

}  // namespace

Answered not_gone_on_with() {
    Answered refused{ExitCode::bad_input, said("command/resume/not-this-puzzle")};
    refused.ends = true;
    return refused;
}

std::string not_an_answer() {
    return said("command/resume/no-answer");
}

std::string stopped_line(const StoppedAt& stopped) {
    std::string line(kStopped);
    line += setting::text_of_position(stopped.position);
    if (!stopped.found.empty()) line += ' ' + stopped.found;
    return line + '\n';
}

std::optional<StoppedAt> stopped_in(std::string_view line) {
    if (!line.starts_with(kStopped)) return std::nullopt;
    line.remove_prefix(kStopped.size());
    const std::size_t end = std::min(line.find(' '), line.size());
    auto position = setting::position_in(line.substr(0, end));
    if (!position) return std::nullopt;
    line.remove_prefix(std::min(end + 1, line.size()));
    return StoppedAt{std::move(*position), std::string(line)};
}

ExitCode answer_behind(AppendedFile& file, const std::optional<StoppedAt>& stopped,
                       const Arguments& arguments, Answering answering, Reporter& reporter) {
    answering.descriptor = file.descriptor();
    const ExitCode exit_code = answer_puzzles(arguments, std::move(answering), &reporter);
    // A run that was refused, or stopped before its search began, leaves the place of the run before.
    if (stopped && (interrupted || exit_code >= ExitCode::bad_input)) {
        file.put_back(stopped_line(*stopped));
    }
    return exit_code;
}

ExitCode answer_in_lines(const Arguments& arguments, Columns columns, Reporter& reporter,
                         const WriteAfter& write) {
    Answering answering = answering_unique(
        arguments, columns,
        [write](const Grid& puzzle, const RecordOf& record_of_board, Output& output) {
            write(puzzle, LinesBefore{}, record_of_board, output);
            return ExitCode::success;
        });
    answering.parted = arguments.records == Records::none;
    if (arguments.resumed.empty()) {
        return answer_puzzles(arguments, std::move(answering), &reporter);
    }
    AppendedFile file(arguments.resumed);
    AnswersBefore before;
    file.read([&](std::string_view line) { return take(line, before); }, not_an_answer());
    if (before.lines.stopped) file.drop_last();
    file.cut();
    if (!file.reason().empty()) return file.tell_reason();
    answering.errors_before = before.errors;
    if (before.puzzles > 0) answering.puzzles_before = before.puzzles - 1;
    if (before.lines.last || before.lines.stopped || before.is_through)
        answering.first = answer_after(before, write);
    return answer_behind(file, before.lines.stopped, arguments, std::move(answering), reporter);
}

}  // namespace retrace::cli
