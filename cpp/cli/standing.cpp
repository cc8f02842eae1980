// By the standing that techniques ask for, too.
#include "cli/standing.hpp"

#include <utility>

#include "cli/words.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {

AnswerPuzzle for_unique(std::function<void(const Grid&, Output&)> write) {
    return [write = std::move(write)](const text::Puzzle& puzzle, Output& output) -> Answered {
        switch (techniques::standing_of(puzzle.grid)) {
            case techniques::Standing::unique:
                write(puzzle.grid, output);
                return ExitCode::success;
            case techniques::Standing::several:
                output.write("several\n");
                return {ExitCode::bad_input,
                        said({"the puzzle has several solutions", "답이 여럿인 퍼즐입니다"})};
            case techniques::Standing::contradiction:
            case techniques::Standing::no_solution:
                break;
        }
        output.write("none\n");
        return ExitCode::no_solution;
    };
}

}  // namespace retrace::cli
