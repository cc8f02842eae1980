// retrace count: how many solutions each puzzle has, up to a limit.
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/lines_there.hpp"
#include "cli/slices.hpp"
#include "sudoku/answers/count.hpp"
#include "varied/answers.hpp"

namespace retrace::cli {
namespace {

constexpr auto kCountColumns = columns_with("solutions", "limit_reached");

template <class Counted>
std::string_view result_of_count(const Counted& count) {
    if (count.count() == 0) return "none";
    if (count.count() > 1) return "several";
    return count.limit_reached() ? "some" : "unique";
}

template <class Counted>
ExitCode add_count(const Counted& count, Record& record) {
    record.add("result", result_of_count(count));
    record.add("solutions", count.count());
    record.add("limit_reached", count.limit_reached());
    record.say((count.limit_reached() ? ">=" : "") + std::to_string(count.count()) + '\n');
    return count.count() == 0 ? ExitCode::no_solution : ExitCode::success;
}

}  // namespace

ExitCode count_solutions(const Arguments& arguments) {
    Reporter reporter;
    const auto describe = [&](const text::Puzzle& puzzle, Record& record, Output& output) {
        Count count(puzzle.grid, arguments.limit.value_or(kDefaultLimit));
        run_through(count, output, kSliceSteps, [&] { reporter.tell(0, count.count()); });
        return add_count(count, record);
    };
    Answering answering = answering_by(arguments, kCountColumns, describe);
    answering.varied = varied_by(
        form_of(arguments, kCountColumns),
        [&](const varied::Reading& reading, Record& record, Output& output) {
            varied::Counting count(reading.rules, arguments.limit.value_or(kDefaultLimit));
            run_through(count, output, kVariedChoices, [&] { reporter.tell(0, count.count()); });
            return add_count(count, record);
        });
    return answer_in_rows(arguments, std::move(answering), &reporter);
}

}  // namespace retrace::cli
