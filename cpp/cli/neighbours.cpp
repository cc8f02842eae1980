// retrace neighbours: puzzles with one solution that differ from each puzzle by one or two givens.
#include <memory>
#include <optional>
#include <string>

#include "cli/commands.hpp"
#include "cli/explanation.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/slices.hpp"
#include "cli/standing.hpp"
#include "cli/words.hpp"
#include "sudoku/questions/redundant_givens.hpp"
#include "sudoku/setting/neighbours.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {
namespace {

using namespace setting;

// Some 81 bytes each: 160 MB at most.
constexpr std::size_t kMostSolutions = 2'000'000;

bool is_minimal(const Grid& puzzle) {
    const auto redundant =
        std::make_unique<questions::Question<questions::RedundantGivens>>(puzzle);
    while (!redundant->run(kSliceSteps)) {
    }
    return redundant->answer().empty();
}

std::optional<int> rating_of(const Grid& puzzle, Output& output) {
    techniques::Rating rating(puzzle);
    if (!run_through(rating, output, 1)) return std::nullopt;
    return rating.ratings().hardest;
}

void write_neighbours(const Grid& puzzle, const Arguments& arguments, Output& output) {
    const auto neighbours = std::make_unique<questions::Question<Neighbours>>(
        puzzle, static_cast<int>(arguments.exchanged), kMostSolutions);
    for (std::uint64_t written = 0; written < arguments.limit && output.is_open();) {
        if (!run_through(*neighbours, output)) return;
        if (!neighbours->answer()) break;
        const Grid& found = *neighbours->answer();
        if (arguments.minimal && !is_minimal(found)) continue;
        std::string line = found.to_line();
        if (arguments.wanted.rating) {
            const auto rating = rating_of(found, output);
            if (!rating || !arguments.wanted.rating->has(*rating)) continue;
            line += ' ' + rating_text(*rating);
        }
        output.write(line + '\n');
        output.end_answer();
        ++written;
    }
    if (neighbours->skipped() > 0) {
        tell(said({"{1} of {2} ways to take givens away leave more than {3} solutions and were "
                   "passed over",
                   "주어진 숫자를 빼는 방법 {2}가지 가운데 {1}가지는 답이 {3}개보다 많아 "
                   "건너뛰었습니다"},
                  {std::to_string(neighbours->skipped()), std::to_string(neighbours->ways()),
                   std::to_string(kMostSolutions)}));
    }
}

}  // namespace

ExitCode list_neighbours(const Arguments& arguments) {
    const auto answer = for_unique(
        [&](const Grid& puzzle, Output& output) { write_neighbours(puzzle, arguments, output); });
    return answer_puzzles(arguments, {answer, std::nullopt, {}, true});
}

}  // namespace retrace::cli
