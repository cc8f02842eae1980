// retrace rate: how hard each puzzle is on the classic scale.
#include <array>
#include <optional>
#include <string>

#include "cli/commands.hpp"
#include "cli/crew.hpp"
#include "cli/explanation.hpp"
#include "cli/interrupt.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {
namespace {

using namespace techniques;

std::string line_of(const Ratings& ratings, std::optional<int> score) {
    return rating_text(ratings.hardest) + ' ' + rating_text(ratings.first_placement) + ' ' +
           rating_text(ratings.first_step) + ' ' +
           (ratings.technique == nullptr ? "search" : std::string(ratings.technique->name)) +
           (score ? ' ' + std::to_string(*score) : "") + '\n';
}

constexpr std::array<std::string_view, 12> kColumns{"line",  "name",   "puzzle", "result",
                                                    "er",    "ep",     "ed",     "technique",
                                                    "score", "column", "code",   "error"};

// A rating as a number; a puzzle beyond the scale has the least rating beyond it, and `search` for a technique.
void add_ratings(const Ratings& ratings, Record& record) {
    const auto add = [&](std::string_view name, int tenths) {
        record.add_number(name, std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10));
    };
    record.add("result", "rated");
    add("er", ratings.hardest);
    add("ep", ratings.first_placement);
    add("ed", ratings.first_step);
    record.add("technique",
               ratings.technique == nullptr ? std::string_view("search") : ratings.technique->name);
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

Answered describe_rating(const text::Puzzle& puzzle, bool with_score, Crew& crew, Record& record,
                         Output& output) {
    const Standing standing = standing_of(puzzle.grid);
    if (standing == Standing::several) {
        record.add("result", "several");
        return ExitCode::success;
    }
    if (standing != Standing::unique) {
        record.add("result", standing == Standing::contradiction ? "contradiction" : "none");
        return ExitCode::no_solution;
    }
    if (puzzle.grid.blanks() == 0) {
        record.add("result", "solved");
        return ExitCode::success;
    }
    Crew::Puzzle at_work(crew);
    Rating rating(puzzle.grid);
    rating.work_with(at_work);
    while (!rating.run(1) && output.is_open()) output.flush();
    add_ratings(rating.ratings(), record);
    if (const auto score = score_of(puzzle.grid, with_score, at_work, output)) {
        record.add("score", static_cast<std::uint64_t>(*score));
    }
    return ExitCode::success;
}

}  // namespace

ExitCode rate_puzzles(const Arguments& arguments) {
    Crew crew(arguments);
    if (arguments.records != Records::none) {
        const auto describe = [&](const text::Puzzle& puzzle, Record& record, Output& output) {
            return describe_rating(puzzle, arguments.score, crew, record, output);
        };
        return answer_puzzles(arguments, answering_by(arguments.records, kColumns, describe));
    }
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        switch (standing_of(puzzle.grid)) {
            case Standing::contradiction:
            case Standing::no_solution:
                output.write("none\n");
                return ExitCode::no_solution;
            case Standing::several:
                output.write("several\n");
                return ExitCode::success;
            case Standing::unique:
                break;
        }
        if (puzzle.grid.blanks() == 0) {
            output.write("solved\n");
            return ExitCode::success;
        }
        Crew::Puzzle at_work(crew);
        Rating rating(puzzle.grid);
        rating.work_with(at_work);
        while (!rating.run(1)) {
            if (interrupted) output.write_known(">=" + rating_text(rating.at_least()) + '\n');
            if (!output.is_open()) return ExitCode::success;
            output.flush();
        }
        output.write(
            line_of(rating.ratings(), score_of(puzzle.grid, arguments.score, at_work, output)));
        return ExitCode::success;
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
