// retrace minimals: the minimal puzzles within each puzzle, all of them or some by chance.
#include <functional>
#include <memory>
#include <string>
#include <unordered_set>

#include "cli/answers_before.hpp"
#include "cli/commands.hpp"
#include "cli/seed.hpp"
#include "cli/slices.hpp"
#include "cli/standing.hpp"
#include "sudoku/generate/random.hpp"
#include "sudoku/setting/minimals.hpp"

namespace retrace::cli {
namespace {

using namespace setting;

using WriteFound = std::function<void(const Grid&)>;

bool write_all(const Grid& puzzle, std::uint64_t limit, const LinesBefore& before,
               const WriteFound& write_found, Output& output, const Reporter& reporter) {
    const auto minimals = std::make_unique<questions::Question<Minimals>>(puzzle);
    if (before.stopped) return false;  // as another search
    if (before.last && !minimals->go_on_after(*before.last)) return false;
    for (std::uint64_t written = before.count; written < limit && output.is_open(); ++written) {
        const auto report = [&] { reporter.tell(0, written); };
        report();
        if (!run_through(*minimals, output, kSliceSteps, report) || !minimals->answer()) break;
        write_found(*minimals->answer());
    }
    return true;
}

// Ends as well where chance brings up no new one for long. Those that are there already are drawn again.
void write_drawn(const Grid& puzzle, std::uint64_t count, std::uint64_t seed,
                 const LinesBefore& before, const WriteFound& write_found, Output& output,
                 const Reporter& reporter) {
    std::unordered_set<std::string> drawn;
    std::uint64_t in_vain = 0;
    for (std::uint64_t i = 0; drawn.size() < count && output.is_open(); ++i) {
        const Grid minimal = drawn_minimal(puzzle, generate::seed_in_series(seed, i));
        if (drawn.insert(minimal.to_line()).second) {
            in_vain = 0;
            reporter.tell(static_cast<double>(drawn.size()) / static_cast<double>(count),
                          drawn.size());
            if (drawn.size() <= before.count) continue;
            write_found(minimal);
            output.end_answer();
        } else if (++in_vain == generate::kMostAgain) {
            return;
        }
    }
}

}  // namespace

ExitCode list_minimals(const Arguments& arguments) {
    const std::uint64_t seed = arguments.puzzles ? seed_of(arguments) : 0;
    const Form form = arguments.format.value_or(Form::line);
    Reporter reporter;
    const auto write = [&](const Grid& puzzle, const LinesBefore& before,
                           const RecordOf& record_of_board, Output& output) {
        const auto write_found = [&](const Grid& board) {
            Record record = record_of_board(board);
            record.add("result", "minimal");
            record.say(print(board, form));
            output.write(record.line());
        };
        if (!arguments.puzzles) {
            const std::uint64_t limit = arguments.limit.value_or(kNoLimit);
            return write_all(puzzle, limit, before, write_found, output, reporter);
        }
        write_drawn(puzzle, *arguments.puzzles, seed, before, write_found, output, reporter);
        return true;
    };
    return answer_in_lines(arguments, kFoundColumns, reporter, write);
}

}  // namespace retrace::cli
