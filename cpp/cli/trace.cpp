// retrace trace: every step of a search to its first solution, one a line. docs/trace-format.md
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/dead_end.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/contradiction.hpp"
#include "sudoku/trace/trace_words.hpp"

namespace retrace::cli {
namespace {

struct Written {
    SearchStatus status;  // after the last step
    Counters counters;    // of the steps alone: what a reader of them counts
};

// Writes at most `limit` steps.
Written write_steps(AnySearch& search, std::uint64_t limit, Output& output) {
    std::array<Step, 1024> steps{};
    std::string lines;
    Written written{SearchStatus::running, {}};
    std::uint64_t number = 0;
    while (written.status == SearchStatus::running && number < limit && output.is_open()) {
        const std::uint64_t budget = std::min<std::uint64_t>(steps.size(), limit - number);
        const auto [status, count] = search.trace(std::span(steps).first(budget));
        lines.clear();
        for (const Step& step : std::span(steps).first(count)) {
            trace::print(++number, step, lines);
            lines += '\n';
            written.counters.dead_ends += step.kind == StepKind::dead_end ? 1 : 0;
        }
        output.write(lines);
        written.status = status;
    }
    written.counters.placements = search.counters().placements;
    written.counters.backtracks = search.counters().backtracks;
    written.counters.max_depth = search.counters().max_depth;
    return written;
}

// How a search that stands there ends its trace.
std::string end_of(const AnySearch& search, SearchStatus status) {
    switch (status) {
        case SearchStatus::running:
            return "end stopped";
        case SearchStatus::solution:
            return "end solution";
        case SearchStatus::exhausted:
            return "end none";
        case SearchStatus::dead_end:
            return "end dead-end " + cell_name(search.dead_end_cell());
    }
    return {};
}

ExitCode write_trace(const Grid& givens, const Arguments& arguments, DeadEnds& dead_ends,
                     Output& output) {
    output.write("puzzle " + givens.to_line() + '\n');
    if (has_contradiction(givens)) {
        output.write("end none" + trace::counts({}, 0) + '\n');
        return ExitCode::no_solution;
    }
    AnySearch search = arguments.strategy->start(givens);
    const auto [status, counters] = write_steps(search, arguments.steps, output);
    const bool solved = status == SearchStatus::solution;
    output.write(end_of(search, status) + trace::counts(counters, solved ? 1 : 0) + '\n');
    if (status == SearchStatus::dead_end) dead_ends.explain();
    return solved || status == SearchStatus::running ? ExitCode::success : ExitCode::no_solution;
}

}  // namespace

ExitCode trace_puzzles(const Arguments& arguments) {
    if (arguments.verify) return verify_traces(arguments);
    DeadEnds dead_ends(arguments.strategy->name);
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        return write_trace(puzzle.grid, arguments, dead_ends, output);
    };
    const std::string opening = std::string(trace::kFormat) + ' ' + std::string(trace::kVersion);
    return answer_puzzles(arguments, {answer, std::nullopt, opening + '\n', true});
}

}  // namespace retrace::cli
