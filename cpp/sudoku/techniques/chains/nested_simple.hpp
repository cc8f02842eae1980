// Cycles and chains without branches on the board that a supposition has left, as rules of the chain around them.
#pragma once

#include "sudoku/techniques/chains/implications.hpp"
#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

// The shortest for each effect, the easiest first. `source` and `board` as in add_patterns().
void add_simple_chains(const Candidates& source, const Candidates& board, Implications& found);

// Fills an empty deduction with one of these finds; a cycle without its effect.
void show_simple_chain(const Candidates& board, std::size_t find, Deduction& found);

}  // namespace retrace::techniques
