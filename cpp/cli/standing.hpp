// The answer to a puzzle that has no single solution, for the commands that need one.
#pragma once

#include <optional>

#include "cli/answering.hpp"

namespace retrace::cli {

// Writes `none` or `several` and gives the refusal; nothing where the puzzle has one solution.
std::optional<Answered> refused_unless_unique(const Grid& puzzle, Output& output);

}  // namespace retrace::cli
