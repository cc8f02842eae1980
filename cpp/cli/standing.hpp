// The answer to a puzzle that has no single solution, for the commands that need one.
#pragma once

#include <functional>

#include "cli/answering.hpp"

namespace retrace::cli {

// Answers puzzles with one solution by the records that `write` writes; another one gives `none`, or `several` and a refusal.
using WriteUnique = std::function<Answered(const Grid&, const RecordOf&, Output&)>;
Answering answering_unique(const Arguments& arguments, Columns columns, WriteUnique write);

// The columns of puzzles that a search finds and says nothing more of.
inline constexpr auto kFoundColumns = columns_with();

}  // namespace retrace::cli
