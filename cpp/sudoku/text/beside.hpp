// The facts that a text has about a puzzle besides its givens.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sudoku/text/board.hpp"

namespace retrace::text {

struct Beside {
    Grid digits;  // givens and entries
    Marks marks{};
    std::string name;  // of the puzzle, or the heading above it
    std::optional<Grid> solution;
    std::vector<std::string> fields;  // the other columns of its line
    std::vector<std::string> rules;   // that it has beyond the classic ones: names of rules.hpp
};

// A puzzle as one notation gives it.
struct Finding {
    Board board;
    Beside beside{};  // without digits and marks, which the board has
};

}  // namespace retrace::text
