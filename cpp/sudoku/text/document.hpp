// Puzzles in JSON: of f-puzzles, SudokuPad and GNOME Sudoku, and of any program that has a grid in it.
#pragma once

#include <vector>

#include "sudoku/text/beside.hpp"
#include "sudoku/text/json.hpp"

namespace retrace::text {

// The puzzles of a document, in order. One of another size has its rule and an empty board.
std::vector<Finding> read_document(const Json& document);

}  // namespace retrace::text
