// Lines that look like something else: rows of the signs of comments, the frame of a table, killers.
#pragma once

#include <string_view>

namespace retrace::text {

// Rows that begin with a sign that comments begin with, too. `within`: rows stand before it, so
// that one without any digit is a row, too.
bool is_row_of_signs(std::string_view text, bool within);

// The part of a line before a comment; all of it where there is none.
std::string_view without_comment(std::string_view text);

// "| | | | | | | | | |", "|a|b|c|d|e|f|g|h|i|": Markdown's first row, where it is none of the grid.
bool is_heading_of_table(std::string_view text);

// "|-|-|:-:|": the line below it, of which each cell could be a blank, too.
bool is_line_of_table(std::string_view text);

// A killer puzzle as programs for these write it.
bool is_words_of_killer(std::string_view text);

}  // namespace retrace::text
