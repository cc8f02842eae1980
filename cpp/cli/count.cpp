// retrace count: how many solutions each puzzle has, up to a limit.
#include <array>
#include <string>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/slices.hpp"
#include "sudoku/count.hpp"

namespace retrace::cli {
namespace {

constexpr std::array<std::string_view, 9> kCountColumns{
    "line", "name", "puzzle", "result", "solutions", "limit_reached", "column", "code", "error"};

}  // namespace

ExitCode count_solutions(const Arguments& arguments) {
    Reporter reporter;
    const auto count_all = [&reporter](Count& count, Output& output) {
        run_through(count, output, kSliceSteps, [&] { reporter.tell(0, count.count()); });
    };
    if (arguments.records != Records::none) {
        const auto describe = [&](const text::Puzzle& puzzle, Record& record, Output& output) {
            Count count(puzzle.grid, arguments.limit);
            count_all(count, output);
            record.add("result", count.count() == 0      ? "none"
                                 : count.count() > 1     ? "several"
                                 : count.limit_reached() ? "some"
                                                         : "unique");
            record.add("solutions", count.count());
            record.add("limit_reached", count.limit_reached());
            return count.count() == 0 ? ExitCode::no_solution : ExitCode::success;
        };
        return answer_puzzles(arguments, answering_by(arguments.records, kCountColumns, describe),
                              &reporter);
    }
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        Count count(puzzle.grid, arguments.limit);
        count_all(count, output);
        output.write((count.limit_reached() ? ">=" : "") + std::to_string(count.count()) + '\n');
        return count.count() == 0 ? ExitCode::no_solution : ExitCode::success;
    };
    return answer_puzzles(arguments, {answer, std::nullopt}, &reporter);
}

}  // namespace retrace::cli
