// retrace neighbours: puzzles with one solution that differ from each puzzle by one or two givens.
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/answers_before.hpp"
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

constexpr std::array<std::string_view, 8> kNeighbourColumns{"line",   "name",   "puzzle", "result",
                                                            "rating", "column", "code",   "error"};

// Only lines of 81 can be gone on with.
bool is_resumable(const Arguments& arguments) {
    return arguments.records == Records::none &&
           arguments.format.value_or(Form::line) == Form::line;
}

// The text of a neighbour, with its rating where one was asked for.
using TextOfNeighbour = std::function<std::string(const Grid&, std::optional<int>)>;

bool write_neighbours(const Grid& puzzle, const Arguments& arguments, const LinesBefore& before,
                      const TextOfNeighbour& text_of, Output& output, const Reporter& reporter) {
    const auto neighbours = std::make_unique<questions::Question<Neighbours>>(
        puzzle, static_cast<int>(arguments.exchanged), kMostSolutions);
    if (before.last && !neighbours->go_on_after(*before.last)) return false;
    if (before.stopped && !neighbours->go_on_at(before.stopped->position)) return false;
    Position position = neighbours->position();
    for (std::uint64_t written = before.count; written < arguments.limit && output.is_open();) {
        const auto report = [&] {
            reporter.tell(neighbours->share(), written);
            // All that was found until now is written: after an interrupt nothing is.
            if (output.is_open()) position = neighbours->position();
        };
        report();
        if (!run_through(*neighbours, output, kSliceSteps, report)) break;
        if (!neighbours->answer()) break;
        const Grid& found = *neighbours->answer();
        if (arguments.minimal && !is_minimal(found)) continue;
        std::optional<int> rating;
        if (arguments.wanted.rating) {
            rating = rating_of(found, output);
            if (!rating || !arguments.wanted.rating->has(*rating)) continue;
        }
        output.write(text_of(found, rating));
        output.end_answer();
        ++written;
    }
    if (interrupted) {
        if (is_resumable(arguments)) output.write_known(stopped_line({position, {}}));
    } else if (neighbours->skipped() > 0) {
        tell(said({"{1} of {2} ways to take givens away leave more than {3} solutions and were "
                   "passed over",
                   "주어진 숫자를 빼는 방법 {2}가지 가운데 {1}가지는 답이 {3}개보다 많아 "
                   "건너뛰었습니다"},
                  {std::to_string(neighbours->skipped()), std::to_string(neighbours->ways()),
                   std::to_string(kMostSolutions)}));
    }
    return true;
}

}  // namespace

ExitCode list_neighbours(const Arguments& arguments) {
    Reporter reporter;
    if (arguments.records != Records::none) {
        const auto in_records = [&](const Grid& puzzle, const RecordOf& record_of_board,
                                    Output& output) {
            const auto text_of = [&](const Grid& board, std::optional<int> rating) {
                Record record = record_of_board(board);
                record.add("result", "neighbour");
                if (rating) record.add_number("rating", rating_text(*rating));
                return record.line();
            };
            write_neighbours(puzzle, arguments, {}, text_of, output, reporter);
            return ExitCode::success;
        };
        return answer_puzzles(arguments,
                              unique_in_records(arguments.records, kNeighbourColumns, in_records),
                              &reporter);
    }
    const Form form = arguments.format.value_or(Form::line);
    const auto text_of = [form](const Grid& board, std::optional<int> rating) {
        if (form != Form::line) return print(board, form);
        return board.to_line() + (rating ? ' ' + rating_text(*rating) : std::string()) + '\n';
    };
    return answer_in_lines(
        arguments, reporter, [&](const Grid& puzzle, const LinesBefore& before, Output& output) {
            return write_neighbours(puzzle, arguments, before, text_of, output, reporter);
        });
}

}  // namespace retrace::cli
