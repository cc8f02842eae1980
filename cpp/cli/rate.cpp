// retrace rate: how hard each puzzle is on the classic scale.
#include <optional>
#include <string>

#include "cli/commands.hpp"
#include "cli/crew.hpp"
#include "cli/explanation.hpp"
#include "cli/interrupt.hpp"
#include "cli/lines_there.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {
namespace {

using namespace techniques;

constexpr auto kColumns = columns_with("er", "ep", "ed", "technique", "score");

// A puzzle beyond the scale has as a number the least rating beyond it, and `search` for a technique.
void add_ratings(const Ratings& ratings, Record& record) {
    const auto add = [&](std::string_view name, int tenths) {
        record.add_number(name, std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10));
        record.say(rating_text(tenths) + ' ');
    };
    record.add("result", "rated");
    add("er", ratings.hardest);
    add("ep", ratings.first_placement);
    add("ed", ratings.first_step);
    const std::string_view technique =
        ratings.technique == nullptr ? "search" : ratings.technique->name;
    record.add("technique", technique);
    record.say(technique);
}

// The score of a puzzle, where it is wanted and the output is still open.
std::optional<int> score_of(const Grid& givens, bool is_wanted, Crew::Puzzle& at_work,
                            Output& output) {
    if (!is_wanted) return std::nullopt;
    Path path(givens, Order::hodoku, true);
    path.work_with(at_work);
    for (PathState state = path.run(1);
         state != PathState::solved && state != PathState::stuck && output.is_open();
         state = path.run(1)) {
        output.flush();
    }
    return path.points();
}

// The result of a puzzle that has no rating; empty where it has one.
std::string_view result_without_rating(Standing standing, const Grid& puzzle) {
    switch (standing) {
        case Standing::contradiction:
            return "contradiction";
        case Standing::no_solution:
            return "none";
        case Standing::several:
            return "several";
        case Standing::unique:
            break;
    }
    return puzzle.blanks() == 0 ? "solved" : "";
}

// An interrupt leaves no rating that is not whole among the answers.
void tell_of_cut(const Grid& puzzle, int at_least) {
    tell("retrace: " +
         said("command/search/cut-rating", {puzzle.to_line(), rating_text(at_least)}));
}

ExitCode rate(const Grid& puzzle, const Arguments& arguments, Crew& crew, Record& record,
              Output& output) {
    const Standing standing = standing_of(puzzle);
    const bool has_none = standing == Standing::contradiction || standing == Standing::no_solution;
    const std::string_view result = result_without_rating(standing, puzzle);
    if (!result.empty()) {
        record.add("result", result);
        record.say(has_none ? "none\n" : std::string(result) + '\n');
        return has_none ? ExitCode::no_solution : ExitCode::success;
    }
    Crew::Puzzle at_work(crew);
    Rating rating(puzzle);
    rating.work_with(at_work);
    while (!rating.run(1)) {
        if (interrupted) tell_of_cut(puzzle, rating.at_least());
        if (!output.is_open()) return ExitCode::success;
        output.flush();
    }
    add_ratings(rating.ratings(), record);
    if (const auto score = score_of(puzzle, arguments.score, at_work, output)) {
        record.add("score", static_cast<std::uint64_t>(*score));
        record.say(' ' + std::to_string(*score));
    }
    record.say("\n");
    return ExitCode::success;
}

}  // namespace

ExitCode rate_puzzles(const Arguments& arguments) {
    Crew crew(arguments);
    const auto describe = [&](const text::Puzzle& puzzle, Record& record, Output& output) {
        return rate(puzzle.grid, arguments, crew, record, output);
    };
    return answer_in_rows(arguments, answering_by(arguments, kColumns, describe));
}

}  // namespace retrace::cli
