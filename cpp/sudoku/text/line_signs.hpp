// Lines that look like something else: rows of the signs of comments, the frame of a table, killers.
#pragma once

#include <optional>
#include <string>
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

// The line with plain bars where its thick ones are drawn with H: "H5 3  |…H", "H===H===H"; nothing where it has none.
std::optional<std::string> with_plain_bars_for_h(std::string_view line);

// The 81 cells of "9!,5!,7,,;4!,…", as Komo writes them: a digit without the sign is the player's. Nothing where the line is
// none of these.
std::optional<std::string> as_line_of_komo(std::string_view line);

// The rules of a saved game of Simon Tatham's "Solo", from the line with its parameters: "" for the classic ones; nothing
// where the line has no parameters.
std::optional<std::string_view> rules_of_saved_game(std::string_view line);

// A killer puzzle as programs for these write it.
bool is_words_of_killer(std::string_view text);

}  // namespace retrace::text
