// retrace solve: the first solution of each puzzle, in the puzzle's own form.
#include "sudoku/solve.hpp"

#include <array>

#include "cli/commands.hpp"
#include "cli/dead_end.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/slices.hpp"

namespace retrace::cli {
namespace {

constexpr std::array<std::string_view, 9> kSolveColumns{
    "line", "name", "puzzle", "result", "solution", "cell", "column", "code", "error"};

std::string_view result_of(Answer answer) {
    switch (answer) {
        case Answer::one_solution:
            return "unique";
        case Answer::several_solutions:
            return "several";
        case Answer::contradiction:
            return "contradiction";
        case Answer::no_solution:
            return "none";
        case Answer::dead_end:
            return "dead-end";
    }
    return {};
}

ExitCode add_outcome(const Outcome& outcome, Record& record) {
    record.add("result", result_of(outcome.answer));
    if (outcome.answer == Answer::dead_end) record.add("cell", cell_name(outcome.cell));
    const bool is_solved =
        outcome.answer == Answer::one_solution || outcome.answer == Answer::several_solutions;
    if (is_solved) record.add("solution", outcome.grid.to_line());
    return is_solved ? ExitCode::success : ExitCode::no_solution;
}

ExitCode write_outcome(const Outcome& outcome, Form form, DeadEnds& dead_ends, Output& output) {
    switch (outcome.answer) {
        case Answer::one_solution:
        case Answer::several_solutions:
            output.write(print(outcome.grid, form));
            return ExitCode::success;
        case Answer::contradiction:
        case Answer::no_solution:
            output.write("none\n");
            return ExitCode::no_solution;
        case Answer::dead_end:
            dead_ends.write(outcome.cell, output);
            return ExitCode::no_solution;
    }
    return ExitCode::no_solution;
}

// False where nobody waits for the answer any more.
bool run_to_end(Solve& solve, const Reporter& reporter, Output& output) {
    const auto report = [&] { reporter.tell(0, solve.counters().steps()); };
    return run_through(solve, output, kSliceSteps, report);
}

}  // namespace

ExitCode solve_puzzles(const Arguments& arguments) {
    DeadEnds dead_ends(arguments.strategy->name);
    Reporter reporter{kStepsOfPuzzle};
    if (arguments.records != Records::none) {
        const auto describe = [&](const text::Puzzle& puzzle, Record& record,
                                  Output& output) -> Answered {
            Solve solve(puzzle.grid, *arguments.strategy);
            if (!run_to_end(solve, reporter, output)) return ExitCode::success;
            if (solve.outcome().answer == Answer::dead_end) dead_ends.explain();
            return add_outcome(solve.outcome(), record);
        };
        return answer_puzzles(arguments, answering_by(arguments.records, kSolveColumns, describe),
                              &reporter);
    }
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        Solve solve(puzzle.grid, *arguments.strategy);
        if (!run_to_end(solve, reporter, output)) return ExitCode::success;
        return write_outcome(solve.outcome(), puzzle.form, dead_ends, output);
    };
    std::optional<engine::LinesTask> lines;
    if (!arguments.strategy->has_steps()) lines = engine::LinesTask::first;
    return answer_puzzles(arguments, {answer, lines}, &reporter);
}

}  // namespace retrace::cli
