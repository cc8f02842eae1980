// retrace check: a word a puzzle on how many solutions it has.
#include <string_view>

#include "cli/commands.hpp"
#include "cli/lines_there.hpp"
#include "cli/slices.hpp"
#include "sudoku/answers/count.hpp"
#include "sudoku/contradiction.hpp"
#include "varied/answers.hpp"

namespace retrace::cli {
namespace {

constexpr auto kColumns = columns_with();

std::string_view word_for(std::uint64_t solutions) {
    if (solutions == 0) return "none";
    return solutions == 1 ? "unique" : "several";
}

std::string_view check(const Grid& grid, Output& output) {
    Count count(grid, 2);
    while (!count.run(kSliceSteps) && output.is_open()) output.flush();
    return has_contradiction(grid) ? "contradiction" : word_for(count.count());
}

ExitCode code_of(std::string_view word) {
    const bool is_solvable = word == "unique" || word == "several";
    return is_solvable ? ExitCode::success : ExitCode::no_solution;
}

ExitCode add_word(std::string_view word, Record& record) {
    record.add("result", word);
    record.say(word);
    record.say("\n");
    return code_of(word);
}

}  // namespace

ExitCode check_puzzles(const Arguments& arguments) {
    const auto describe = [](const text::Puzzle& puzzle, Record& record, Output& output) {
        return add_word(check(puzzle.grid, output), record);
    };
    Answering answering = answering_by(arguments, kColumns, describe, engine::LinesTask::check);
    answering.varied = varied_by(form_of(arguments, kColumns), [](const varied::Reading& reading,
                                                                  Record& record, Output& output) {
        varied::Counting counting(reading.rules, 2);
        run_through(counting, output, kVariedChoices);
        return add_word(word_for(counting.count()), record);
    });
    return answer_in_rows(arguments, std::move(answering));
}

}  // namespace retrace::cli
