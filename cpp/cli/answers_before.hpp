// Boards found in puzzles with one solution, as lines; a file that has the first ones is gone on with.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "cli/answering.hpp"
#include "cli/arguments.hpp"

namespace retrace::cli {

// The lines of a puzzle that are there already.
struct LinesBefore {
    std::uint64_t count = 0;
    std::optional<Grid> last{};
};

// Writes the boards after those that are there. False where the last one there is not of this puzzle: then it writes
// nothing.
using WriteAfter = std::function<bool(const Grid&, const LinesBefore&, Output&)>;

// Answers the puzzles that the arguments name, to standard output or to the end of the file of --resume.
ExitCode answer_in_lines(const Arguments& arguments, Reporter& reporter, const WriteAfter& write);

}  // namespace retrace::cli
