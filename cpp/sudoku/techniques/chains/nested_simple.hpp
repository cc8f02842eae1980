// Cycles and chains without branches on the board that a supposition has left, as rules of the chain around them.
#pragma once

#include "sudoku/techniques/chains/implications.hpp"

namespace retrace::techniques {

// The shortest for each effect, the easiest first. `source` and `board` as in add_patterns().
void add_simple_chains(const Candidates& source, const Candidates& board, Implications& found);

}  // namespace retrace::techniques
