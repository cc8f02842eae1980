// Lines found in puzzles with one solution; a file that has the first ones is gone on with.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "cli/answering.hpp"
#include "cli/appended_file.hpp"
#include "cli/arguments.hpp"
#include "sudoku/setting/position.hpp"

namespace retrace::cli {

// Where a search of a puzzle was stopped, and what it had found that stands in no line yet.
struct StoppedAt {
    setting::Position position;
    std::string found;
};

// The lines of a puzzle that are there already.
struct LinesBefore {
    std::uint64_t count = 0;
    std::optional<Grid> last{};
    std::optional<StoppedAt> stopped{};
};

// The refusals of a file that cannot be gone on with: it does not end with this puzzle's answer, or has another line.
Answered not_gone_on_with();
std::string not_an_answer();

// The comment that a stopped search leaves behind its lines; a run that goes on takes it away.
std::string stopped_line(const StoppedAt& stopped);
// Nothing where the line is no such comment.
std::optional<StoppedAt> stopped_in(std::string_view line);

// Answers to the end of a file, whose comment of a stopped search was taken away.
ExitCode answer_behind(AppendedFile& file, const std::optional<StoppedAt>& stopped,
                       const Arguments& arguments, Answering answering, Reporter& reporter);

// Writes the boards after those that are there. False where the last one there is not of this puzzle: then it writes
// nothing.
using WriteAfter = std::function<bool(const Grid&, const LinesBefore&, const RecordOf&, Output&)>;

// Answers the puzzles that the arguments name, to standard output or to the end of the file of --resume.
ExitCode answer_in_lines(const Arguments& arguments, Columns columns, Reporter& reporter,
                         const WriteAfter& write);

}  // namespace retrace::cli
