// Puts a record around what a command says of a puzzle.
#include "cli/answering.hpp"

namespace retrace::cli {

Answering answering_by(Records kind, Columns columns, const DescribePuzzle& describe) {
    Answering answering{[=](const text::Puzzle& puzzle, Output& output) {
                            Record record = record_of(kind, columns, puzzle);
                            Answered answered = describe(puzzle, record, output);
                            if (!answered.refusal.empty()) record.add("error", answered.refusal);
                            if (output.is_open()) output.write(record.line());
                            return answered;
                        },
                        std::nullopt, heading_of(kind, columns)};
    answering.error = [=](const ParseError& error) {
        return record_of(kind, columns, error).line();
    };
    return answering;
}

Answering answering_of_boards(
    Records kind, Columns columns,
    std::function<void(const text::Puzzle&, const RecordOf&, Output&)> write) {
    const auto answer = [=, write = std::move(write)](const text::Puzzle& puzzle,
                                                      Output& output) -> Answered {
        const auto record_of_board = [&](const Grid& board) {
            text::Puzzle written = puzzle;
            written.grid = board;
            return record_of(kind, columns, written);
        };
        write(puzzle, record_of_board, output);
        return ExitCode::success;
    };
    const auto error = [=](const ParseError& fault) {
        return record_of(kind, columns, fault).line();
    };
    return {answer, std::nullopt, heading_of(kind, columns), false, error};
}

}  // namespace retrace::cli
