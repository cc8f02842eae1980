// The shared puzzle files, as grids.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "sudoku/grid.hpp"

namespace retrace::twin {

// Every puzzle of tests/puzzles/NAME.txt, or every `step`-th.
inline std::vector<Grid> puzzles_in(const std::string& name, std::size_t step = 1) {
    std::ifstream file(std::string(RETRACE_PUZZLES) + "/" + name + ".txt");
    std::vector<Grid> puzzles;
    std::string line;
    for (std::size_t i = 0; std::getline(file, line); ++i) {
        if (i % step == 0) puzzles.push_back(Grid::from_line(line).value());
    }
    return puzzles;
}

}  // namespace retrace::twin
