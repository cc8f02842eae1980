// Chains of a deduction in words: a chain that forks is told branch by branch.
#pragma once

#include <string>
#include <vector>

#include "sudoku/techniques/deduction.hpp"

namespace retrace::cli {

// The branches of a chain, each with what it rests on first: "r7c1<>4, r8c1<>4 -> r7c3=4 -> r7c5<>4, r2c3<>4". A chain
// that does not fork has one. Each branch rests on the start of the chain or on branches before it.
std::vector<std::string> branches_of(const techniques::Evidence& evidence, std::size_t chain);

// How many chains the deduction has.
std::size_t chain_count(const techniques::Evidence& evidence);

// Whether any of its chains forks.
bool forks(const techniques::Evidence& evidence);

// "Case 2", or "Chain 2" where the chains start alike and contradict each other.
std::string chain_name(const techniques::Evidence& evidence, std::size_t chain);

// All on one line: " Case 1: r1c1=5 -> r1c4<>5, r1c5<>5; r1c4<>5, r2c4<>5 -> r5c4=5. Case 2: ...".
std::string chains_text(const techniques::Evidence& evidence);

}  // namespace retrace::cli
