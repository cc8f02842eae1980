// retrace minimals: the minimal puzzles within each puzzle, all of them or some by chance.
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
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

constexpr std::array<std::string_view, 7> kMinimalsColumns{"line",   "name", "puzzle", "result",
                                                           "column", "code", "error"};

using TextOfMinimal = std::function<std::string(const Grid&)>;

void write_all(const Grid& puzzle, std::uint64_t limit, const TextOfMinimal& text_of,
               Output& output) {
    const auto minimals = std::make_unique<questions::Question<Minimals>>(puzzle);
    for (std::uint64_t written = 0; written < limit && output.is_open(); ++written) {
        if (!run_through(*minimals, output) || !minimals->answer()) return;
        output.write(text_of(*minimals->answer()));
    }
}

// Ends as well where chance brings up no new one for long.
void write_drawn(const Grid& puzzle, std::uint64_t count, std::uint64_t seed,
                 const TextOfMinimal& text_of, Output& output) {
    std::unordered_set<std::string> drawn;
    std::uint64_t in_vain = 0;
    for (std::uint64_t i = 0; drawn.size() < count && output.is_open(); ++i) {
        const Grid minimal = drawn_minimal(puzzle, generate::seed_in_series(seed, i));
        if (drawn.insert(minimal.to_line()).second) {
            in_vain = 0;
            output.write(text_of(minimal));
            output.end_answer();
        } else if (++in_vain == generate::kMostAgain) {
            return;
        }
    }
}

}  // namespace

ExitCode list_minimals(const Arguments& arguments) {
    const std::uint64_t seed = arguments.puzzles ? seed_of(arguments) : 0;
    const auto write = [&arguments, seed](const Grid& puzzle, const TextOfMinimal& text_of,
                                          Output& output) {
        if (arguments.puzzles) {
            write_drawn(puzzle, *arguments.puzzles, seed, text_of, output);
        } else {
            write_all(puzzle, arguments.limit, text_of, output);
        }
    };
    if (arguments.records != Records::none) {
        const auto in_records = [&](const Grid& puzzle, const RecordOf& record_of_board,
                                    Output& output) {
            const auto text_of = [&](const Grid& board) {
                Record record = record_of_board(board);
                record.add("result", "minimal");
                return record.line();
            };
            write(puzzle, text_of, output);
        };
        return answer_puzzles(arguments,
                              unique_in_records(arguments.records, kMinimalsColumns, in_records));
    }
    const Form form = arguments.format.value_or(Form::line);
    const auto text_of = [form](const Grid& board) { return print(board, form); };
    const auto answer =
        for_unique([&](const Grid& puzzle, Output& output) { write(puzzle, text_of, output); });
    return answer_puzzles(arguments, {answer, std::nullopt, {}, true});
}

}  // namespace retrace::cli
