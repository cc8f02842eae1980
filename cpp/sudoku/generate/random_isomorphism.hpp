// A random way to turn a puzzle into another that is the same but for names of digits and the order of lines.
#pragma once

#include "sudoku/generate/random.hpp"
#include "sudoku/isomorphs/isomorphism.hpp"

namespace retrace::generate {

// Each isomorphism is as likely as any other.
isomorphs::Isomorphism random_isomorphism(Random& random);

}  // namespace retrace::generate
