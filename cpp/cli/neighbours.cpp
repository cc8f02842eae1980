// retrace neighbours: puzzles with one solution that differ from each puzzle by some givens, or by their digits alone.
#include <memory>
#include <optional>
#include <string>

#include "cli/answers_before.hpp"
#include "cli/commands.hpp"
#include "cli/explanation.hpp"
#include "cli/slices.hpp"
#include "cli/standing.hpp"
#include "cli/texts.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/questions/redundant_givens.hpp"
#include "sudoku/setting/neighbours.hpp"
#include "sudoku/setting/twins.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {
namespace {

using namespace setting;

bool is_minimal(const Grid& puzzle) {
    const auto redundant =
        std::make_unique<questions::Question<questions::RedundantGivens>>(puzzle);
    while (!redundant->run(kSliceSteps)) {
    }
    return redundant->answer().empty();
}

// Nothing where the rating is none of the wanted ones.
std::optional<int> wanted_rating_of(const Grid& puzzle, const generate::Order& wanted,
                                    Output& output) {
    techniques::Rating rating(puzzle);
    while (!rating.run(1)) {
        output.flush();
        if (!output.is_open() || wanted.excludes(rating)) return std::nullopt;
    }
    if (!wanted.has(rating.ratings())) return std::nullopt;
    return rating.ratings().hardest;
}

constexpr auto kNeighbourColumns = columns_with("rating");

void write_found(const Grid& found, std::optional<int> rating, Form form,
                 const RecordOf& record_of_board, Output& output) {
    Record record = record_of_board(found);
    record.add("result", "neighbour");
    if (rating) record.add_number("rating", rating_text(*rating));
    if (rating && form == Form::line) {
        record.say(found.to_line() + ' ' + rating_text(*rating) + '\n');
    } else {
        record.say(print(found, form));
    }
    output.write(record.line());
    output.end_answer();
}

template <typename Search>
bool write_found_by(Search& search, const Arguments& arguments, const LinesBefore& before,
                    const RecordOf& record_of_board, Output& output, const Reporter& reporter) {
    if (before.last && !search.go_on_after(*before.last)) return false;
    if (before.stopped && !search.go_on_at(before.stopped->position)) return false;
    Position position = search.position();
    const std::uint64_t limit = arguments.limit.value_or(kNoLimit);
    for (std::uint64_t written = before.count; written < limit && output.is_open();) {
        const auto report = [&] {
            reporter.tell(search.share(), written);
            // All that was found until now is written: after an interrupt nothing is.
            if (output.is_open()) position = search.position();
        };
        report();
        if (!run_through(search, output, kSliceSteps, report)) break;
        if (!search.answer()) break;
        const Grid& found = *search.answer();
        if (arguments.minimal && !is_minimal(found)) continue;
        std::optional<int> rating;
        if (arguments.wanted.asks_for_ratings()) {
            rating = wanted_rating_of(found, arguments.wanted, output);
            if (!rating) continue;
        }
        write_found(found, rating, arguments.format.value_or(Form::line), record_of_board, output);
        ++written;
    }
    if (interrupted) {
        // Only lines of 81 can be gone on with.
        if (writes_lines(arguments)) output.write_known(stopped_line({position, {}}));
    }
    return true;
}

bool write_neighbours(const Grid& puzzle, const Arguments& arguments, const LinesBefore& before,
                      const RecordOf& record_of_board, Output& output, const Reporter& reporter) {
    const auto write = [&](auto search) {
        return write_found_by(*search, arguments, before, record_of_board, output, reporter);
    };
    if (arguments.twins) {
        return write(
            std::make_unique<questions::Question<Twins>>(puzzle, *engine::first_found(puzzle)));
    }
    return write(std::make_unique<questions::Question<Neighbours>>(puzzle, arguments.exchanged));
}

}  // namespace

ExitCode list_neighbours(const Arguments& arguments) {
    Reporter reporter;
    return answer_in_lines(arguments, kNeighbourColumns, reporter,
                           [&](const Grid& puzzle, const LinesBefore& before,
                               const RecordOf& record_of_board, Output& output) {
                               return write_neighbours(puzzle, arguments, before, record_of_board,
                                                       output, reporter);
                           });
}

}  // namespace retrace::cli
