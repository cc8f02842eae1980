// How a command answers puzzles: one by one, and many lines at once where the engine can.
#pragma once

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "cli/answered.hpp"
#include "cli/arguments.hpp"
#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "cli/record.hpp"
#include "cli/texts.hpp"
#include "cli/varied.hpp"
#include "sudoku/engine/lines.hpp"
#include "sudoku/generate/form_key.hpp"
#include "sudoku/text/puzzle_reader.hpp"

namespace retrace::cli {

// A puzzle that is to be answered.
struct Asked : text::Puzzle {
    Origin origin{};
    generate::FormKey key{};  // where the answers are in_order
};

// Writes the answer to one puzzle. Called on several threads at once.
using AnswerPuzzle = std::function<Answered(const Asked&, Output&)>;

// Told by an answer that takes long: how much of it is done, from 0 to 1 or 0 where nobody knows, and how many boards
// it has found or steps it has taken.
struct Reporter {
    Text counted{"command/progress/found"};
    std::function<void(double share, std::uint64_t count)> tell{};
};

inline constexpr Text kStepsOfPuzzle("command/progress/steps");

// The lines of a file that is gone on with. Its last one has to be the answer to what it stands for.
struct LinesThere {
    std::size_t count = 0;
    std::string last{};  // with its end
};

struct Answering {
    AnswerPuzzle one;
    std::optional<engine::LinesTask> lines{};  // gives for lines of 81 what `one` gives for each
    std::string opening{};                     // written before all answers
    bool parted = false;                       // an empty line parts the puzzles' answers
    bool in_order = false;  // an answer needs those before it: threads make nothing but the keys
    // How a text that cannot be read is told among the answers; without it by the line `error`.
    std::function<std::string(const Unread&)> error{};
    // The texts in the place of a row with nothing in it, and of a heading, whose line is `text`.
    std::function<std::string(std::size_t line, const Origin&)> blank{};
    std::function<std::string(std::string_view text, const Origin&)> heading{};
    // Told of answers as they are done, on several threads: how many, and the last one's line.
    std::function<void(std::size_t count, std::size_t line)> on_answers{};
    int descriptor = STDOUT_FILENO;  // where the answers go
    // Puzzles and errors that are answered there already: they are passed over, and `first` goes on with the next one.
    std::size_t puzzles_before = 0;
    std::size_t errors_before = 0;
    AnswerPuzzle first{};
    // The lines that are there already, one for each row, puzzle or error: nothing where no file is gone on with.
    std::optional<LinesThere> there{};
    // Answers puzzles with rules of their own; without it the command says that it does not.
    AnswerVaried varied{};
    // Answers Sukakus where the other puzzles with rules of their own have no answer.
    AnswerVaried sukaku{};
    // The text in the place of one that is not answered, with the reason.
    std::function<std::string(const VariedPuzzle&, std::string_view reason)> unanswered{};
};

// Writes what answers a puzzle into its record.
using DescribePuzzle = std::function<Answered(const text::Puzzle&, Record&, Output&)>;

// How the arguments want records written.
RecordForm form_of(const Arguments& arguments, Columns columns);

// Answers each puzzle by one record of these columns. `lines` gives the same texts.
Answering answering_by(const Arguments& arguments, Columns columns, DescribePuzzle describe,
                       std::optional<engine::LinesTask> lines = std::nullopt);

// The record of a puzzle with another board in the place of its own.
using RecordOf = std::function<Record(const Grid&)>;

// Writes the records of a puzzle, of which there may be any number.
using WriteRecords = std::function<Answered(const Asked&, const RecordOf&, Output&)>;

// Answers each puzzle by records of these columns.
Answering answering_of_records(const Arguments& arguments, Columns columns, WriteRecords write);

}  // namespace retrace::cli
