// retrace reduce: each puzzle without the givens that it does not need.
#include <memory>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/count.hpp"
#include "sudoku/questions/redundant_givens.hpp"

namespace retrace::cli {
namespace {

using namespace questions;

// Runs a value like Count in slices. False where nobody waits for the answer any more.
template <typename Sliced>
bool run_through(Sliced& sliced, Output& output) {
    while (!sliced.run(kSliceSteps)) {
        output.flush();
        if (!output.is_open()) return false;
    }
    return true;
}

Answered reduce(const Grid& puzzle, bool keep_count, Output& output) {
    const auto count = std::make_unique<Count>(puzzle, 2);
    if (!run_through(*count, output)) return ExitCode::success;
    if (count->count() == 0) {
        output.write("none\n");
        return ExitCode::no_solution;
    }
    if (count->limit_reached() && !keep_count) {
        output.write("several\n");
        return {ExitCode::bad_input,
                "the puzzle has several solutions, so no reduced puzzle has exactly one; "
                "--keep-count keeps them all"};
    }
    const auto reduction = std::make_unique<Question<Reduce>>(puzzle);
    if (!run_through(*reduction, output)) return ExitCode::success;
    output.write(reduction->answer().to_line() + '\n');
    return ExitCode::success;
}

}  // namespace

ExitCode reduce_puzzles(const Arguments& arguments) {
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        return reduce(puzzle.grid, arguments.keep_count, output);
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
