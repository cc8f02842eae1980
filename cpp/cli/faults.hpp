// Sentences about what could not be read, in the locale's language.
#pragma once

#include <string>

#include "sudoku/text/text.hpp"
#include "sudoku/trace/trace_error.hpp"

namespace retrace::cli {

// Without the position.
std::string fault_text(const ParseError& error);
std::string fault_text(const trace::Error& error);

}  // namespace retrace::cli
