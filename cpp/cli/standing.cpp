// By the standing that techniques ask for, too.
#include "cli/standing.hpp"

#include "cli/words.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {

std::optional<Answered> refused_unless_unique(const Grid& puzzle, Output& output) {
    switch (techniques::standing_of(puzzle)) {
        case techniques::Standing::unique:
            return std::nullopt;
        case techniques::Standing::several:
            output.write("several\n");
            return Answered(ExitCode::bad_input,
                            said({"the puzzle has several solutions", "답이 여럿인 퍼즐입니다"}));
        case techniques::Standing::contradiction:
        case techniques::Standing::no_solution:
            break;
    }
    output.write("none\n");
    return Answered(ExitCode::no_solution);
}

}  // namespace retrace::cli
