// A file of any number of puzzles, each answered as soon as its last line has been read.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "sudoku/text/puzzle_reader.hpp"

namespace retrace::cli {

// Writes the answer to one puzzle.
using AnswerPuzzle = std::function<ExitCode(const text::Puzzle&, Output&)>;

// Reads `file` ("-": standard input) and answers its puzzles in order. One that cannot be read
// gives the line `error`, and its place and the reason on standard error.
ExitCode answer_puzzles(std::string_view file, std::optional<Form> format,
                        const AnswerPuzzle& answer);

}  // namespace retrace::cli
