// One line of a text: a row of cells, or what else stands between rows.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "sudoku/text/text.hpp"

namespace retrace::text {

enum class LineKind : std::uint8_t {
    blank,
    comment,  // begins with # ; or //
    header,   // [Puzzle] of an .sdk file, [State] and any other
    border,
    cells,
    unreadable,  // see `error`
};

struct Line {
    LineKind kind = LineKind::blank;

    // For lines of cells:
    std::array<Digit, kCells> digits{};            // the first 81
    std::size_t count = 0;                         // all of them
    bool spaced = false;                           // each cell is a token of its own
    std::array<std::size_t, 2> surplus_columns{};  // of the 10th and the 82nd cell
    std::size_t end_column = 1;                    // one past the line's content

    // For unreadable lines, with `line` as 0:
    std::optional<ParseError> error;
};

// Whether a line without spaces around it begins with # ; or //
bool is_comment(std::string_view content);

// Whether a line without spaces around it is a heading like "[Puzzle]" or "[1]", and no row of an
// array.
bool is_header(std::string_view content);

// Reads a line without its end. `may_be_comment`: a line that begins like one is one.
Line read_line(std::string_view text, bool may_be_comment = true);

// The first control character of a text, with its line and column.
std::optional<ParseError> find_control_character(std::string_view text);

// As much of a text as is looked at to tell whether it is one, where it is too large to be read.
inline std::string_view head_of(std::string_view text) {
    constexpr std::size_t kHead = 4096;
    return text.substr(0, kHead);
}

}  // namespace retrace::text
