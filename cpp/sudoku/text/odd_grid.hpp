// Grids of many lines that are drawn otherwise than in nine rows of nine cells: tables with empty
// fields, labels at the edges, candidates, spaces for blanks, the arrays of programs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/text/beside.hpp"
#include "sudoku/text/text.hpp"

namespace retrace::text {

struct OddGrid {
    enum class Verdict : std::uint8_t {
        no,
        more,  // what there is may be the begin of one
        done,
    };
    Verdict verdict = Verdict::no;
    Finding found{};
    std::size_t lines = 0;              // that it takes, from the first
    std::vector<Finding> beside{};      // further grids, side by side with it
    std::optional<ParseError> fault{};  // instead of a grid: why it cannot be read
};

// `lines`: from the first that could belong to a grid; `at_end`: no line follows.
OddGrid read_odd_grid(const std::vector<std::string>& lines, bool at_end);

}  // namespace retrace::text
