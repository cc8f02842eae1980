// A deduction's parts as the numbers that web/worker/techniques/from-core.ts gives their types, whichever
// binding they go out by.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

// A candidate as 9 * cell + digit - 1; -1 for none.
int number_of(const std::optional<Candidate>& candidate);

std::vector<int> numbers_of(const std::vector<Candidate>& candidates);

// Each with its role behind it.
std::vector<int> numbers_of(const std::vector<MarkedCell>& cells);
std::vector<int> numbers_of(const std::vector<MarkedCandidate>& candidates);

// Both ends, whether each is there, and the chain.
std::vector<int> numbers_of(const std::vector<Link>& links);

std::vector<int> numbers_of(const std::vector<std::uint8_t>& houses);

// The digits as bits 1 to 9.
int bits_of(DigitSet digits);

}  // namespace retrace::techniques
