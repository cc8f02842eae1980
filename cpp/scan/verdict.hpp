// The engine's verdict on a reading, and the cells that it corrects.
#pragma once

#include <array>

#include "scan/net.hpp"
#include "sudoku/grid.hpp"

namespace retrace::scan {

struct Verdict {
    Grid grid;
    std::array<bool, 81> doubtful{};  // a person has to look at these
    bool unique = false;              // the grid has exactly one solution
    bool changed = false;             // a doubtful cell was read differently to get there
};

// A grid with one solution is a checksum that a wrong digit hardly ever passes: where the likeliest
// digits have none or several, the cheapest changes of unsure cells are tried.
Verdict verdict_on(const std::array<Likelihoods, 81>& cells);

}  // namespace retrace::scan
