// Puzzles as people write them: every accepted text in, the three forms out.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "sudoku/grid.hpp"

namespace retrace {

// How a grid is laid out in text.
enum class Form : std::uint8_t {
    spaced_rows,  // Baekjoon 2580: nine lines of nine digits with single spaces, 0 for a blank
    rows,         // Baekjoon 2239: nine lines of nine digits, 0 for a blank
    line,         // one line of 81 characters, '.' for a blank
};

// "2580", "2239" or "line": the form's public name.
std::string_view name_of(Form form);
std::optional<Form> find_form(std::string_view name);

enum class ParseErrorCode : std::uint8_t {
    empty,           // nothing but blank lines, comments and borders
    bad_character,   // a character that is neither a digit, a blank nor a border
    number_too_big,  // a number of several digits where single digits stand between spaces
    too_few_cells,   // a row under 9, or a line under 81
    too_many_cells,
    too_few_lines,  // a grid under nine rows
    too_many_lines,
    binary,     // a control character: not a text
    too_large,  // over kMaxText bytes
    no_puzzle_in_link,
    link_needs_site,  // the number of a puzzle that only its site knows
    unknown_rules,    // `found`: their names, parted by commas
    no_puzzle_in_line,
    other_size,          // `found`: "16×16"
    letters,             // for digits
    too_few_candidates,  // `found`: cells that have them
    sukaku,              // candidates that no givens say
};

// "bad-character" and so on: the code's public name.
std::string_view name_of(ParseErrorCode code);

struct ParseError {
    ParseErrorCode code;
    std::size_t line;    // from 1
    std::size_t column;  // from 1, in code points
    std::string found;   // the character, number or count found
    int expected;        // cells (9 or 81) or lines (9) expected, 0 where there is no such number

    friend bool operator==(const ParseError&, const ParseError&) = default;
};

// The largest text parse() reads, in bytes.
inline constexpr std::size_t kMaxText = std::size_t{1} << 20U;

struct Parsed {
    Grid grid;
    Form form;
    std::size_t more;  // further puzzles in the text, read but not kept
};

// Reads the first puzzle of a text of at most kMaxText bytes (UTF-8, a byte-order mark and any line
// ends allowed). All of the text must be readable.
std::variant<Parsed, ParseError> parse(std::string_view text);

// The grid in a form, each line ended by '\n', no trailing spaces.
std::string print(const Grid& grid, Form form);

}  // namespace retrace
