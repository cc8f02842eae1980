// A whole text at once, as the page shows it: its first puzzles, its first faults, and how many there are.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "sudoku/text/read_result.hpp"

namespace retrace::text {

struct Reading {
    std::vector<Puzzle> puzzles;     // the first of them
    std::vector<ParseError> faults;  // the first of them
    std::size_t puzzle_count = 0;
    std::size_t fault_count = 0;
    std::size_t passed_count = 0;     // headings, and lines of sections that are not known
    std::size_t commented_count = 0;  // puzzles in comments
};

// At most kMaxText bytes, as one stream of lines like a file of the command; a larger text is one
// fault. A text without any puzzle or fault has the fault that says why.
Reading read_text(std::string_view text, std::size_t most_puzzles, std::size_t most_faults);

}  // namespace retrace::text
