// The answer to a puzzle that has no single solution, for the commands that need one.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>

#include "cli/answering.hpp"

namespace retrace::cli {

// Answers puzzles with one solution by `write`; another one gives `none`, or `several` and a refusal.
AnswerPuzzle for_unique(std::function<Answered(const Grid&, Output&)> write);

// The same as records.
Answering unique_in_records(Records kind, Columns columns,
                            std::function<Answered(const Grid&, const RecordOf&, Output&)> write);

// The columns of puzzles that a search finds and says nothing more of, and the text of one of them.
inline constexpr std::array<std::string_view, 7> kFoundColumns{"line",   "name", "puzzle", "result",
                                                               "column", "code", "error"};
using TextOfFound = std::function<std::string(const Grid&)>;

}  // namespace retrace::cli
