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

// Arrays as programs write them: Python, JSON, C, Java, NumPy and their like.
OddGrid read_array(const std::vector<std::string>& lines, bool at_end);

// Grids whose blanks are spaces: what stands where says which cell it is.
OddGrid read_spaced_grid(const std::vector<std::string>& lines, bool at_end);

// Lists of digits with their cells: "r1c1=5", "A1: 5", "1,1,5", "grid[0][0] = 5;". A list goes on until a line of another kind. Its cells
// count from 0 where one of them has a 0, and from 1 otherwise.
OddGrid read_placements(const std::vector<std::string>& lines, bool at_end);

// Candidates whose digits stand each at an index of its own: 9 lines of 81 signs, 81 of nine, 27 of 27.
OddGrid read_candidate_rows(const std::vector<std::string>& lines, bool at_end);

// Whether a line is the first of such candidates by all that can be seen of it: a puzzle of 81 cells
// could look so, too, but would have nine givens at most.
bool may_be_candidates(std::string_view line);

// Rows of nine cells, whatever signs part the cells: one row or several in each line, in each the same number. `are_plain`: nothing was taken off the lines, so that plain rows below no numbers
// of their columns are read as they come.
OddGrid read_rows(const std::vector<std::string>& lines, bool at_end, bool are_plain);

// 81 lines of a cell each, as a page whose cells are no table is copied.
OddGrid read_column(const std::vector<std::string>& lines, bool at_end);

// Whether a line has a row, whatever stands around it.
bool holds_row(std::string_view line);

// Grids that lack a row or a cell, have one too many or hold a cell that is none, in tables, CSV and candidates or in the
// lists of an array: `fault` where most of a grid is there. Its line counts from 0, from the first of `lines`.
OddGrid read_uneven_table(const std::vector<std::string>& lines, bool at_end);
OddGrid read_uneven_lists(const std::vector<std::string>& lines, bool at_end);

// A grid of 4, 6, 8, 10, 12, 16 or 25 rows of as many cells, or one of nine with letters: the fault
// says so. Lines behind it are another text's.
OddGrid read_refused(const std::vector<std::string>& lines, bool at_end);

// The most lines of a grid: with borders, labels and blank lines, or as an array with a number on each line.
inline constexpr std::size_t kMostLinesOfGrid = 128;

}  // namespace retrace::text
