// A photo to a puzzle, from grey levels to the verdict.
#pragma once

#include <array>
#include <cstdint>

#include "scan/nodes.hpp"
#include "scan/plane.hpp"
#include "scan/verdict.hpp"

namespace retrace::scan {

enum class Trouble : std::uint8_t {
    none,
    no_contrast,  // nothing but one shade
    no_grid,      // no grid of nine by nine
    other_size,   // a grid of another size: `size`
    no_digits,    // fewer digits than any puzzle has
};

struct Scan {
    Trouble trouble = Trouble::no_grid;
    int size = 0;   // of `other_size`: cells a side
    Nodes nodes;    // in the grey picture, with the picture's own top left first
    int turns = 0;  // quarters, clockwise, that set it upright
    std::array<Likelihoods, 81> cells{};
    Verdict verdict;  // of `none`
};

Scan scan_of(const Bytes& grey);

}  // namespace retrace::scan
