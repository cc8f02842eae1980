// The answer to a puzzle that has no single solution, for the commands that need one.
#pragma once

#include <functional>

#include "cli/answering.hpp"

namespace retrace::cli {

// Answers puzzles with one solution by `write`; another one gives `none`, or `several` and a refusal.
AnswerPuzzle for_unique(std::function<Answered(const Grid&, Output&)> write);

// The same as records.
Answering unique_in_records(Records kind, Columns columns,
                            std::function<Answered(const Grid&, const RecordOf&, Output&)> write);

}  // namespace retrace::cli
