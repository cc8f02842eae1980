// retrace check: a word a puzzle on how many solutions it has.
#include <array>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/contradiction.hpp"
#include "sudoku/count.hpp"

namespace retrace::cli {
namespace {

constexpr std::array<std::string_view, 7> kColumns{"line",   "name", "puzzle", "result",
                                                   "column", "code", "error"};

std::string_view word_for(const Grid& grid, std::uint64_t solutions) {
    if (has_contradiction(grid)) return "contradiction";
    if (solutions == 0) return "none";
    return solutions == 1 ? "unique" : "several";
}

std::string_view check(const Grid& grid, Output& output) {
    Count count(grid, 2);
    while (!count.run(kSliceSteps) && output.is_open()) output.flush();
    return word_for(grid, count.count());
}

ExitCode code_of(std::string_view word) {
    const bool is_solvable = word == "unique" || word == "several";
    return is_solvable ? ExitCode::success : ExitCode::no_solution;
}

}  // namespace

ExitCode check_puzzles(const Arguments& arguments) {
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        const std::string_view word = check(puzzle.grid, output);
        output.write(word);
        output.write("\n");
        return code_of(word);
    };
    if (arguments.records != Records::none) {
        const auto describe = [](const text::Puzzle& puzzle, Record& record, Output& output) {
            const std::string_view word = check(puzzle.grid, output);
            record.add("result", word);
            return code_of(word);
        };
        return answer_puzzles(arguments, answering_by(arguments.records, kColumns, describe));
    }
    return answer_puzzles(arguments, {answer, engine::LinesTask::check});
}

}  // namespace retrace::cli
