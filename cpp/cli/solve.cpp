// retrace solve: the first solution of each puzzle, in the puzzle's own form.
#include "sudoku/answers/solve.hpp"

#include "cli/commands.hpp"
#include "cli/dead_end.hpp"
#include "cli/lines_there.hpp"
#include "cli/slices.hpp"
#include "varied/answers.hpp"

namespace retrace::cli {
namespace {

constexpr auto kSolveColumns = columns_with("solution", "cell");

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

ExitCode add_outcome(const Outcome& outcome, Form form, Record& record) {
    record.add("result", result_of(outcome.answer));
    switch (outcome.answer) {
        case Answer::one_solution:
        case Answer::several_solutions:
            record.add("solution", outcome.grid.to_line());
            record.say(print(outcome.grid, form));
            return ExitCode::success;
        case Answer::contradiction:
        case Answer::no_solution:
            record.say("none\n");
            return ExitCode::no_solution;
        case Answer::dead_end:
            record.add("cell", cell_name(outcome.cell));
            record.say("dead end " + cell_name(outcome.cell) + '\n');
            return ExitCode::no_solution;
    }
    return ExitCode::no_solution;
}

ExitCode add_varied(const varied::Solving& solving, bool are_letters, Record& record) {
    if (!solving.first()) {
        record.add("result", result_of(Answer::no_solution));
        record.say("none\n");
        return ExitCode::no_solution;
    }
    record.add("result",
               result_of(solving.several() ? Answer::several_solutions : Answer::one_solution));
    const std::string line = text_of_solution(*solving.first(), are_letters);
    record.add("solution", line);
    record.say(line + '\n');
    return ExitCode::success;
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
    const auto describe = [&](const text::Puzzle& puzzle, Record& record, Output& output) {
        Solve solve(puzzle.grid, *arguments.strategy);
        if (!run_to_end(solve, reporter, output)) return ExitCode::success;
        if (solve.outcome().answer == Answer::dead_end) dead_ends.explain();
        return add_outcome(solve.outcome(), puzzle.form, record);
    };
    const bool is_fast = !arguments.strategy->has_steps();
    std::optional<engine::LinesTask> lines;
    if (is_fast) lines = engine::LinesTask::first;
    Answering answering = answering_by(arguments, kSolveColumns, describe, lines);
    if (is_fast) {
        answering.varied =
            varied_by(form_of(arguments, kSolveColumns),
                      [&](const varied::Reading& reading, Record& record, Output& output) {
                          varied::Solving solving(reading.rules);
                          const auto report = [&] { reporter.tell(0, solving.choices()); };
                          const bool is_done = run_through(solving, output, kVariedChoices, report);
                          return is_done ? add_varied(solving, reading.are_letters, record)
                                         : ExitCode::success;
                      });
    }
    return answer_in_rows(arguments, std::move(answering), &reporter);
}

}  // namespace retrace::cli
