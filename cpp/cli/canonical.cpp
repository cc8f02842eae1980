// retrace canonical: the least form of each puzzle, the same for all that are the same but for names of digits and order of cells.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/isomorphism_text.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/isomorphs/least_form.hpp"

namespace retrace::cli {

namespace {

constexpr std::array<std::string_view, 12> kCanonicalColumns{
    "line",    "name",   "puzzle",        "result", "transposed", "rows",
    "columns", "digits", "automorphisms", "column", "code",       "error"};

// The least form stands in the record as its puzzle.
Answering canonical_in_records(const Arguments& arguments) {
    return answering_of_boards(
        arguments.records, kCanonicalColumns,
        [&](const text::Puzzle& puzzle, const RecordOf& record_of_board, Output& output) {
            const isomorphs::LeastForm least = isomorphs::least_form(puzzle.grid);
            Record record = record_of_board(least.form);
            record.add("result", "canonical");
            if (arguments.with_map) {
                add_isomorphism(least.map, record);
                record.add("automorphisms", std::uint64_t{least.automorphisms});
            }
            output.write(record.line());
        });
}

}  // namespace

ExitCode write_canonical(const Arguments& arguments) {
    if (arguments.records != Records::none) {
        return answer_puzzles(arguments, canonical_in_records(arguments));
    }
    const Form form = arguments.format.value_or(Form::line);
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        const isomorphs::LeastForm least = isomorphs::least_form(puzzle.grid);
        if (form != Form::line) {
            output.write(print(least.form, form));
            return ExitCode::success;
        }
        output.write(least.form.to_line());
        if (arguments.with_map) {
            output.write(' ' + isomorphism_text(least.map) +
                         " automorphisms=" + std::to_string(least.automorphisms));
        }
        output.write("\n");
        return ExitCode::success;
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
