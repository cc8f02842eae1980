// retrace count: how many solutions each puzzle has, up to a limit.
#include <string>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/count.hpp"

namespace retrace::cli {

ExitCode count_solutions(const Arguments& arguments) {
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        Count count(puzzle.grid, arguments.limit);
        while (!count.run(kSliceSteps) && output.is_open()) output.flush();
        output.write((count.limit_reached() ? ">=" : "") + std::to_string(count.count()) + '\n');
        return count.count() == 0 ? ExitCode::no_solution : ExitCode::success;
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
