// Whether a module has the search for nested chains: each links one of the files of nested/.
#pragma once

#include "sudoku/techniques/chains/nested_search.hpp"

namespace retrace::techniques {

// Null where the module has none.
BeginNested nested_here();

}  // namespace retrace::techniques
