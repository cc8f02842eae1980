// retrace solutions: the solutions of each puzzle in lexicographic order.
#include <array>
#include <memory>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/slices.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/questions/ordered_solutions.hpp"

namespace retrace::cli {
namespace {

using namespace questions;

// Writes from the solution with the number `from` on, each by `write`; a puzzle that has none gives what `none` writes.
template <typename Write, typename None>
ExitCode write_solutions(const text::Puzzle& puzzle, const Arguments& arguments,
                         const Reporter& reporter, Output& output, Write write, None none) {
    // A solution takes less than the report of it.
    constexpr std::uint64_t kBetweenReports = 1024;
    const auto solutions =
        std::make_unique<Question<OrderedSolutions>>(puzzle.grid, Order::ascending);
    solutions->skip(arguments.from - 1);
    for (std::uint64_t written = 0; written < arguments.limit; ++written) {
        if (written % kBetweenReports == 0) reporter.tell(0, written);
        if (!run_through(*solutions, output)) return ExitCode::success;
        if (!solutions->answer()) {
            if (written > 0 || engine::first_found(puzzle.grid)) break;
            none();
            return ExitCode::no_solution;
        }
        write(*solutions->answer(), arguments.from + written);
        if (!output.is_open()) break;
    }
    return ExitCode::success;
}

constexpr std::array<std::string_view, 9> kSolutionsColumns{
    "line", "name", "puzzle", "result", "number", "solution", "column", "code", "error"};

ExitCode write_texts(const text::Puzzle& puzzle, const Arguments& arguments,
                     const Reporter& reporter, Output& output) {
    return write_solutions(
        puzzle, arguments, reporter, output,
        [&](const Grid& solution, std::uint64_t) { output.write(print(solution, puzzle.form)); },
        [&] { output.write("none\n"); });
}

// A record for each solution.
ExitCode write_records(const text::Puzzle& puzzle, const Arguments& arguments,
                       const Reporter& reporter, Output& output) {
    const auto record_with = [&](std::string_view result) {
        Record record = record_of(arguments.records, kSolutionsColumns, puzzle);
        record.add("result", result);
        return record;
    };
    return write_solutions(
        puzzle, arguments, reporter, output,
        [&](const Grid& solution, std::uint64_t number) {
            Record record = record_with("solution");
            record.add("number", number);
            record.add("solution", solution.to_line());
            output.write(record.line());
        },
        [&] { output.write(record_with("none").line()); });
}

}  // namespace

ExitCode list_solutions(const Arguments& arguments) {
    Reporter reporter;
    if (arguments.records != Records::none) {
        const auto write = [&](const text::Puzzle& puzzle, Output& output) {
            return write_records(puzzle, arguments, reporter, output);
        };
        const auto error = [&](const ParseError& fault) {
            return record_of(arguments.records, kSolutionsColumns, fault).line();
        };
        const std::string heading = heading_of(arguments.records, kSolutionsColumns);
        return answer_puzzles(arguments, {write, std::nullopt, heading, false, error}, &reporter);
    }
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        return write_texts(puzzle, arguments, reporter, output);
    };
    return answer_puzzles(arguments, {answer, std::nullopt, {}, true}, &reporter);
}

}  // namespace retrace::cli
