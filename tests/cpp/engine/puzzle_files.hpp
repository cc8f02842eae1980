// The shared puzzle files as grids, and how many solutions a puzzle has.
#pragma once

#include <cstdint>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "sudoku/answers/count.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/grid.hpp"
#include "support/folders.hpp"

namespace retrace::twin {

// The puzzles of tests/puzzles/NAME.txt, from the first on every `step`-th one.
inline std::vector<Grid> puzzles_in(const std::string& name, std::size_t step = 1) {
    std::ifstream file(in_puzzles(name + ".txt"));
    std::vector<Grid> puzzles;
    std::string line;
    for (std::size_t i = 0; std::getline(file, line); ++i) {
        if (i % step == 0) puzzles.push_back(Grid::from_line(line).value());
    }
    return puzzles;
}

// The number of a puzzle's solutions, up to a limit.
inline std::uint64_t count_of(const Grid& puzzle, std::uint64_t limit) {
    const auto count = std::make_unique<Count>(puzzle, limit);
    while (!count->run(1'000'000)) {
    }
    return count->count();
}

// A solution without its four boxes at the lower right: a puzzle with some thousands of solutions.
inline Grid loose_puzzle() {
    Grid puzzle = *engine::first_solution(Grid{});
    for (Cell cell = 27; cell < kCells; ++cell) {
        if (column_of(cell) >= 3) puzzle[cell] = 0;
    }
    return puzzle;
}

}  // namespace retrace::twin
