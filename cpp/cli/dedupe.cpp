// retrace dedupe: the first of all puzzles that are the same but for names of digits and order of cells.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/words.hpp"
#include "sudoku/generate/form_key.hpp"

namespace retrace::cli {
namespace {

using generate::FormKey;

struct HashOfKey {
    std::size_t operator()(const FormKey& key) const { return static_cast<std::size_t>(key.first); }
};

constexpr std::array<std::string_view, 8> kDedupeColumns{"line",  "name",   "puzzle", "result",
                                                         "first", "column", "code",   "error"};

}  // namespace

ExitCode dedupe_puzzles(const Arguments& arguments) {
    std::unordered_map<FormKey, std::size_t, HashOfKey> first_lines;
    std::size_t puzzles = 0;
    const Records kind = arguments.records;
    const Form form = arguments.format.value_or(Form::line);
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        ++puzzles;
        const auto [before, is_new] =
            first_lines.emplace(generate::form_key(puzzle.grid), puzzle.line);
        if (kind != Records::none) {
            if (is_new == arguments.repeats) return ExitCode::success;
            Record record = record_of(kind, kDedupeColumns, puzzle);
            record.add("result", is_new ? "different" : "repeat");
            if (!is_new) record.add("first", std::uint64_t{before->second});
            output.write(record.line());
            return ExitCode::success;
        }
        if (is_new && !arguments.repeats) output.write(print(puzzle.grid, form));
        if (!is_new && arguments.repeats) {
            output.write(std::to_string(puzzle.line) + ' ' + std::to_string(before->second) + ' ' +
                         puzzle.grid.to_line() + '\n');
        }
        return ExitCode::success;
    };
    Answering answering =
        kind == Records::none ? Answering{} : answering_of_boards(kind, kDedupeColumns, {});
    answering.one = answer;
    const ExitCode exit_code = answer_puzzles(arguments, std::move(answering));
    const Words words = {puzzles == 1 ? "{1} puzzle, {2} different" : "{1} puzzles, {2} different",
                         "퍼즐 {1}개, 서로 다른 것 {2}개"};
    tell(said(words, {std::to_string(puzzles), std::to_string(first_lines.size())}));
    return exit_code;
}

}  // namespace retrace::cli
