// retrace check: a word a puzzle on how many solutions it has.
#include <string_view>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/contradiction.hpp"
#include "sudoku/count.hpp"

namespace retrace::cli {
namespace {

std::string_view word_for(const Grid& grid, std::uint64_t solutions) {
    if (has_contradiction(grid)) return "contradiction\n";
    if (solutions == 0) return "none\n";
    return solutions == 1 ? "unique\n" : "several\n";
}

}  // namespace

ExitCode check_puzzles(const Arguments& arguments) {
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        Count count(puzzle.grid, 2);
        while (!count.run(kSliceSteps) && output.is_open()) output.flush();
        output.write(word_for(puzzle.grid, count.count()));
        return count.count() == 0 ? ExitCode::no_solution : ExitCode::success;
    };
    return answer_puzzles(arguments, {answer, engine::LinesTask::check});
}

}  // namespace retrace::cli
