// The files of OpenSudoku and KSudoku: puzzles in tags. No entity is ever expanded.
#pragma once

#include <string_view>
#include <vector>

#include "sudoku/text/beside.hpp"

namespace retrace::text {

// A whole <ksudoku> document; none where it holds no puzzle.
std::vector<Finding> read_ksudoku(std::string_view text);

// The cells that OpenSudoku keeps of a game that was begun: "version: 1" and three numbers a cell.
std::vector<Finding> read_kept_game(std::string_view line);

}  // namespace retrace::text
