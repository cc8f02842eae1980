// Puzzles in tags: the files of OpenSudoku and KSudoku, tables and elements of web pages. No entity is ever expanded.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sudoku/text/beside.hpp"
#include "sudoku/text/board.hpp"

namespace retrace::text {

// A whole <ksudoku> document; none where it holds no puzzle.
std::vector<Finding> read_ksudoku(std::string_view text);

// The cells that OpenSudoku keeps of a game that was begun: "version: 1" and three numbers a cell.
std::vector<Finding> read_kept_game(std::string_view line);

// A board whose cells are elements of a web page or a drawing: 81 elements of one name, each with a digit or nothing; or elements with a digit, x and y, which stand
// in nine rows and nine columns.
std::optional<Board> read_marked_cells(std::string_view text);

// Whether the text has the begin of a table of a web page, which has the board or one of its boxes.
bool has_web_table(std::string_view text);

// The tags that open tables less those that close them, in this text.
int open_web_tables(std::string_view text);

// The puzzles of all tables, in order.
std::vector<Finding> read_web_tables(std::string_view text);

}  // namespace retrace::text
