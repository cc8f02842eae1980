// Cells that name their places, in any order: objects of JSON, elements of XML.
#pragma once

#include <optional>

#include "sudoku/text/board.hpp"
#include "sudoku/text/json.hpp"

namespace retrace::text {

// The board of all such cells in a value; nothing where they are few or more than one board.
std::optional<Board> read_named_cells(const Json& value);

// A cell with these facts; `names_givens`: others say that they are givens.
struct CellFacts;
void place_facts(Board& board, Cell cell, const CellFacts& facts, bool names_givens);

}  // namespace retrace::text
