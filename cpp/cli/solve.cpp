// retrace solve: the first solution of each puzzle, in the puzzle's own form.
#include "sudoku/solve.hpp"

#include "cli/commands.hpp"
#include "cli/dead_end.hpp"
#include "cli/puzzle_stream.hpp"

namespace retrace::cli {
namespace {

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

}  // namespace

ExitCode solve_puzzles(const Arguments& arguments) {
    DeadEnds dead_ends(arguments.strategy->name);
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        Solve solve(puzzle.grid, *arguments.strategy);
        while (!solve.run(kSliceSteps)) {
            output.flush();
            if (!output.is_open()) return ExitCode::success;
        }
        return write_outcome(solve.outcome(), puzzle.form, dead_ends, output);
    };
    std::optional<engine::LinesTask> lines;
    if (!arguments.strategy->has_steps()) lines = engine::LinesTask::first;
    return answer_puzzles(arguments, {answer, lines});
}

}  // namespace retrace::cli
