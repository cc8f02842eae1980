// Asks for the standing as techniques do.
#include "cli/standing.hpp"

#include <string>
#include <utility>

#include "cli/texts.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {

namespace {

std::string several_solutions() {
    return said("command/search/several");
}

}  // namespace

Answering answering_unique(const Arguments& arguments, Columns columns, WriteUnique write) {
    return answering_of_records(
        arguments, columns,
        [write = std::move(write)](const text::Puzzle& puzzle, const RecordOf& record_of_board,
                                   Output& output) -> Answered {
            const techniques::Standing standing = techniques::standing_of(puzzle.grid);
            if (standing == techniques::Standing::unique) {
                return write(puzzle.grid, record_of_board, output);
            }
            const bool is_several = standing == techniques::Standing::several;
            Record record = record_of_board(puzzle.grid);
            record.add("result", is_several ? "several" : "none");
            record.say(is_several ? "several\n" : "none\n");
            if (is_several) record.add("error", several_solutions());
            output.write(record.line());
            if (!is_several) return ExitCode::no_solution;
            return {ExitCode::bad_input, several_solutions()};
        });
}

}  // namespace retrace::cli
