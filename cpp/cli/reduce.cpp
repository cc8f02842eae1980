// retrace reduce: each puzzle without the givens that it does not need.
#include <array>
#include <memory>
#include <optional>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/slices.hpp"
#include "cli/words.hpp"
#include "sudoku/count.hpp"
#include "sudoku/questions/redundant_givens.hpp"

namespace retrace::cli {
namespace {

using namespace questions;

constexpr std::array<std::string_view, 7> kReduceColumns{"line",   "name", "puzzle", "result",
                                                         "column", "code", "error"};

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
    return {ExitCode::bad_input,
            said({"the puzzle has several solutions, so no reduced puzzle has exactly one; "
                  "--keep-count keeps them all",
                  "답이 여럿인 퍼즐이라 줄여도 답이 하나가 되지 않습니다. --keep-count를 쓰면 답을 "
                  "모두 남깁니다"})};
}

// The reduced puzzle stands in the record as its puzzle, so that the next command reads it.
Answering answering_in_records(const Arguments& arguments) {
    const auto write = [&](const text::Puzzle& puzzle, Output& output) -> Answered {
        const auto reduced = reduce(puzzle.grid, arguments.keep_count, output);
        if (!reduced) return ExitCode::success;
        text::Puzzle written = puzzle;
        if (reduced->puzzle) written.grid = *reduced->puzzle;
        Record record = record_of(arguments.records, kReduceColumns, written);
        record.add("result", reduced->word);
        Answered answered = answered_by(*reduced);
        if (!answered.refusal.empty()) record.add("error", answered.refusal);
        output.write(record.line());
        return answered;
    };
    const auto error = [&](const ParseError& fault) {
        return record_of(arguments.records, kReduceColumns, fault).line();
    };
    return {write, std::nullopt, heading_of(arguments.records, kReduceColumns), false, error};
}

}  // namespace

ExitCode reduce_puzzles(const Arguments& arguments) {
    if (arguments.records != Records::none) {
        return answer_puzzles(arguments, answering_in_records(arguments));
    }
    const Form form = arguments.format.value_or(Form::line);
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) -> Answered {
        const auto reduced = reduce(puzzle.grid, arguments.keep_count, output);
        if (!reduced) return ExitCode::success;
        output.write(reduced->puzzle ? print(*reduced->puzzle, form)
                                     : std::string(reduced->word) + '\n');
        return answered_by(*reduced);
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
