// retrace trace: every step of a search to its first solution, one a line.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "cli/commands.hpp"
#include "cli/dead_end.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/contradiction.hpp"

namespace retrace::cli {
namespace {

std::string_view name_of(StepKind kind) {
    switch (kind) {
        case StepKind::placement:
            return "placement";
        case StepKind::solution:
            return "solution";
        case StepKind::backtrack:
            return "backtrack";
        case StepKind::dead_end:
            return "dead-end";
    }
    return {};
}

void write_step(std::uint64_t number, const Step& step, Output& output) {
    std::string line = std::to_string(number);
    line += ' ';
    line += name_of(step.kind);
    line += ' ';
    line += cell_name(step.cell);
    line += ' ';
    line += static_cast<char>('0' + step.digit);
    line += ' ';
    line += std::to_string(step.depth);
    line += '\n';
    output.write(line);
}

// Writes at most `limit` steps and says how the search stood after the last.
SearchStatus write_steps(AnySearch& search, std::uint64_t limit, Output& output) {
    std::array<Step, 1024> steps{};
    SearchStatus status = SearchStatus::running;
    std::uint64_t number = 0;
    while (status == SearchStatus::running && number < limit && output.is_open()) {
        const std::uint64_t budget = std::min<std::uint64_t>(steps.size(), limit - number);
        const auto traced = search.trace(std::span(steps).first(budget));
        for (const Step& step : std::span(steps).first(traced.steps)) {
            write_step(++number, step, output);
        }
        status = traced.status;
    }
    return status;
}

// The steps, and a last line where the search ended without a solution.
ExitCode write_trace(const Grid& givens, const Arguments& arguments, DeadEnds& dead_ends,
                     Output& output) {
    if (has_contradiction(givens)) {
        output.write("none\n");
        return ExitCode::no_solution;
    }
    AnySearch search = arguments.strategy->start(givens);
    switch (write_steps(search, arguments.steps, output)) {
        case SearchStatus::running:
        case SearchStatus::solution:
            return ExitCode::success;
        case SearchStatus::exhausted:
            output.write("none\n");
            return ExitCode::no_solution;
        case SearchStatus::dead_end:
            dead_ends.write(search.dead_end_cell(), output);
            return ExitCode::no_solution;
    }
    return ExitCode::success;
}

}  // namespace

ExitCode trace_puzzles(const Arguments& arguments) {
    DeadEnds dead_ends;
    bool first = true;
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        if (!std::exchange(first, false)) output.write("\n");
        return write_trace(puzzle.grid, arguments, dead_ends, output);
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
