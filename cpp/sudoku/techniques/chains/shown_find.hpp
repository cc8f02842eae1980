// A find of forcing chains with all that a picture shows of it.
#pragma once

#include "sudoku/techniques/chains/forcing_search.hpp"
#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

// Fills an empty deduction.
void show_find(const ForcingSearch& search, const ForcingFind& find, Deduction& found);

}  // namespace retrace::techniques
