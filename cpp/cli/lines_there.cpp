// Counts the lines there; the stream passes over as many rows, puzzles and errors.
#include "cli/lines_there.hpp"

#include <utility>

#include "cli/appended_file.hpp"
#include "cli/puzzle_stream.hpp"

namespace retrace::cli {

ExitCode answer_in_rows(const Arguments& arguments, Answering answering, Reporter* reporter) {
    if (arguments.resumed.empty()) return answer_puzzles(arguments, std::move(answering), reporter);
    AppendedFile file(arguments.resumed);
    LinesThere there;
    file.read(
        [&](std::string_view line) {
            ++there.count;
            there.last = line;
            return true;
        },
        {});
    file.cut();
    if (!file.reason().empty()) return file.tell_reason();
    there.last += '\n';
    answering.there = std::move(there);
    answering.descriptor = file.descriptor();
    // A board of nine lines would be no line.
    Arguments in_lines = arguments;
    in_lines.format = Form::line;
    return answer_puzzles(in_lines, std::move(answering), reporter);
}

}  // namespace retrace::cli
