// retrace solutions: the solutions of each puzzle in lexicographic order.
#include <array>
#include <memory>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/questions/ordered_solutions.hpp"

namespace retrace::cli {
namespace {

using namespace questions;

// Writes from the solution with the number `from` on; a puzzle that has none gives `none`.
ExitCode write_solutions(const text::Puzzle& puzzle, const Arguments& arguments, Output& output) {
    const auto solutions =
        std::make_unique<Question<OrderedSolutions>>(puzzle.grid, Order::ascending);
    solutions->skip(arguments.from - 1);
    for (std::uint64_t written = 0; written < arguments.limit; ++written) {
        while (!solutions->run(kSliceSteps)) {
            output.flush();
            if (!output.is_open()) return ExitCode::success;
        }
        if (!solutions->answer()) {
            if (written > 0 || engine::first_found(puzzle.grid)) break;
            output.write("none\n");
            return ExitCode::no_solution;
        }
        output.write(print(*solutions->answer(), puzzle.form));
        if (!output.is_open()) break;
    }
    return ExitCode::success;
}

constexpr std::array<std::string_view, 9> kSolutionsColumns{
    "line", "name", "puzzle", "result", "number", "solution", "column", "code", "error"};

// A record for each solution.
ExitCode write_records(const text::Puzzle& puzzle, const Arguments& arguments, Output& output) {
    const auto solutions =
        std::make_unique<Question<OrderedSolutions>>(puzzle.grid, Order::ascending);
    solutions->skip(arguments.from - 1);
    for (std::uint64_t written = 0; written < arguments.limit; ++written) {
        while (!solutions->run(kSliceSteps)) {
            output.flush();
            if (!output.is_open()) return ExitCode::success;
        }
        Record record = record_of(arguments.records, kSolutionsColumns, puzzle);
        if (!solutions->answer()) {
            if (written > 0 || engine::first_found(puzzle.grid)) break;
            record.add("result", "none");
            output.write(record.line());
            return ExitCode::no_solution;
        }
        record.add("result", "solution");
        record.add("number", arguments.from + written);
        record.add("solution", solutions->answer()->to_line());
        output.write(record.line());
        if (!output.is_open()) break;
    }
    return ExitCode::success;
}

}  // namespace

ExitCode list_solutions(const Arguments& arguments) {
    if (arguments.records != Records::none) {
        const auto write = [&](const text::Puzzle& puzzle, Output& output) {
            return write_records(puzzle, arguments, output);
        };
        const auto error = [&](const ParseError& fault) {
            return record_of(arguments.records, kSolutionsColumns, fault).line();
        };
        const std::string heading = heading_of(arguments.records, kSolutionsColumns);
        return answer_puzzles(arguments, {write, std::nullopt, heading, false, error});
    }
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        return write_solutions(puzzle, arguments, output);
    };
    return answer_puzzles(arguments, {answer, std::nullopt, {}, true});
}

}  // namespace retrace::cli
