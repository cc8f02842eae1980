// retrace trace: every step of a search to its first solution, one a line. docs/trace-format.md
#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/dead_end.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/contradiction.hpp"
#include "sudoku/trace/trace_words.hpp"
#include "sudoku/watch/cursor.hpp"
#include "sudoku/watch/strategy_source.hpp"

namespace retrace::cli {
namespace {

struct Written {
    SearchStatus status;  // after the last step
    Counters counters;    // of the steps alone: what a reader of them counts
};

// The same search once more, step by step, for what each step had against other digits.
class Reasons {
  public:
    Reasons(const Grid& givens, const Strategy& strategy) : source_(givens, strategy) {}

    void print_next(std::string& out) {
        const TrailStep next = take_step(source_);
        const Reason& reason = next.reason;
        // A dead end is about a cell that nothing fits, and not about the one that is emptied.
        const bool is_stuck = next.step.kind == StepKind::dead_end && is_cell(reason.cause);
        const Cell cell = is_stuck ? static_cast<Cell>(reason.cause) : next.step.cell;
        trace::print(cell, reason.refused, out);
    }

  private:
    StrategySource source_;
};

// Writes at most `limit` steps.
Written write_steps(AnySearch& search, std::optional<Reasons>& reasons, std::uint64_t limit,
                    const Reporter& reporter, Output& output) {
    std::array<Step, 1024> steps{};
    std::string lines;
    Written written{SearchStatus::running, {}};
    std::uint64_t number = 0;
    while (written.status == SearchStatus::running && number < limit && output.is_open()) {
        const std::uint64_t budget = std::min<std::uint64_t>(steps.size(), limit - number);
        const auto [status, count] = search.trace(std::span(steps).first(budget));
        lines.clear();
        for (const Step& step : std::span(steps).first(count)) {
            if (reasons) reasons->print_next(lines);
            trace::print(++number, step, lines);
            lines += '\n';
            written.counters.dead_ends += step.kind == StepKind::dead_end ? 1 : 0;
        }
        output.write(lines);
        reporter.tell(0, number);
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
                     const Reporter& reporter, Output& output) {
    output.write("puzzle " + givens.to_line() + '\n');
    if (has_contradiction(givens)) {
        output.write("end none" + trace::counts({}, 0) + '\n');
        return ExitCode::no_solution;
    }
    AnySearch search = arguments.strategy->start(givens);
    std::optional<Reasons> reasons;
    if (arguments.reasons) reasons.emplace(givens, *arguments.strategy);
    const auto [status, counters] = write_steps(search, reasons, arguments.steps, reporter, output);
    const bool solved = status == SearchStatus::solution;
    output.write(end_of(search, status) + trace::counts(counters, solved ? 1 : 0) + '\n');
    if (status == SearchStatus::dead_end) dead_ends.explain();
    return solved || status == SearchStatus::running ? ExitCode::success : ExitCode::no_solution;
}

}  // namespace

ExitCode trace_puzzles(const Arguments& arguments) {
    if (arguments.verify) return of_each_file(arguments, verify_traces);
    DeadEnds dead_ends(arguments.strategy->name);
    Reporter reporter{kStepsOfPuzzle};
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        return write_trace(puzzle.grid, arguments, dead_ends, reporter, output);
    };
    const std::string opening = std::string(trace::kFormat) + ' ' + std::string(trace::kVersion);
    return answer_puzzles(arguments, {answer, std::nullopt, opening + '\n', true}, &reporter);
}

}  // namespace retrace::cli
