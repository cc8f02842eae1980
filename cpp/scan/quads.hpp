// Where a grid may be: the pieces of ink that are large and have four corners.
#pragma once

#include <vector>

#include "scan/components.hpp"
#include "scan/point.hpp"

namespace retrace::scan {

// Largest first, at most `most`. A side is at least an eighth of the picture's shorter side.
std::vector<Corners> quads_of(const Components& components, std::size_t most);

// Whether a board may be seen so: no side much longer than another, no corner nearly straight.
bool is_plausible(const Corners& corners, float least_side);

}  // namespace retrace::scan
