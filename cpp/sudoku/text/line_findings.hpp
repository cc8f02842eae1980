// Puzzles that one line holds whole: in its links, or as one of its columns.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "sudoku/text/beside.hpp"
#include "sudoku/text/text.hpp"

namespace retrace::text {

struct LineLinks {
    std::vector<Finding> found;
    // Where no link has a puzzle, the fault of the first one; its line is 0. The address of a
    // script or a picture in markup is nobody's puzzle, and no fault either.
    std::optional<ParseError> fault;
    bool has_links = false;
};

LineLinks links_of(std::string_view line);

// None where the line is one of cells and nothing else, or of no puzzle. `column`: from 1, the word
// to take; 0: the first that can be.
std::vector<Finding> puzzles_in_columns(std::string_view line, std::size_t column);

// The fault of a line's word that nearly has 81 cells, with `line` as 0. Nothing where no word is like that, or the
// line has no other.
std::optional<ParseError> fault_of_near_puzzle(std::string_view line);

}  // namespace retrace::text
