// retrace minimals: the minimal puzzles within each puzzle, all of them or some by chance.
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/seed.hpp"
#include "cli/slices.hpp"
#include "cli/standing.hpp"
#include "sudoku/generate/random.hpp"
#include "sudoku/setting/minimals.hpp"

namespace retrace::cli {
namespace {

using namespace setting;

void write_all(const Grid& puzzle, std::uint64_t limit, Output& output) {
    const auto minimals = std::make_unique<questions::Question<Minimals>>(puzzle);
    for (std::uint64_t written = 0; written < limit && output.is_open(); ++written) {
        if (!run_through(*minimals, output) || !minimals->answer()) return;
        output.write(minimals->answer()->to_line() + '\n');
    }
}

// Ends as well where chance brings up no new one for long.
void write_drawn(const Grid& puzzle, std::uint64_t count, std::uint64_t seed, Output& output) {
    std::unordered_set<std::string> drawn;
    std::uint64_t in_vain = 0;
    for (std::uint64_t i = 0; drawn.size() < count && output.is_open(); ++i) {
        const std::string line = drawn_minimal(puzzle, generate::seed_in_series(seed, i)).to_line();
        if (drawn.insert(line).second) {
            in_vain = 0;
            output.write(line + '\n');
            output.end_answer();
        } else if (++in_vain == generate::kMostAgain) {
            return;
        }
    }
}

}  // namespace

ExitCode list_minimals(const Arguments& arguments) {
    const std::uint64_t seed = arguments.puzzles ? seed_of(arguments) : 0;
    const auto answer = for_unique([&](const Grid& puzzle, Output& output) {
        if (arguments.puzzles) {
            write_drawn(puzzle, *arguments.puzzles, seed, output);
        } else {
            write_all(puzzle, arguments.limit, output);
        }
    });
    return answer_puzzles(arguments, {answer, std::nullopt, {}, true});
}

}  // namespace retrace::cli
