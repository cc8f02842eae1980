// retrace canonical: the least form of each puzzle, the same for all that are the same but for names of digits and order of cells.
#include <cstdint>
#include <string>

#include "cli/commands.hpp"
#include "cli/isomorphism_text.hpp"
#include "cli/lines_there.hpp"
#include "sudoku/isomorphs/least_form.hpp"

namespace retrace::cli {

namespace {

constexpr auto kCanonicalColumns =
    columns_with("transposed", "rows", "columns", "digits", "automorphisms");

}  // namespace

ExitCode write_canonical(const Arguments& arguments) {
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
