// retrace convert: each puzzle as another program reads it.
#include "cli/commands.hpp"
#include "cli/lines_there.hpp"
#include "varied/write.hpp"

namespace retrace::cli {
namespace {

constexpr auto kConvertColumns = columns_with("text");

Answered add_text(const varied::Reading& reading, varied::Target target, Record& record) {
    const auto written = varied::write(reading, target);
    if (const auto* text = std::get_if<std::string>(&written)) {
        record.add("result", "converted");
        record.add("text", *text);
        record.say(*text + '\n');
        return ExitCode::success;
    }
    record.add("result", "error");
    record.say("error\n");
    const auto& refusal = std::get<varied::Refusal>(written);
    if (!reading.unread.empty()) return {ExitCode::bad_input, unread_text(reading)};
    return {ExitCode::bad_input, refusal.found.empty()
                                     ? said("command/varied/not-written")
                                     : said("command/varied/rule-not-written", {refusal.found})};
}

// A classic puzzle with the usual rules.
varied::Reading reading_of(const Grid& grid) {
    varied::Reading reading{.rules = varied::usual(9),
                            .regions = varied::boxes(9, varied::box_height(9))};
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (grid[cell] != 0) reading.rules.candidates[cell] = varied::digit_bit(grid[cell]);
    }
    return reading;
}

}  // namespace

ExitCode convert_puzzles(const Arguments& arguments) {
    const varied::Target target = arguments.target;
    Answering answering = answering_by(
        arguments, kConvertColumns, [target](const text::Puzzle& puzzle, Record& record, Output&) {
            return add_text(reading_of(puzzle.grid), target, record);
        });
    const RecordForm form = form_of(arguments, kConvertColumns);
    answering.varied = [form, target](const VariedPuzzle& puzzle, Output& output) {
        Record record = record_of(form, puzzle);
        Answered answered = add_text(std::get<varied::Reading>(puzzle.read), target, record);
        if (!answered.refusal.empty()) record.add("error", answered.refusal);
        if (output.is_open()) output.write(record.line());
        return answered;
    };
    return answer_in_rows(arguments, std::move(answering));
}

}  // namespace retrace::cli
