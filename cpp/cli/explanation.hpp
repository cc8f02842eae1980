// A deduction in English: its name, where it is, what it does and why.
#pragma once

#include <string>

#include "sudoku/contradiction.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {

// "4.2"; "8.8+" beyond the scale; "-" off it.
std::string rating_text(int rating);

// "r1c2=5", or "r1c2,r1c7<>5 r3c3<>6".
std::string effect_text(const techniques::Deduction& deduction);

// The houses it is in, or the digits where it is in none: "box 3", "digits 2 and 5".
std::string place_text(const techniques::Deduction& deduction);

// The whole sentence, without the effect.
std::string reason_text(const techniques::Deduction& deduction);

// "r1c1 and r1c9 both hold 5".
std::string contradiction_text(const Contradiction& contradiction);

}  // namespace retrace::cli
