// One row of a grid that is drawn as a table.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "sudoku/digits.hpp"

namespace retrace::text {

// The sign that parts the cells of a row.
enum class Parting : std::uint8_t { tabs, commas, semicolons, bars, ampersands, spaces };

struct OddRow {
    enum class Kind : std::uint8_t {
        cells,
        heading,  // of the columns: A to I, 1 to 9, or nothing at all
        border,
    };
    Kind kind = Kind::cells;
    std::array<Digit, 9> digits{};
    std::array<DigitSet, 9> candidates{};  // of cells that hold more than one
    std::array<bool, 9> entered{};         // as .sdx marks what the player has solved
    bool labelled = false;                 // a letter or number stands at an edge
    bool has_letter = false;               // of the two, a letter
    int label = 0;                         // its number; of a letter from 0 on
    char32_t blank_sign = 0;               // a sign for blanks that is none elsewhere; 0: none
    bool has_mark = false;                 // a blank has a mark
    bool has_parts = true;                 // more than one
    bool is_short = false;                 // fewer than nine cells: the rest is blank
    bool blank = false;                    // all its cells are
    bool ascends = false;                  // 1 to 9 or 0 to 8: a heading, or a row
};

std::optional<OddRow> read_odd_row(std::string_view line, Parting parting);

}  // namespace retrace::text
