// Reads the cells in each of the four turns and keeps the one in which they are digits.
#pragma once

#include <array>

#include "scan/cells.hpp"
#include "scan/net.hpp"

namespace retrace::scan {

struct Reading {
    int turns = 0;  // quarters, clockwise, that set the picture upright
    // By the cells of the upright board; 1 for "not a digit" where nothing stands.
    std::array<Likelihoods, 81> cells{};
    std::array<float, 81> written{};  // above zero: handwriting
};

Reading read_upright(const CellPictures& pictures);

// The cell of the picture's grid that is `cell` of the board after so many quarters.
int before_turns(int cell, int turns);

}  // namespace retrace::scan
