// retrace backdoors: the fewest digits after which singles finish each puzzle.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/slices.hpp"
#include "cli/standing.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/setting/backdoors.hpp"

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

constexpr std::array<std::string_view, 9> kBackdoorColumns{
    "line", "name", "puzzle", "result", "size", "backdoors", "column", "code", "error"};

// Nothing where nobody waits for the answer any more.
std::optional<std::vector<Backdoor>> backdoors_of(const Grid& puzzle, const Arguments& arguments,
                                                  Output& output) {
    Backdoors backdoors(puzzle, *engine::first_found(puzzle), arguments.wanted.technique,
                        kMostDigits);
    std::vector<Backdoor> found;
    while (found.size() < arguments.limit && output.is_open()) {
        if (!run_through(backdoors, output, kSlice)) return std::nullopt;
        if (!backdoors.answer()) break;
        found.push_back(*backdoors.answer());
    }
    return found;
}

void add_backdoors(const std::vector<Backdoor>& found, Record& record) {
    record.add("result", found.empty() ? "beyond" : "backdoors");
    if (found.empty()) return;
    record.add("size", std::uint64_t{found.front().size()});
    std::vector<std::string> sets;
    for (const Backdoor& backdoor : found) {
        if (!backdoor.empty()) sets.push_back(text_of(backdoor));
    }
    record.add("backdoors", sets);
}

// "2 r1c1=5+r4c2=3 r1c3=8+r9c9=1": the size, then each backdoor of that size.
void write_backdoors(const Grid& puzzle, const Arguments& arguments, Output& output) {
    Backdoors backdoors(puzzle, *engine::first_found(puzzle), arguments.wanted.technique,
                        kMostDigits);
    std::uint64_t written = 0;
    while (written < arguments.limit && output.is_open()) {
        if (!run_through(backdoors, output, kSlice)) return;
        if (!backdoors.answer()) break;
        const Backdoor& found = *backdoors.answer();
        if (written++ == 0) output.write(std::to_string(found.size()));
        if (!found.empty()) output.write(' ' + text_of(found));
    }
    output.write(written == 0 ? ">" + std::to_string(kMostDigits) + '\n' : "\n");
}

}  // namespace

ExitCode list_backdoors(const Arguments& arguments) {
    if (arguments.records != Records::none) {
        const auto in_records = [&](const Grid& puzzle, const RecordOf& record_of_board,
                                    Output& output) {
            const auto found = backdoors_of(puzzle, arguments, output);
            if (!found) return ExitCode::success;
            Record record = record_of_board(puzzle);
            add_backdoors(*found, record);
            output.write(record.line());
            return ExitCode::success;
        };
        return answer_puzzles(arguments,
                              unique_in_records(arguments.records, kBackdoorColumns, in_records));
    }
    const auto answer = for_unique([&](const Grid& puzzle, Output& output) {
        write_backdoors(puzzle, arguments, output);
        return ExitCode::success;
    });
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
