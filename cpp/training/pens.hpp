// Digits written by rule, in the forms that are taught and used: a 1 with a flag and a foot, a crossed 7, an open 4.
#pragma once

#include <vector>

#include "training/hands.hpp"

namespace retrace::training {

// So many hands, each with its own form of every digit.
std::vector<Hand> hands_by_rule(int count, std::uint64_t seed);

}  // namespace retrace::training
