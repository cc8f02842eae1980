// retrace backdoors: the fewest digits after which singles finish each puzzle.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/answers_before.hpp"
#include "cli/appended_file.hpp"
#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/slices.hpp"
#include "cli/standing.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/setting/backdoors.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {
namespace {

using namespace setting;

// No puzzle is known that needs more.
constexpr std::size_t kMostDigits = 4;

constexpr std::uint64_t kSlice = 1000;  // sets, some tens of microseconds each

std::string text_of(const Backdoor& backdoor) {
    std::string text;
    for (const auto& [cell, digit] : backdoor) {
        text += (text.empty() ? "" : "+") + cell_name(cell) + '=' + std::to_string(digit);
    }
    return text;
}

constexpr auto kBackdoorColumns = columns_with("size", "backdoors");

struct FoundBackdoors {
    std::vector<std::string> sets;  // one empty text where singles suffice
    std::size_t size = 0;           // of each
    bool is_whole = false;          // otherwise nobody waits for the rest
    Position position;              // behind them
};

// Goes on where an earlier run was stopped, behind so many sets.
FoundBackdoors backdoors_of(const Grid& puzzle, const Arguments& arguments,
                            const StoppedAt& stopped, std::size_t sets_before, Output& output,
                            const Reporter& reporter) {
    Backdoors backdoors(puzzle, *engine::first_found(puzzle), arguments.wanted.technique,
                        kMostDigits);
    FoundBackdoors found;
    found.position = backdoors.position();
    if (!stopped.position.empty() && !backdoors.go_on_at(stopped.position)) return found;
    const auto report = [&] {
        reporter.tell(backdoors.share(), sets_before + found.sets.size());
        found.position = backdoors.position();
    };
    while (sets_before + found.sets.size() < arguments.limit.value_or(kNoLimit)) {
        report();
        if (!run_through(backdoors, output, kSlice, report)) return found;
        if (!backdoors.answer()) break;
        found.sets.push_back(text_of(*backdoors.answer()));
        found.size = backdoors.answer()->size();
    }
    found.is_whole = true;
    return found;
}

void add_backdoors(const FoundBackdoors& found, Record& record) {
    record.add("result", found.sets.empty() ? "beyond" : "backdoors");
    if (found.sets.empty()) return;
    record.add("size", std::uint64_t{found.size});
    std::vector<std::string> sets = found.sets;
    if (found.size == 0) sets.clear();
    record.add("backdoors", sets);
}

// "2 r1c1=5+r4c2=3 r1c3=8+r9c9=1": the size, then each backdoor of that size. `before` is the line so far.
std::string line_of(const FoundBackdoors& found, std::string before) {
    if (before.empty() && !found.sets.empty()) before = std::to_string(found.size);
    for (const std::string& set : found.sets) {
        if (!set.empty()) before += ' ' + set;
    }
    return before;
}

// A line that no other puzzle has, or hardly: whether its sets are digits of the solution in blanks of the puzzle.
bool is_line_of(std::string_view line, const Grid& puzzle) {
    const Grid solution = *engine::first_found(puzzle);
    for (Cell cell = 0; cell < kCells; ++cell) {
        const std::string name = cell_name(cell) + '=';
        for (std::size_t at = line.find(name); at != std::string_view::npos;
             at = line.find(name, at + 1)) {
            const std::size_t digit = at + name.size();
            const bool is_right = digit < line.size() && puzzle[cell] == 0 &&
                                  line[digit] == static_cast<char>('0' + solution[cell]);
            if (!is_right) return false;
        }
    }
    return true;
}

void write_answer(const Grid& puzzle, const Arguments& arguments, const StoppedAt& stopped,
                  const RecordOf& record_of_board, Output& output, const Reporter& reporter) {
    const auto sets_before =
        static_cast<std::size_t>(std::count(stopped.found.begin(), stopped.found.end(), ' '));
    const FoundBackdoors found =
        backdoors_of(puzzle, arguments, stopped, sets_before, output, reporter);
    const std::string line = line_of(found, stopped.found);
    if (!found.is_whole) {
        const bool is_line = arguments.records == Records::none;
        if (interrupted && is_line) output.write_known(stopped_line({found.position, line}));
        return;
    }
    Record record = record_of_board(puzzle);
    add_backdoors(found, record);
    record.say((line.empty() ? ">" + std::to_string(kMostDigits) : line) + '\n');
    output.write(record.line());
}

// The answers of an earlier run, a line each.
struct BackdoorsBefore {
    std::size_t puzzles = 0;
    std::size_t errors = 0;
    std::string last{};  // of the last puzzle
    std::optional<StoppedAt> stopped{};
};

bool take_line(std::string_view line, BackdoorsBefore& before) {
    if (before.stopped) return false;
    before.stopped = stopped_in(line);
    if (before.stopped) return true;
    if (line == "error") {
        ++before.errors;
        return true;
    }
    ++before.puzzles;
    before.last = line;
    const bool is_size =
        !line.empty() && (line.front() == '>' || (line.front() >= '0' && line.front() <= '9'));
    return is_size || line == "none" || line == "several";
}

// Checks the last answer there, or goes on with the one that was stopped.
AnswerPuzzle first_after(const BackdoorsBefore& before, const Arguments& arguments,
                         const Reporter& reporter) {
    return [&](const text::Puzzle& puzzle, Output& output) -> Answered {
        const bool is_unique = techniques::standing_of(puzzle.grid) == techniques::Standing::unique;
        if (before.stopped) {
            Backdoors search(puzzle.grid, is_unique ? *engine::first_found(puzzle.grid) : Grid(),
                             arguments.wanted.technique, kMostDigits);
            const bool has_found = !before.stopped->found.empty();
            if (is_unique && search.go_on_at(before.stopped->position) &&
                has_found == (before.stopped->position.front() == 1) &&
                is_line_of(before.stopped->found, puzzle.grid)) {
                const auto line_of_board = [](const Grid&) { return Record(Records::none, {}); };
                write_answer(puzzle.grid, arguments, *before.stopped, line_of_board, output,
                             reporter);
                return ExitCode::success;
            }
        } else {
            const bool was_unique = before.last != "none" && before.last != "several";
            if (is_unique == was_unique && (!is_unique || is_line_of(before.last, puzzle.grid))) {
                return ExitCode::success;
            }
        }
        return not_gone_on_with();
    };
}

ExitCode go_on_with_lines(const Arguments& arguments, Reporter& reporter, Answering answering) {
    AppendedFile file(arguments.resumed);
    BackdoorsBefore before;
    file.read([&](std::string_view line) { return take_line(line, before); }, not_an_answer());
    if (before.stopped) file.drop_last();
    file.cut();
    if (!file.reason().empty()) return file.tell_reason();
    answering.errors_before = before.errors;
    answering.puzzles_before = before.puzzles;
    if (before.puzzles > 0 && !before.stopped) --answering.puzzles_before;
    if (before.puzzles > 0 || before.stopped) {
        answering.first = first_after(before, arguments, reporter);
    }
    return answer_behind(file, before.stopped, arguments, std::move(answering), reporter);
}

}  // namespace

ExitCode list_backdoors(const Arguments& arguments) {
    Reporter reporter;
    Answering answering =
        answering_unique(arguments, kBackdoorColumns,
                         [&](const Grid& puzzle, const RecordOf& record_of_board, Output& output) {
                             write_answer(puzzle, arguments, {}, record_of_board, output, reporter);
                             return ExitCode::success;
                         });
    if (!arguments.resumed.empty()) {
        return go_on_with_lines(arguments, reporter, std::move(answering));
    }
    return answer_puzzles(arguments, std::move(answering), &reporter);
}

}  // namespace retrace::cli
