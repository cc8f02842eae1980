// A line in which a puzzle stands among other things: columns of a file, a sentence, a comment.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudoku/text/beside.hpp"

namespace retrace::text {

// The puzzles of a line, in order; none where there is none. The first word of 81 cells is the
// puzzle, a complete one after it its solution, another with blanks a puzzle of its own.
// `column`: from 1, the word to take; 0: the first that can be.
std::vector<Finding> read_fields(std::string_view line, std::size_t column = 0);

// Adds a board to those that stand before it in the same text: as the solution of the last one where
// it can be that, and not again where it is the same.
void add_or_solve(const Board& board, std::vector<Finding>& found);

// The columns of a line, parted by its tabs, semicolons or commas, or else by spaces; quotes keep
// together what is in them.
std::vector<std::string_view> columns_of(std::string_view line);

// Without spaces and quotes around it.
std::string_view unquoted(std::string_view text);

// The same, with one quote for two of them within quotes, and without the apostrophe before what a
// spreadsheet takes for a formula.
std::string text_of_column(std::string_view column);

}  // namespace retrace::text
