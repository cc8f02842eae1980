// A find of forcing chains with all that a picture shows of it.
#pragma once

#include "sudoku/techniques/chains/forcing_search.hpp"
#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

// Fills an empty deduction.
void show_find(const ForcingSearch& search, const ForcingFind& find, Deduction& found);

// The same with the first find of a search that is done. False: it has none.
bool show_best(const ForcingSearch& search, Deduction& found);

}  // namespace retrace::techniques
