// Tells the notations apart by how many signs a word has.
#include "sudoku/text/field.hpp"

#include <algorithm>
#include <functional>
#include <vector>

#include "sudoku/contradiction.hpp"
#include "sudoku/text/characters.hpp"

namespace retrace::text {
namespace {

constexpr std::size_t kPerCell = 9;
constexpr std::size_t kMostSigns = kCells * kPerCell;
constexpr std::size_t kRowsAndSigns = kCells + 8;  // nine rows, a sign between each two

// The code points of a word; none where there are more than any notation has.
std::vector<char32_t> signs_of(std::string_view word) {
    std::vector<char32_t> signs;
    while (!word.empty()) {
        const char32_t point = take_code_point(word);
        if (is_no_sign(point)) continue;
        if (signs.size() == kMostSigns) return {};
        signs.push_back(point);
    }
    return signs;
}

bool is_digit(char32_t point) {
    const Character character = classify(point);
    return character.is_numeral && character.digit != 0;
}

// Cells of digits and marks for blanks; or, where `sign` is set, of digits 1-9 and that sign.
template <std::size_t Count>
std::optional<std::array<Digit, Count>> read_cells(const std::vector<char32_t>& signs,
                                                   std::optional<char32_t> sign) {
    std::array<Digit, Count> cells{};
    for (std::size_t i = 0; i < Count; ++i) {
        const Character character = classify(signs[i]);
        if (sign && signs[i] == *sign) continue;
        if (sign && !is_digit(signs[i])) return std::nullopt;
        if (character.meaning != Meaning::cell) return std::nullopt;
        cells[i] = character.digit;
    }
    return cells;
}

// Digits and one other sign, which can be any that no digit is.
template <std::size_t Count>
std::optional<std::array<Digit, Count>> read_signs(const std::vector<char32_t>& signs) {
    if (auto cells = read_cells<Count>(signs, std::nullopt)) return cells;
    const auto other = std::find_if_not(signs.begin(), signs.end(), is_digit);
    if (other == signs.end() || std::count(signs.begin(), signs.end(), *other) < 2) {
        return std::nullopt;
    }
    // A word that has no digit at all is no grid.
    if (std::none_of(signs.begin(), signs.end(), is_digit)) return std::nullopt;
    return read_cells<Count>(signs, *other);
}

Grid grid_of(const std::array<Digit, kCells>& cells) {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) grid[cell] = cells[cell];
    return grid;
}

// "+9+5....6.7": a sign before what was entered.
std::optional<Board> read_entered(const std::vector<char32_t>& signs) {
    Board board;
    std::size_t count = 0;
    bool entered = false;
    for (const char32_t point : signs) {
        if (point == U'+') {
            if (entered) return std::nullopt;
            entered = true;
            continue;
        }
        const Character character = classify(point);
        if (character.meaning != Meaning::cell || count == kCells) return std::nullopt;
        if (entered && character.digit == 0) return std::nullopt;
        const auto cell = static_cast<Cell>(count++);
        board.digits[cell] = character.digit;
        if (!entered) board.givens[cell] = character.digit;
        entered = false;
    }
    if (count != kCells || entered) return std::nullopt;
    return board;
}

std::optional<Board> read_joined_rows(const std::vector<char32_t>& signs) {
    std::vector<char32_t> cells;
    for (std::size_t i = 0; i < kRowsAndSigns; ++i) {
        if (i % 10 < 9) {
            cells.push_back(signs[i]);
        } else if (signs[i] != signs[9] || classify(signs[i]).is_numeral) {
            return std::nullopt;
        }
    }
    const auto digits = read_signs<kCells>(cells);
    if (!digits) return std::nullopt;
    return board_of(grid_of(*digits));
}

std::optional<Board> read_729(const std::vector<char32_t>& signs) {
    Board board;
    for (std::size_t i = 0; i < kCells; ++i) {
        DigitSet candidates = kNoDigits;
        for (std::size_t digit = 1; digit <= kPerCell; ++digit) {
            const Character character = classify(signs[i * kPerCell + digit - 1]);
            if (character.meaning != Meaning::cell) return std::nullopt;
            if (character.digit == 0) continue;
            if (character.digit != digit) return std::nullopt;
            candidates |= set_of(character.digit);
        }
        if (candidates == kNoDigits) return std::nullopt;
        take_candidates(board, static_cast<Cell>(i), candidates, true);
    }
    return board;
}

std::optional<unsigned> base_32(char32_t point) {
    if (point >= U'0' && point <= U'9') return static_cast<unsigned>(point - U'0');
    if (point >= U'a' && point <= U'v') return static_cast<unsigned>(point - U'a' + 10);
    return std::nullopt;
}

// Two signs a cell: bit 0 says whether it is a given, bits 1 to 9 are its candidates.
std::optional<Board> read_base_32(const std::vector<char32_t>& signs) {
    Board board;
    bool any_letter = false;
    for (std::size_t i = 0; i < kCells; ++i) {
        const auto high = base_32(signs[i * 2]);
        const auto low = base_32(signs[i * 2 + 1]);
        if (!high || !low) return std::nullopt;
        const unsigned bits = *high * 32 + *low;
        const auto candidates = static_cast<DigitSet>(bits >> 1U);
        if (candidates == kNoDigits || candidates > kAllDigits) return std::nullopt;
        any_letter |= *high > 9 || *low > 9;
        take_candidates(board, static_cast<Cell>(i), candidates, (bits & 1U) != 0);
    }
    // Two grids of 81 digits in a row are not meant so.
    if (!any_letter) return std::nullopt;
    return board;
}

}  // namespace

bool is_nothing(std::string_view word) {
    constexpr std::array<std::string_view, 27> kNothing{
        "None",    "none",  "null",    "Null",  "NULL",  "nil",   "Nil",       "NIL",   "Nothing",
        "nullptr", "NA",    "<NA>",    "nan",   "NaN",   "-1",    "undefined", "undef", "false",
        "False",   ".none", "nullopt", "BLANK", "Blank", "EMPTY", "Empty",     "__",    "___"};
    return std::find(kNothing.begin(), kNothing.end(), word) != kNothing.end();
}

void CountedFromZero::correct(Board& board) const {
    const bool are_all =
        zeros_ == 9 && std::none_of(blanks_.begin(), blanks_.end(), std::identity());
    const bool may_be = are_all || std::any_of(blanks_.begin(), blanks_.end(), std::identity());
    Grid counted;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (numbers_[cell] == 9) return;
        counted[cell] = blanks_[cell] ? Digit{0} : static_cast<Digit>(numbers_[cell] + 1);
    }
    if (zeros_ > 0 && may_be && !has_contradiction(counted)) board = board_of(counted);
}

std::optional<Board> read_field(std::string_view word) {
    if (const auto grid = Grid::from_line(word)) return board_of(*grid);
    if (word.size() < kCells) return std::nullopt;
    constexpr std::string_view kSudokuWiki = "S9B";
    if (word.starts_with(kSudokuWiki)) word.remove_prefix(kSudokuWiki.size());
    const std::vector<char32_t> signs = signs_of(word);
    if (signs.size() == kCells) {
        const auto cells = read_signs<kCells>(signs);
        if (!cells) return std::nullopt;
        return board_of(grid_of(*cells));
    }
    if (signs.size() > kCells && signs.size() <= kCells * 2) {
        if (auto entered = read_entered(signs)) return entered;
    }
    if (signs.size() == kRowsAndSigns) return read_joined_rows(signs);
    if (signs.size() == std::size_t{kCells} * 2) return read_base_32(signs);
    if (signs.size() == kMostSigns) return read_729(signs);
    return std::nullopt;
}

std::optional<Board> read_run_lengths(std::string_view word) {
    constexpr std::string_view kSize = "3x3:";
    if (!word.starts_with(kSize)) return std::nullopt;
    word.remove_prefix(kSize.size());
    Grid grid;
    std::size_t count = 0;
    for (const char c : word) {
        if (c >= 'a' && c <= 'z') {
            count += static_cast<std::size_t>(c - 'a' + 1);
        } else if (c >= '1' && c <= '9') {
            if (count >= kCells) return std::nullopt;
            grid[static_cast<Cell>(count++)] = static_cast<Digit>(c - '0');
        } else if (c != '_') {
            return std::nullopt;
        }
    }
    if (count != kCells || grid.blanks() == kCells) return std::nullopt;
    return board_of(grid);
}

std::optional<std::array<Digit, 9>> read_nine(std::string_view word) {
    const std::vector<char32_t> signs = signs_of(word);
    if (signs.size() != 9) return std::nullopt;
    return read_signs<9>(signs);
}

DigitSet read_candidates(std::string_view word) {
    constexpr std::string_view kBrackets = "{}[]()<>,";
    DigitSet digits = kNoDigits;
    Digit last = 0;
    while (!word.empty()) {
        const char32_t point = take_code_point(word);
        if (point < 0x80 && kBrackets.find(static_cast<char>(point)) != std::string_view::npos) {
            continue;
        }
        const Character character = classify(point);
        if (!character.is_numeral || character.digit <= last) return kNoDigits;
        last = character.digit;
        digits |= set_of(last);
    }
    return digits;
}

}  // namespace retrace::text
