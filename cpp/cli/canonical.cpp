// retrace canonical: the least form of each puzzle, the same for all that are the same but for names and places.
#include <string>

#include "cli/commands.hpp"
#include "cli/isomorphism_text.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/isomorphs/least_form.hpp"

namespace retrace::cli {

ExitCode write_canonical(const Arguments& arguments) {
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        const isomorphs::LeastForm least = isomorphs::least_form(puzzle.grid);
        output.write(least.form.to_line());
        if (arguments.with_map) {
            output.write(' ' + isomorphism_text(least.map) +
                         " automorphisms=" + std::to_string(least.automorphisms));
        }
        output.write("\n");
        return ExitCode::success;
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
