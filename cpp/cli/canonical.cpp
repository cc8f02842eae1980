// retrace canonical: the least form of each puzzle, the same for all that are the same but for names of digits and order of cells.
#include <cstdint>
#include <string>

#include "cli/commands.hpp"
#include "cli/isomorphism_text.hpp"
#include "cli/lines_there.hpp"
#include "cli/standing.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/isomorphs/least_form.hpp"

namespace retrace::cli {

namespace {

constexpr auto kCanonicalColumns =
    columns_with("transposed", "rows", "columns", "digits", "automorphisms", "solution");

ExitCode write_by_solution(const Arguments& arguments) {
    const Form form = arguments.format.value_or(Form::line);
    const auto write = [&](const Grid& puzzle, const RecordOf& record_of_board, Output& output) {
        const auto [solution, least] =
            isomorphs::form_in_solution(puzzle, *engine::first_found(puzzle));
        Record record = record_of_board(least);
        record.add("result", "canonical");
        record.add("solution", solution.to_line());
        record.say(form == Form::line ? solution.to_line() + ' ' + least.to_line() + '\n'
                                      : print(solution, form) + print(least, form));
        output.write(record.line());
        return ExitCode::success;
    };
    return answer_in_rows(arguments, answering_unique(arguments, kCanonicalColumns, write));
}

}  // namespace

ExitCode write_canonical(const Arguments& arguments) {
    if (arguments.by_solution) return write_by_solution(arguments);
    const Form form = arguments.format.value_or(Form::line);
    // The least form stands in the record as its puzzle.
    const auto write = [&](const text::Puzzle& puzzle, const RecordOf& record_of_board,
                           Output& output) {
        const isomorphs::LeastForm least = isomorphs::least_form(puzzle.grid);
        Record record = record_of_board(least.form);
        record.add("result", "canonical");
        if (form != Form::line) {
            record.say(print(least.form, form));
        } else {
            record.say(least.form.to_line());
            if (arguments.with_map) {
                add_isomorphism(least.map, record);
                record.add("automorphisms", std::uint64_t{least.automorphisms});
                record.say(" automorphisms=" + std::to_string(least.automorphisms));
            }
            record.say("\n");
        }
        output.write(record.line());
        return ExitCode::success;
    };
    return answer_in_rows(arguments, answering_of_records(arguments, kCanonicalColumns, write));
}

}  // namespace retrace::cli
