// retrace solutions: the solutions of each puzzle in lexicographic order.
#include <memory>
#include <utility>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/slices.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/questions/ordered_solutions.hpp"

namespace retrace::cli {
namespace {

using namespace questions;

constexpr auto kSolutionsColumns = columns_with("number", "solution");

// Writes a record for each solution from the number `from` on.
ExitCode write_solutions(const text::Puzzle& puzzle, const RecordOf& record_of_board,
                         const Arguments& arguments, const Reporter& reporter, Output& output) {
    // A solution takes less than the report of it.
    constexpr std::uint64_t kBetweenReports = 1024;
    const auto solutions =
        std::make_unique<Question<OrderedSolutions>>(puzzle.grid, Order::ascending);
    solutions->skip(arguments.from - 1);
    const std::uint64_t limit = arguments.limit.value_or(kNoLimit);
    for (std::uint64_t written = 0; written < limit && output.is_open(); ++written) {
        if (written % kBetweenReports == 0) reporter.tell(0, written);
        if (!run_through(*solutions, output)) break;
        const auto& solution = solutions->answer();
        if (!solution && (written > 0 || engine::first_found(puzzle.grid))) break;
        Record record = record_of_board(puzzle.grid);
        record.add("result", solution ? "solution" : "none");
        record.say(solution ? print(*solution, puzzle.form) : "none\n");
        if (solution && record.has_fields()) {
            record.add("number", arguments.from + written);
            record.add("solution", solution->to_line());
        }
        output.write(record.line());
        if (!solution) return ExitCode::no_solution;
    }
    return ExitCode::success;
}

}  // namespace

ExitCode list_solutions(const Arguments& arguments) {
    Reporter reporter;
    Answering answering = answering_of_records(
        arguments, kSolutionsColumns,
        [&](const text::Puzzle& puzzle, const RecordOf& record_of_board, Output& output) {
            return write_solutions(puzzle, record_of_board, arguments, reporter, output);
        });
    answering.parted = arguments.records == Records::none;
    return answer_puzzles(arguments, std::move(answering), &reporter);
}

}  // namespace retrace::cli
