// Puts a record around what a command says of a puzzle.
#include "cli/answering.hpp"

#include <algorithm>

namespace retrace::cli {
namespace {

// The row as it is, on one line.
std::string on_one_line(std::string_view row) {
    std::string line(row);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line + '\n';
}

Answering in_records(const RecordForm& form, AnswerPuzzle one) {
    Answering answering;
    answering.one = std::move(one);
    // Rows have a heading where their file has one.
    if (!form.has_rows) answering.opening = heading_of(form);
    answering.error = [=](const Unread& unread) { return record_of(form, unread).line(); };
    answering.blank = [=](std::size_t line, const Origin& origin) {
        return record_of(form, line, origin).line();
    };
    answering.heading = [=](std::string_view text, const Origin& origin) {
        return form.kind == Records::none ? on_one_line(text) : heading_of(form, *origin.names);
    };
    answering.unanswered = [=](const VariedPuzzle& puzzle, std::string_view reason) {
        return unanswered(form, puzzle, reason);
    };
    return answering;
}

}  // namespace

RecordForm form_of(const Arguments& arguments, Columns columns) {
    return {arguments.records, columns, arguments.files.size() > 1, arguments.rows};
}

Answering answering_by(const Arguments& arguments, Columns columns, DescribePuzzle describe,
                       std::optional<engine::LinesTask> lines) {
    RecordForm form = form_of(arguments, columns);
    form.has_boards = false;
    Answering answering =
        in_records(form, [=, describe = std::move(describe)](const Asked& puzzle, Output& output) {
            Record record = record_of(form, puzzle, puzzle.origin);
            Answered answered = describe(puzzle, record, output);
            if (!answered.refusal.empty()) record.add("error", answered.refusal);
            if (output.is_open()) output.write(record.line());
            return answered;
        });
    if (form.kind == Records::none) answering.lines = lines;
    return answering;
}

Answering answering_of_records(const Arguments& arguments, Columns columns, WriteRecords write) {
    const RecordForm form = form_of(arguments, columns);
    return in_records(form, [=, write = std::move(write)](const Asked& puzzle, Output& output) {
        const auto record_of_board = [&](const Grid& board) {
            if (form.kind == Records::none) return Record(form);
            text::Puzzle written = static_cast<const text::Puzzle&>(puzzle);
            written.grid = board;
            return record_of(form, written, puzzle.origin);
        };
        return write(puzzle, record_of_board, output);
    });
}

}  // namespace retrace::cli
