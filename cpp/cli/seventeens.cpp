// retrace seventeens: the puzzles with 17 givens, or a few more, that each puzzle's solution holds.
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/slices.hpp"
#include "cli/standing.hpp"
#include "cli/words.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/setting/few_givens.hpp"

namespace retrace::cli {
namespace {

using namespace setting;

std::string percent_of(double share) {
    return std::to_string(static_cast<int>(share * 100));
}

Answered refused_position() {
    return {ExitCode::bad_input,
            said({"the search of this puzzle has no position like that of --at",
                  "이 퍼즐의 탐색에는 --at의 위치가 없습니다"})};
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
                     const TextOfFound& text_of_found, Output& output, const Reporter& reporter) {
    const auto search = search_in(puzzle, arguments);
    if (!search) return refused_position();
    std::uint64_t written = 0;
    const auto report = [&] { reporter.tell(search->share(), written); };
    while (written < arguments.limit && output.is_open()) {
        report();
        if (!run_through(*search, output, kSliceSteps, report)) break;
        if (!search->answer()) {
            if (written > 0) return ExitCode::success;
            tell(said({"no puzzle with at most {1} givens has this solution",
                       "주어진 수가 {1}개 이하이고 답이 이것인 퍼즐은 없습니다"},
                      {std::to_string(arguments.most_givens)}));
            return ExitCode::no_solution;
        }
        // After an interrupt, too: the position that is told is behind it.
        output.write_known(text_of_found(*search->answer()));
        output.end_answer();
        ++written;
    }
    if (interrupted) {
        tell(said({"retrace: {1} % is searched; --at {2} goes on there",
                   "retrace: {1}%까지 찾아보았습니다. 이어 가려면 --at {2}"},
                  {percent_of(search->share()), text_of_position(search->position())}));
    }
    return ExitCode::success;
}

}  // namespace

ExitCode list_seventeens(const Arguments& arguments) {
    Reporter reporter;
    if (arguments.records != Records::none) {
        const auto in_records = [&](const Grid& puzzle, const RecordOf& record_of_board,
                                    Output& output) -> Answered {
            const auto text_of_found = [&](const Grid& board) {
                Record record = record_of_board(board);
                record.add("result", "held");
                return record.line();
            };
            return write_found(puzzle, arguments, text_of_found, output, reporter);
        };
        return answer_puzzles(
            arguments, unique_in_records(arguments.records, kFoundColumns, in_records), &reporter);
    }
    const Form form = arguments.format.value_or(Form::line);
    const auto text_of_found = [form](const Grid& board) { return print(board, form); };
    return answer_puzzles(arguments,
                          {for_unique([&](const Grid& puzzle, Output& output) {
                               return write_found(puzzle, arguments, text_of_found, output,
                                                  reporter);
                           }),
                           std::nullopt,
                           {},
                           true},
                          &reporter);
}

}  // namespace retrace::cli
