// The engine's verdict on a reading, and the cells that it corrects.
#pragma once

#include <array>
#include <optional>

#include "scan/entries.hpp"
#include "scan/net.hpp"
#include "sudoku/grid.hpp"

namespace retrace::scan {

// A cell whose digit is less likely is shown to the person.
inline constexpr float kSure = 0.97F;

struct Verdict {
    Grid grid;
    std::array<bool, 81> doubtful{};  // a person has to look at these
    bool unique = false;              // the grid has exactly one solution
    bool changed = false;             // a doubtful cell was read differently to get there
    // Where givens and entries differ in their look: the givens alone. They have the one solution.
    std::optional<Grid> givens;
    std::array<bool, 81> wrong{};  // entries that the solution does not have
};

// A grid with one solution is a checksum that a wrong digit hardly ever passes: where the likeliest
// digits have none or several, the cheapest changes of unsure cells are tried.
Verdict verdict_on(const std::array<Likelihoods, 81>& cells);

// The verdict on a puzzle that somebody has begun: an entry is read as the solution has it only where it is unsure, and
// wrong entries are doubtful.
Verdict verdict_on(const std::array<Likelihoods, 81>& cells, const Entries& entries);

// The likeliest digits.
Grid grid_of(const std::array<Likelihoods, 81>& cells);

}  // namespace retrace::scan
