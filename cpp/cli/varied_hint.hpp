// The next step on a puzzle with rules of its own.
#pragma once

#include "cli/answering.hpp"
#include "cli/arguments.hpp"

namespace retrace::cli {

// Each level says what those before it say, and more.
AnswerVaried varied_hints(const Arguments& arguments, Columns columns);

}  // namespace retrace::cli
