// retrace worst: puzzles on which a search suffers more and more.
#include <array>
#include <string>
#include <utility>
#include <vector>

#include <unistd.h>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/seed.hpp"
#include "cli/texts.hpp"
#include "sudoku/climb/climb.hpp"
#include "sudoku/engine/only_solution.hpp"

namespace retrace::cli {
namespace {

// The puzzles of the file, and how reading them went.
std::pair<std::vector<Grid>, ExitCode> starts_in(const Arguments& arguments) {
    std::vector<Grid> starts;
    if (arguments.files.empty()) return {starts, ExitCode::success};
    const auto keep = [&](const text::Puzzle& puzzle, Output&) -> Answered {
        if (!engine::only_solution(puzzle.grid)) {
            return {ExitCode::bad_input, said("command/search/climb-start")};
        }
        starts.push_back(puzzle.grid);
        return ExitCode::success;
    };
    const ExitCode exit_code = answer_puzzles(arguments, {keep, std::nullopt});
    return {std::move(starts), exit_code};
}

constexpr std::array<std::string_view, 2> kWorstColumns{"count", "puzzle"};

void write_best(const climb::Climb& climb, const Arguments& arguments, Output& output) {
    const std::string count = std::to_string(climb.best_value());
    const Form form = arguments.format.value_or(Form::line);
    Record record(arguments.records, kWorstColumns);
    record.add_number("count", count);
    record.add("puzzle", climb.best()->to_line());
    // Above nine lines the count is a comment, so that they are read again.
    record.say(form == Form::line ? count + ' ' : std::string("# ").append(count).append("\n"));
    record.say(print(*climb.best(), form));
    output.write(record.line());
}

}  // namespace

ExitCode find_worst(const Arguments& arguments) {
    auto [starts, exit_code] = starts_in(arguments);
    if (!arguments.files.empty() && starts.empty()) return worse_of(exit_code, ExitCode::bad_input);
    const std::uint64_t seed = seed_of(arguments);
    const climb::Aim aim{arguments.strategy, arguments.measure, arguments.aim};
    const auto climb = std::make_unique<climb::Climb>(aim, std::move(starts), seed);
    Output output(STDOUT_FILENO);
    output.write(heading_of({arguments.records, kWorstColumns}));
    Progress progress("command/progress/moves");
    const std::uint64_t moves = tries_of(arguments);
    std::uint64_t counted = 0;
    std::size_t told = 0;
    bool is_reached = false;
    // A slice is short beside the moves that may be made, so the climb exceeds them by few.
    constexpr std::uint64_t kSlice = kSliceSteps / 16;
    while (!is_reached && output.is_open() && climb->moves() < moves) {
        is_reached = climb->run(kSlice);
        progress.add(climb->moves() - counted);
        counted = climb->moves();
        if (!arguments.aim) {
            progress.reach(static_cast<double>(counted) / static_cast<double>(moves));
        }
        if (climb->rises().size() == told) continue;
        told = climb->rises().size();
        write_best(*climb, arguments, output);
        output.flush();
        progress.tell_of_next(
            said("command/progress/worst", {std::to_string(climb->best_value())}));
    }
    if (arguments.aim && !is_reached) exit_code = worse_of(exit_code, ExitCode::no_solution);
    return worse_of(exit_code, output.finish());
}

}  // namespace retrace::cli
