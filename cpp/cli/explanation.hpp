// A deduction in the locale's language: its name, where it is, its effect and its reason.
#pragma once

#include <string>
#include <vector>

#include "sudoku/contradiction.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {

// "4.2"; "12.0+" beyond the scale; "-" off it.
std::string rating_text(int rating);

// "r1c2=5", or "r1c2,r1c7<>5 r3c3<>6".
std::string effect_text(const techniques::Deduction& deduction);

// "r1c2,r1c7<>5 r3c3<>6".
std::string removed_text(const std::vector<techniques::Candidate>& candidates);

// "naked pair": the name that players use.
std::string name_text(const techniques::Technique& technique);

// The houses it is in, or the digits where it is in none: "box 3", "digits 2 and 5".
std::string place_text(const techniques::Deduction& deduction);

// Why it holds, in a sentence or two; and with its chains behind them: "Case 1: r1c1=5 -> r1c4<>5."
std::string sentence_text(const techniques::Deduction& deduction);
std::string reason_text(const techniques::Deduction& deduction);

// "The chain has already removed 5 from r1c2 and r1c7."
std::string before_text(const std::vector<techniques::Candidate>& removed);

// "r1c1 and r1c9 are both 5 (row 1)".
std::string contradiction_text(const Contradiction& contradiction);

}  // namespace retrace::cli
