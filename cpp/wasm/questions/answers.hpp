// Answers to questions as JavaScript's values: what web/core/questions/questions.ts declares.
#pragma once

#include <emscripten/val.h>

#include <optional>
#include <utility>
#include <vector>

#include "sudoku/questions/candidates.hpp"
#include "sudoku/questions/certificate.hpp"
#include "sudoku/questions/entries.hpp"
#include "sudoku/questions/ordered_solutions.hpp"

namespace retrace {

emscripten::val to_js(const Grid& grid);
emscripten::val to_js(const std::vector<Cell>& cells);
emscripten::val to_js(const questions::SolutionCount& count);
emscripten::val to_js(const questions::Completion& completion);
emscripten::val to_js(const questions::Conflict& conflict);
emscripten::val to_js(const questions::Certificate& certificate);
emscripten::val to_js(const questions::SolutionList& list);
emscripten::val to_js(const questions::Candidates& candidates);
emscripten::val to_js(const questions::EntryCheck& check);
emscripten::val to_js(const std::optional<Grid>& grid);
emscripten::val to_js(const std::optional<std::size_t>& index);

}  // namespace retrace
