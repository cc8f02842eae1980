// A grid by its digits alone, where its lines are too faint or too uneven to be followed.
#pragma once

#include <optional>

#include "scan/nodes.hpp"
#include "scan/plane.hpp"

namespace retrace::scan {

// For screens, whose rows and columns run along the picture's. `grey`: dark ink on light paper. Nothing where fewer
// than seventeen digits of one height stand in nine rows and columns, or many stand between those.
std::optional<Nodes> grid_by_digits(const Bytes& grey);

}  // namespace retrace::scan
