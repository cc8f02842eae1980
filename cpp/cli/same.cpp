// retrace same: whether two puzzles are the same but for names of digits and order of cells, and how one becomes the other.
#include <array>
#include <optional>
#include <string>

#include <unistd.h>

#include "cli/among.hpp"
#include "cli/commands.hpp"
#include "cli/isomorphism_text.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/isomorphs/least_form.hpp"

namespace retrace::cli {
namespace {

constexpr std::array<std::string_view, 5> kSameColumns{"result", "transposed", "rows", "columns",
                                                       "digits"};

struct Named {
    std::optional<Grid> puzzle;
    ExitCode exit_code = ExitCode::success;
};

// A word of 81 characters is a puzzle; any other names a file whose first puzzle it stands for.
Named puzzle_named(std::string_view word, const Arguments& arguments) {
    if (const auto grid = Grid::from_line(word)) return {grid};
    Named named;
    Arguments one = arguments;
    one.files = {word};
    const auto keep_first = [&](const text::Puzzle& puzzle, Output&) {
        if (!named.puzzle) named.puzzle = puzzle.grid;
        return ExitCode::success;
    };
    named.exit_code = answer_puzzles(one, {keep_first, std::nullopt});
    return named;
}

}  // namespace

ExitCode compare_puzzles(const Arguments& arguments) {
    if (!arguments.among.empty()) return compare_with_list(arguments);
    const Named first = puzzle_named(arguments.files[0], arguments);
    const Named second = puzzle_named(arguments.files[1], arguments);
    const ExitCode exit_code = worse_of(first.exit_code, second.exit_code);
    if (!first.puzzle || !second.puzzle) return exit_code;
    const isomorphs::LeastForm one = isomorphs::least_form(*first.puzzle);
    const isomorphs::LeastForm other = isomorphs::least_form(*second.puzzle);
    Output output(STDOUT_FILENO);
    const bool is_same = one.form == other.form;
    const auto map = isomorphs::composed(one.map, isomorphs::inverse(other.map));
    Record record(arguments.records, kSameColumns);
    const std::string_view result = is_same ? "same" : "different";
    record.add("result", result);
    record.say(result);
    if (is_same) add_isomorphism(map, record);
    record.say("\n");
    output.write(heading_of({arguments.records, kSameColumns}) + record.line());
    return worse_of(worse_of(exit_code, is_same ? ExitCode::success : ExitCode::no_solution),
                    output.finish());
}

}  // namespace retrace::cli
