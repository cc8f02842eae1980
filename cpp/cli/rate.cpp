// retrace rate: how hard each puzzle is on the classic scale.
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

}  // namespace

ExitCode rate_puzzles(const Arguments& arguments) {
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
        Rating rating(puzzle.grid);
        while (!rating.run(1) && output.is_open()) output.flush();
        output.write(line_of(rating.ratings()));
        return ExitCode::success;
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
