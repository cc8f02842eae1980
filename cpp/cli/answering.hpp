// How a command answers puzzles: one by one, and many lines at once where the engine can.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "cli/record.hpp"
#include "sudoku/engine/lines.hpp"
#include "sudoku/text/puzzle_reader.hpp"

namespace retrace::cli {

struct Answered {
    Answered(ExitCode code) : exit_code(code) {}
    Answered(ExitCode code, std::string reason) : exit_code(code), refusal(std::move(reason)) {}

    ExitCode exit_code;
    std::string refusal;  // why the puzzle was refused, for standard error
};

// Writes the answer to one puzzle. Called on several threads at once.
using AnswerPuzzle = std::function<Answered(const text::Puzzle&, Output&)>;

struct Answering {
    AnswerPuzzle one;
    std::optional<engine::LinesTask> lines;  // gives for lines of 81 what `one` gives for each
    std::string opening{};                   // written before all answers
    bool parted = false;                     // an empty line parts the puzzles' answers
    // How a text that cannot be read is told among the answers; without it by the line `error`.
    std::function<std::string(const ParseError&)> error{};
    // Told of answers as they are done, on several threads: how many, and the last one's line.
    std::function<void(std::size_t count, std::size_t line)> on_answers{};
};

// Writes the fields that answer a puzzle.
using DescribePuzzle = std::function<Answered(const text::Puzzle&, Record&, Output&)>;

// Answers as records of these columns.
Answering answering_by(Records kind, Columns columns, const DescribePuzzle& describe);

// The record of a puzzle with another board in the place of its own.
using RecordOf = std::function<Record(const Grid&)>;

// Answers by records of boards, of which there may be any number.
Answering answering_of_boards(
    Records kind, Columns columns,
    std::function<void(const text::Puzzle&, const RecordOf&, Output&)> write);

}  // namespace retrace::cli
