// retrace reduce: each puzzle without the givens that it does not need.
#include <memory>
#include <optional>

#include "cli/commands.hpp"
#include "cli/lines_there.hpp"
#include "cli/slices.hpp"
#include "cli/texts.hpp"
#include "sudoku/answers/count.hpp"
#include "sudoku/questions/redundant_givens.hpp"
#include "varied/answers.hpp"
#include "varied/making.hpp"

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

// The puzzle in the form that it came in, without what it does not need.
Answered reduce_varied(const VariedPuzzle& puzzle, const Arguments& arguments, Output& output) {
    const auto& reading = std::get<varied::Reading>(puzzle.read);
    VariedPuzzle reduced = puzzle;
    const auto write = [&](std::string_view word, Answered answered) {
        Record record = record_of(form_of(arguments, kReduceColumns), reduced);
        record.add("result", word);
        record.say((word == "reduced" ? reduced.text : std::string(word)) + '\n');
        if (!answered.refusal.empty()) record.add("error", answered.refusal);
        if (output.is_open()) output.write(record.line());
        return answered;
    };
    if (!reading.unread.empty()) {
        return write("unchecked", {ExitCode::bad_input, unread_text(reading)});
    }
    if (arguments.keep_count) {
        return write("error", {ExitCode::bad_input, said("command/varied/keep-count")});
    }
    varied::Solving solving(reading.rules);
    if (!run_through(solving, output, kVariedChoices)) return ExitCode::success;
    if (!solving.first()) return write("none", ExitCode::no_solution);
    if (solving.several()) {
        return write("several", {ExitCode::bad_input, said("command/search/reduced-several")});
    }
    varied::Reduction reduction(reading, *solving.first(),
                                varied::every_given(reading, arguments.fewest_clues));
    if (!run_through(reduction, output, kVariedChoices)) return ExitCode::success;
    auto text = varied::text_of(reduction.reduced(), puzzle.text);
    if (!text) {
        return write("error", {ExitCode::bad_input, said("command/varied/not-written")});
    }
    reduced.text = *std::move(text);
    return write("reduced", ExitCode::success);
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
    Answering answering = answering_of_records(arguments, kReduceColumns, write);
    answering.varied = [&](const VariedPuzzle& puzzle, Output& output) {
        return reduce_varied(puzzle, arguments, output);
    };
    return answer_in_rows(arguments, std::move(answering));
}

}  // namespace retrace::cli
