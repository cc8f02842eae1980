// Lines that are words, not cells: headings, sentences, what a program says around its puzzles.
#pragma once

#include <string>
#include <string_view>

namespace retrace::text {

// Whether a line that cannot be read as cells was not meant as cells either.
bool is_prose(std::string_view line);

// Whether words have the shape of a row: nine or more cells that stand alone, in threes or all together.
bool has_shape_of_row(std::string_view line);

// "9 9", "9x9": the size of what comes next, as tests of programs have it.
bool is_size(std::string_view line);

// Brackets, commas and semicolons alone, or the tags of a file of puzzles.
bool is_punctuation(std::string_view line);

// As much of a line as a message shows.
std::string shortened(std::string_view line);

}  // namespace retrace::text
