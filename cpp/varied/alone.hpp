// A rule by itself: what it leaves of the candidates of its own cells.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "varied/rules.hpp"

namespace retrace::varied {

// Cells in reading order, each once, with their candidates.
struct Candidates {
    std::vector<Place> cells;
    std::vector<Digits> digits;
};

// `candidates`: of all cells. `houses`: what they say of the rule's cells counts, too. Nothing where a cell is left without any.
std::optional<Candidates> left_by(const Rule& rule, std::span<const std::vector<Place>> houses,
                                  std::span<const Digits> candidates, int digits);

}  // namespace retrace::varied
