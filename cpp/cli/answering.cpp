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

}  // namespace retrace::cli
