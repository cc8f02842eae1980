// A line above a puzzle: its name, the names of its columns, or an answer.
#pragma once

#include <cstddef>
#include <string_view>

namespace retrace::text {

// How many columns a line has between tabs, semicolons or commas outside quotes; 0 where it may be
// words with a comma between them.
std::size_t count_columns(std::string_view text);

// Whether a line can be the name of the puzzle below it: markup, a line of a program and the
// commands' answers to the puzzle before it, such as "several", cannot.
bool can_be_name(std::string_view text);

}  // namespace retrace::text
