// Tables of web pages: rows of cells in tags, one table for the board or one for each box.
#pragma once

#include <string_view>
#include <vector>

#include "sudoku/text/beside.hpp"

namespace retrace::text {

// Whether the text has the begin of a table.
bool has_web_table(std::string_view text);

// The tags that open tables less those that close them, in this text.
int open_web_tables(std::string_view text);

// The puzzles of all tables, in order.
std::vector<Finding> read_web_tables(std::string_view text);

}  // namespace retrace::text
