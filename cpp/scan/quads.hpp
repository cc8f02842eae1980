// Where a grid may be: the pieces of ink that are large and have four corners.
#pragma once

#include <vector>

#include "scan/components.hpp"
#include "scan/point.hpp"

namespace retrace::scan {

// Largest first, at most `most`. A side is at least an eighth of the picture's shorter side.
std::vector<Corners> quads_of(const Components& components, std::size_t most);

}  // namespace retrace::scan
