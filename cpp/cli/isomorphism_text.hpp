// An isomorphism in a record.
#pragma once

#include "cli/record.hpp"
#include "sudoku/isomorphs/isomorphism.hpp"

namespace retrace::cli {

// " transposed=no rows=213456789 columns=123456789 digits=987654321": row 2 of the puzzle, which is transposed first
// where that says yes, becomes row 1; digit 1 becomes 9.
void add_isomorphism(const isomorphs::Isomorphism& map, Record& record);

}  // namespace retrace::cli
