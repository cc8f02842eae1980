// How a command answers puzzles: one by one, and many lines at once where the engine can.
#pragma once

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "cli/record.hpp"
#include "cli/words.hpp"
#include "sudoku/engine/lines.hpp"
#include "sudoku/text/puzzle_reader.hpp"

namespace retrace::cli {

struct Answered {
    Answered(ExitCode code) : exit_code(code) {}
    Answered(ExitCode code, std::string reason) : exit_code(code), refusal(std::move(reason)) {}

    ExitCode exit_code;
    std::string refusal;  // why the puzzle was refused, for standard error
    bool ends = false;    // nothing after it is to be answered
};

// Writes the answer to one puzzle. Called on several threads at once.
using AnswerPuzzle = std::function<Answered(const text::Puzzle&, Output&)>;

// Told by an answer that takes long: how much of it is done, from 0 to 1 or 0 where nobody knows, and how many boards
// it has found or steps it has taken.
struct Reporter {
    Words counted{"{1} found in this puzzle", "이 퍼즐에서 {1}개 찾음"};
    std::function<void(double share, std::uint64_t count)> tell{};
};

inline constexpr Words kStepsOfPuzzle{"{1} steps in this puzzle", "이 퍼즐에서 {1}단계"};

struct Answering {
    AnswerPuzzle one;
    std::optional<engine::LinesTask> lines;  // gives for lines of 81 what `one` gives for each
    std::string opening{};                   // written before all answers
    bool parted = false;                     // an empty line parts the puzzles' answers
    // How a text that cannot be read is told among the answers; without it by the line `error`.
    std::function<std::string(const ParseError&)> error{};
    // Told of answers as they are done, on several threads: how many, and the last one's line.
    std::function<void(std::size_t count, std::size_t line)> on_answers{};
    int descriptor = STDOUT_FILENO;  // where the answers go
    // Puzzles and errors that are answered there already: they are passed over, and `first` goes on with the next one.
    std::size_t puzzles_before = 0;
    std::size_t errors_before = 0;
    AnswerPuzzle first{};
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
