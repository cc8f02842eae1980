// Answers to questions as JavaScript's values: what web/core/questions/questions.ts declares.
#pragma once

#include <emscripten/val.h>

#include <optional>
#include <utility>
#include <vector>

#include "sudoku/questions/candidates.hpp"
#include "sudoku/questions/certificate.hpp"
#include "sudoku/questions/entries.hpp"
#include "sudoku/questions/listed_solutions.hpp"

namespace retrace {

emscripten::val told(const Grid& grid);
emscripten::val told(const std::vector<Cell>& cells);
emscripten::val told(const questions::SolutionCount& count);
emscripten::val told(const questions::Completion& completion);
emscripten::val told(const questions::Conflict& conflict);
emscripten::val told(const questions::Certificate& certificate);
emscripten::val told(const questions::SolutionList& list);
emscripten::val told(const questions::Candidates& candidates);
emscripten::val told(const questions::EntryCheck& check);
emscripten::val told(const std::optional<Grid>& grid);
emscripten::val told(const std::optional<std::size_t>& index);

}  // namespace retrace
