// Answers of a line each; a file that has the first ones is gone on with.
#pragma once

#include "cli/answering.hpp"

namespace retrace::cli {

// As answer_puzzles, to standard output or to the end of the file of --resume. It is refused where its last line is not the
// answer to what stands at its place.
ExitCode answer_in_rows(const Arguments& arguments, Answering answering,
                        Reporter* reporter = nullptr);

}  // namespace retrace::cli
