// A grid by its digits alone, where its lines are too faint or too uneven to be followed.
#pragma once

#include <vector>

#include "scan/nodes.hpp"
#include "scan/plane.hpp"

namespace retrace::scan {

// For screens, whose rows and columns run along the picture's. `grey`: dark ink on light paper. Empty where fewer
// than seventeen digits of one height stand in nine rows and columns, or many stand between those. Where digits stand
// in a tenth row or column, as those of a keypad do, the first grid is the one with the most digits.
std::vector<Nodes> grids_by_digits(const Bytes& grey);

}  // namespace retrace::scan
