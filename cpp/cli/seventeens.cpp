// retrace seventeens: the puzzles with 17 givens, or a few more, that each puzzle's solution holds.
#include <memory>
#include <string>
#include <utility>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/slices.hpp"
#include "cli/standing.hpp"
#include "cli/texts.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/setting/few_givens.hpp"

namespace retrace::cli {
namespace {

using namespace setting;

std::string percent_of(double share) {
    return std::to_string(static_cast<int>(share * 100));
}

Answered refused_position() {
    return {ExitCode::bad_input, said("command/search/no-position")};
}

// Goes on at the position that was asked for; null where there is none such.
std::unique_ptr<questions::Question<FewGivens>> search_in(const Grid& puzzle,
                                                          const Arguments& arguments) {
    auto search = std::make_unique<questions::Question<FewGivens>>(
        *engine::first_found(puzzle), generate::Order::every_cell(),
        static_cast<int>(arguments.most_givens));
    if (!arguments.position.empty() && !search->go_on_at(arguments.position)) return nullptr;
    return search;
}

Answered write_found(const Grid& puzzle, const Arguments& arguments,
                     const RecordOf& record_of_board, Output& output, const Reporter& reporter) {
    const auto search = search_in(puzzle, arguments);
    if (!search) return refused_position();
    const std::uint64_t limit = arguments.limit.value_or(kNoLimit);
    std::uint64_t written = 0;
    const auto report = [&] { reporter.tell(search->share(), written); };
    while (written < limit && output.is_open()) {
        report();
        if (!run_through(*search, output, kSliceSteps, report)) break;
        if (!search->answer()) {
            if (written > 0) return ExitCode::success;
            tell(said("command/search/no-seventeen", {std::to_string(arguments.most_givens)}));
            return ExitCode::no_solution;
        }
        Record record = record_of_board(*search->answer());
        record.add("result", "held");
        record.say(print(*search->answer(), arguments.format.value_or(Form::line)));
        // After an interrupt, too: the position that is told is behind it.
        output.write_known(record.line());
        output.end_answer();
        ++written;
    }
    if (interrupted) {
        tell(said("command/search/share",
                  {percent_of(search->share()), text_of_position(search->position())}));
    }
    return ExitCode::success;
}

}  // namespace

ExitCode list_seventeens(const Arguments& arguments) {
    Reporter reporter;
    Answering answering = answering_unique(
        arguments, kFoundColumns,
        [&](const Grid& puzzle, const RecordOf& record_of_board, Output& output) {
            return write_found(puzzle, arguments, record_of_board, output, reporter);
        });
    answering.parted = arguments.records == Records::none;
    return answer_puzzles(arguments, std::move(answering), &reporter);
}

}  // namespace retrace::cli
