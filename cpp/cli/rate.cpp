// retrace rate: how hard each puzzle is on the classic scale.
#include <array>
#include <string>

#include "cli/commands.hpp"
#include "cli/explanation.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {
namespace {

using namespace techniques;

std::string line_of(const Ratings& ratings) {
    return rating_text(ratings.hardest) + ' ' + rating_text(ratings.first_placement) + ' ' +
           rating_text(ratings.first_step) + ' ' +
           (ratings.technique == nullptr ? "search" : std::string(ratings.technique->name)) + '\n';
}

constexpr std::array<std::string_view, 11> kColumns{
    "line", "name", "puzzle", "result", "er", "ep", "ed", "technique", "column", "code", "error"};

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

Answered describe_rating(const text::Puzzle& puzzle, Record& record, Output& output) {
    const Standing standing = standing_of(puzzle.grid);
    if (standing == Standing::several) {
        record.add("result", "several");
        return ExitCode::success;
    }
    if (standing != Standing::unique) {
        record.add("result", standing == Standing::contradiction ? "contradiction" : "none");
        return ExitCode::no_solution;
    }
    Rating rating(puzzle.grid);
    while (!rating.run(1) && output.is_open()) output.flush();
    add_ratings(rating.ratings(), record);
    return ExitCode::success;
}

}  // namespace

ExitCode rate_puzzles(const Arguments& arguments) {
    if (arguments.records != Records::none) {
        return answer_puzzles(arguments,
                              answering_by(arguments.records, kColumns, describe_rating));
    }
    const auto answer = [](const text::Puzzle& puzzle, Output& output) {
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
        Rating rating(puzzle.grid);
        while (!rating.run(1) && output.is_open()) output.flush();
        output.write(line_of(rating.ratings()));
        return ExitCode::success;
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
