// Puzzles of other sizes and with other rules among the input, and what answers them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "cli/answered.hpp"
#include "cli/output.hpp"
#include "cli/record.hpp"
#include "varied/reading.hpp"

namespace retrace::cli {

struct VariedPuzzle {
    varied::ReadRules read;
    std::size_t line;  // from 1
    std::string text;
    Origin origin{};
    bool is_sukaku = false;
};

// Nothing where the line is a classic puzzle or none: the reader of those says what it is.
std::optional<VariedPuzzle> read_varied(std::string_view line, std::size_t number, Origin origin);

// A Sukaku that the reader of classic puzzles has told of; nothing where the fault is another one.
std::optional<VariedPuzzle> sukaku_of(const ParseError& fault, Origin origin);

// Why rules were not read.
std::string refusal_text(const varied::Refusal& refusal);

// Names the rules of a puzzle that were not read.
std::string unread_text(const varied::Reading& reading);

// Its digits in a line, beyond 9 as letters: A is 10. `are_letters`: all are, and A is 1.
std::string text_of_solution(const varied::Solution& solution, bool are_letters);

// The part of a record that every answer to such a puzzle has.
Record record_of(const RecordForm& form, const VariedPuzzle& puzzle);

using DescribeVaried =
    std::function<ExitCode(const varied::Reading& reading, Record& record, Output& output)>;
using AnswerVaried = std::function<Answered(const VariedPuzzle& puzzle, Output& output)>;

// Answers each puzzle by one record. Where rules were not read, `describe` is asked only if its answer is true all the same.
AnswerVaried varied_by(RecordForm form, DescribeVaried describe);

// The text in the place of a puzzle that is not answered.
std::string unanswered(const RecordForm& form, const VariedPuzzle& puzzle, std::string_view reason);

}  // namespace retrace::cli
