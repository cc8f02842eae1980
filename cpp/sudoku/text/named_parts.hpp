// The facts that an object tells of a cell, whatever its program calls them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sudoku/text/board.hpp"
#include "sudoku/text/json.hpp"

namespace retrace::text {

// Where a cell is, in numbers as they are written: from 0 or from 1.
struct NamedPlace {
    std::optional<int> row{};
    std::optional<int> column{};
    std::optional<int> index{};  // of 81, or within a row
    bool is_counted = true;      // false for "r1c7" and "A7", which count from 1
    bool prefers_zero = false;   // as x and y do, and indices
};

struct CellFacts {
    bool tells_digit = false;  // or that there is none
    bool is_wrong = false;     // tells something that no cell holds
    Digit digit = 0;
    std::optional<bool> is_given{};
    DigitSet corner = kNoDigits;
    DigitSet centre = kNoDigits;
};

NamedPlace place_of(const Json& cell);
CellFacts facts_of(const Json& cell);

// The content of a cell whose object has no key that is known: the value of "cell", or of its only key.
const Json* content_of(const Json& cell);
// Whether one of its keys that are not known has a digit.
bool has_unknown_digit(const Json& cell);

// Whether the cells below a key are givens: "givens" says that they are, "entries" that they are not.
std::optional<bool> says_givens(std::string_view key);

enum class Layout : std::uint8_t { rows, columns, boxes };
// How the nine lists below a key are meant.
Layout layout_of(std::string_view key);

// Whether a key is of the solution of the puzzle beside it.
bool is_solution_key(std::string_view key);

// The key of an attribute: the number of a <row> is its row.
std::string_view key_of_element(std::string_view element, std::string_view attribute);

Digit digit_in(const Json* value);
DigitSet digits_in_list(const Json* list);
// Whether a value is a digit, a blank of some kind, or neither: 10, "ab".
bool is_cell_value(const Json& value);

// The board of all cells in a value that name their places, in any order; nothing where they are few or more than one board.
std::optional<Board> read_named_cells(const Json& value);

// A cell with these facts; `names_givens`: others say that they are givens.
void place_facts(Board& board, Cell cell, const CellFacts& facts, bool names_givens);

// Nine lists of nine, or one of 81, as a board. The cells are objects, digits, texts or nothing; a row may be a text, too, or stand within an object.
// Nothing where a value is none of these.
std::optional<Board> read_json_grid(const Json& json, Layout layout);

// The number, 1 to 9, of a colour that this page gives to f-puzzles and SudokuPad, such as "#b2debe"; nothing where it is none of them.
std::optional<Digit> colour_of(std::string_view text);

}  // namespace retrace::text
