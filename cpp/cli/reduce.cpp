// retrace reduce: each puzzle without the givens that it does not need.
#include <memory>
#include <optional>

#include "cli/commands.hpp"
#include "cli/lines_there.hpp"
#include "cli/slices.hpp"
#include "cli/texts.hpp"
#include "sudoku/answers/count.hpp"
#include "sudoku/questions/redundant_givens.hpp"

namespace retrace::cli {
namespace {

using namespace questions;

constexpr auto kReduceColumns = columns_with();

struct Reduced {
    std::string_view word;  // "none" or "several" where there is none
    std::optional<Grid> puzzle{};
};

// Nothing where nobody waits for the answer any more.
std::optional<Reduced> reduce(const Grid& puzzle, bool keep_count, Output& output) {
    const auto count = std::make_unique<Count>(puzzle, 2);
    if (!run_through(*count, output)) return std::nullopt;
    if (count->count() == 0) return Reduced{"none"};
    if (count->limit_reached() && !keep_count) return Reduced{"several"};
    const auto reduction = std::make_unique<Question<Reduce>>(puzzle);
    if (!run_through(*reduction, output)) return std::nullopt;
    return Reduced{"reduced", reduction->answer()};
}

Answered answered_by(const Reduced& reduced) {
    if (reduced.word == "none") return ExitCode::no_solution;
    if (reduced.puzzle) return ExitCode::success;
    return {ExitCode::bad_input, said("command/search/reduced-several")};
}

}  // namespace

ExitCode reduce_puzzles(const Arguments& arguments) {
    const Form form = arguments.format.value_or(Form::line);
    // The reduced puzzle stands in the record as its puzzle, so that the next command reads it.
    const auto write = [&](const text::Puzzle& puzzle, const RecordOf& record_of_board,
                           Output& output) -> Answered {
        const auto reduced = reduce(puzzle.grid, arguments.keep_count, output);
        if (!reduced) return ExitCode::success;
        Record record = record_of_board(reduced->puzzle.value_or(puzzle.grid));
        record.add("result", reduced->word);
        record.say(reduced->puzzle ? print(*reduced->puzzle, form)
                                   : std::string(reduced->word) + '\n');
        Answered answered = answered_by(*reduced);
        if (!answered.refusal.empty()) record.add("error", answered.refusal);
        output.write(record.line());
        return answered;
    };
    return answer_in_rows(arguments, answering_of_records(arguments, kReduceColumns, write));
}

}  // namespace retrace::cli
