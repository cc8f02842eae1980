// retrace dedupe: the first of all puzzles that are the same but for names of digits and order of cells.
#include <cstdint>
#include <string>
#include <unordered_map>

#include "cli/commands.hpp"
#include "cli/fault_position.hpp"
#include "cli/lines_there.hpp"
#include "cli/texts.hpp"

namespace retrace::cli {
namespace {

using generate::FormKey;

struct HashOfKey {
    std::size_t operator()(const FormKey& key) const { return static_cast<std::size_t>(key.first); }
};

// Where a puzzle stands: several files have a line of the same number each.
struct Place {
    std::string_view file;
    std::size_t line;
};

constexpr auto kDedupeColumns = columns_with("first", "first_file");

}  // namespace

ExitCode dedupe_puzzles(const Arguments& arguments) {
    std::unordered_map<FormKey, Place, HashOfKey> first_places;
    std::size_t puzzles = 0;
    const Form form = arguments.format.value_or(Form::line);
    const bool has_files = arguments.files.size() > 1;
    const auto text_of = [&](const Place& position) {
        const std::string line = std::to_string(position.line);
        return has_files ? std::string(name_of_input(position.file)) + ':' + line : line;
    };
    const auto write = [&](const Asked& puzzle, const RecordOf& record_of_board, Output& output) {
        ++puzzles;
        const Place here{puzzle.origin.file, puzzle.line};
        const auto [before, is_new] = first_places.emplace(puzzle.key, here);
        if (is_new == arguments.repeats && !arguments.rows) return ExitCode::success;
        const Place& first = before->second;
        Record record = record_of_board(puzzle.grid);
        record.add("result", is_new ? "different" : "repeat");
        if (!is_new) {
            record.add("first", std::uint64_t{first.line});
            if (has_files) record.add("first_file", name_of_input(first.file));
        }
        if (arguments.rows) {
            record.say(is_new ? "different\n" : "repeat " + text_of(first) + '\n');
        } else if (is_new) {
            record.say(print(puzzle.grid, form));
        } else {
            record.say(text_of(here) + ' ' + text_of(first) + ' ' + puzzle.grid.to_line() + '\n');
        }
        output.write(record.line());
        return ExitCode::success;
    };
    Answering answering = answering_of_records(arguments, kDedupeColumns, write);
    answering.in_order = true;
    const ExitCode exit_code = answer_in_rows(arguments, std::move(answering));
    tell(said(puzzles == 1 ? Text("command/search/puzzle") : Text("command/search/puzzles"),
              {std::to_string(puzzles), std::to_string(first_places.size())}));
    return exit_code;
}

}  // namespace retrace::cli
