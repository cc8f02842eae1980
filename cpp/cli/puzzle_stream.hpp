// Files of any number of puzzles, each answered as soon as its last line has been read.
#pragma once

#include "cli/answering.hpp"
#include "cli/arguments.hpp"

namespace retrace::cli {

// Reads the files that the arguments name, one after the other, and answers their puzzles in order, on as many threads as
// they say. One that cannot be read gives the line `error`, and its position and the reason on
// standard error.
// `reporter`: tells the progress of an answer that takes long; null: answers take no time worth telling.
ExitCode answer_puzzles(const Arguments& arguments, Answering answering,
                        Reporter* reporter = nullptr);

}  // namespace retrace::cli
