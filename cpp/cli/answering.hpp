// How a command answers puzzles: one by one, and many lines at once where the engine can.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "sudoku/engine/batch.hpp"
#include "sudoku/text/puzzle_reader.hpp"

namespace retrace::cli {

// Writes the answer to one puzzle. Called on several threads at once.
using AnswerPuzzle = std::function<ExitCode(const text::Puzzle&, Output&)>;

struct Answering {
    AnswerPuzzle one;
    std::optional<engine::BatchTask> lines;  // gives for lines of 81 what `one` gives for each
    std::string opening{};                   // written before all answers
};

}  // namespace retrace::cli
