// Code points of a text, and what each means in a drawing of a grid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sudoku/digits.hpp"

namespace retrace::text {

// Takes the first code point off a UTF-8 text that is not empty. A byte that is not UTF-8 is taken
// alone, as U+FFFD.
char32_t take_code_point(std::string_view& text);

// Whether all of a text is UTF-8.
bool is_utf8(std::string_view text);

std::string to_utf8(char32_t point);

// The number of code points in a UTF-8 text; it takes as long as the text is.
std::size_t count_code_points(std::string_view text);

enum class Meaning : std::uint8_t {
    space,
    cell,        // a digit or a mark for a blank
    separator,   // a vertical bar: separates cells, or is part of a border
    horizontal,  // part of a border only
    control,     // a control character that no text has
    other,
};

struct Character {
    Meaning meaning;
    Digit digit;      // of a cell; 0 for a blank
    bool is_numeral;  // a cell written as 0-9
    bool may_border;  // '-' and '*' stand for blanks and in borders
};

Character classify(char32_t point);

// Whether this code point is no sign of its own: it joins the one before it, or cannot be seen.
bool is_no_sign(char32_t point);

// A text as a terminal shows it: without what sets colours.
std::string without_colours(std::string_view text);

// The character itself, or "U+200B" and the like for what cannot be seen.
std::string name_of_character(char32_t point);

// A line with commas, semicolons, bars and spaces of ASCII for those of other scripts, a code point for a
// code point; nothing where there is none, or where words of such a script stand beside them.
std::optional<std::string> with_plain_separators(std::string_view text);

// A line with three full stops for each sign of three, which phones and word processors make of them, and with spaces for
// their names in web pages; nothing where it has neither.
std::optional<std::string> with_plain_names(std::string_view text);

}  // namespace retrace::text
