// Holds the lines against each way in which cells can stand in columns.
#include "sudoku/text/odd_grid.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/line.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

using Verdict = OddGrid::Verdict;

// Cell `i` of a row stands in column first + i * step + i / 3 * gap.
//   53  7        0 1 0      5 3     7      0 2 0      53  7          0 1 1
//   |53 | 7 |    1 1 1      | 5 3   |   7  2 2 2      5 3   |   7    0 2 2
struct Layout {
    std::size_t first;
    std::size_t step;
    std::size_t gap;

    std::size_t column_of(std::size_t cell) const { return first + cell * step + cell / 3 * gap; }
};
constexpr std::array<Layout, 9> kLayouts{{{0, 1, 0},
                                          {0, 2, 0},
                                          {0, 1, 1},
                                          {0, 2, 2},
                                          {1, 1, 1},
                                          {2, 2, 2},
                                          {0, 2, 1},
                                          {1, 2, 1},
                                          {0, 3, 0}}};

constexpr std::size_t kFewestDigits = 8;

// The ASCII signs of a line; nothing where it has another.
std::optional<std::string> signs_in(std::string_view line) {
    std::string signs;
    while (!line.empty()) {
        const char32_t point = take_code_point(line);
        const Character character = classify(point);
        switch (character.meaning) {
            case Meaning::space:
                if (point == U'\t') return std::nullopt;
                signs += ' ';
                break;
            case Meaning::cell:
                signs += character.digit == 0 ? '.' : static_cast<char>('0' + character.digit);
                break;
            case Meaning::separator:
                signs += '|';
                break;
            default:
                return std::nullopt;
        }
    }
    return signs;
}

std::optional<std::array<Digit, 9>> row_in(std::string_view signs, const Layout& layout) {
    std::array<Digit, 9> row{};
    std::size_t cell = 0;
    for (std::size_t column = 0; column < signs.size(); ++column) {
        while (cell < 9 && layout.column_of(cell) < column) ++cell;
        const bool is_cell = cell < 9 && layout.column_of(cell) == column;
        const char sign = signs[column];
        if (sign == ' ') continue;
        if (is_cell ? sign == '|' : sign != '|') return std::nullopt;
        if (is_cell && sign != '.') row[cell] = static_cast<Digit>(sign - '0');
    }
    return row;
}

bool names_columns(std::string_view signs) {
    std::string names(signs);
    std::erase_if(names, [](char c) { return c == ' ' || c == '|'; });
    return names == "123456789" || names == ".12345678";
}

struct Rows {
    std::vector<std::string> signs;  // of lines that are no borders; blank ones too
    std::vector<std::size_t> lines;  // one past each
    std::size_t filled = 0;          // that are not blank
};

std::optional<Rows> rows_of_lines(const std::vector<std::string>& lines) {
    Rows rows;
    std::size_t indent = std::numeric_limits<std::size_t>::max();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto signs = signs_in(lines[i]);
        if (!signs || signs->find('|') == std::string::npos) {
            if (read_line(lines[i]).kind == LineKind::border) continue;
        }
        if (!signs) return std::nullopt;
        const std::size_t first = signs->find_first_not_of(' ');
        // The numbers of the columns.
        if (rows.filled == 0 && names_columns(*signs)) continue;
        if (first != std::string::npos) {
            indent = std::min(indent, first);
            ++rows.filled;
        }
        rows.signs.push_back(*signs);
        rows.lines.push_back(i + 1);
        if (rows.filled == 9) break;
    }
    // The indent of all lines is no column, unless the first column is blank throughout.
    const bool has_bars = !rows.signs.empty() && rows.signs[0].find('|') != std::string::npos;
    if (has_bars && indent > 0 && indent < 40) {
        for (std::string& line : rows.signs) line.erase(0, std::min(indent, line.size()));
    }
    return rows;
}

std::optional<Board> board_in(const std::vector<std::string_view>& rows, const Layout& layout) {
    Board board;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto row = row_in(rows[i], layout);
        if (!row) return std::nullopt;
        for (std::size_t column = 0; column < 9; ++column) {
            board.givens[static_cast<Cell>(i * 9 + column)] = (*row)[column];
        }
    }
    board.digits = board.givens;
    return board;
}

std::optional<Board> board_in_any(const std::vector<std::string_view>& rows) {
    for (const Layout& layout : kLayouts) {
        const auto board = board_in(rows, layout);
        if (board) return board;
    }
    return std::nullopt;
}

bool has_blank_between_digits(std::string_view signs) {
    const std::size_t first = signs.find_first_not_of(' ');
    const std::size_t last = signs.find_last_not_of(' ');
    return first != std::string_view::npos &&
           signs.substr(first, last - first).find(' ') != std::string_view::npos;
}

// Rows that only end early are no rows with blanks, and columns of numbers are none of a board.
bool has_blanks_within(const Grid& grid) {
    constexpr std::size_t kFewestColumns = 7;
    std::array<bool, 9> filled{};
    for (Cell cell = 0; cell < kCells; ++cell) filled[cell % 9] |= grid[cell] != 0;
    const auto columns = static_cast<std::size_t>(std::count(filled.begin(), filled.end(), true));
    if (columns < kFewestColumns) return false;
    for (Cell cell = 0; cell + 1 < kCells; ++cell) {
        if (cell % 9 != 8 && grid[cell] == 0 && grid[static_cast<Cell>(cell + 1)] != 0) return true;
    }
    return false;
}

bool has_sign_for_blank(std::string_view signs) {
    return signs.find('.') != std::string_view::npos;
}

}  // namespace

// Blank lines stand between single rows and bands of three; elsewhere they part two grids.
bool are_bands(const std::vector<std::string>& signs) {
    std::size_t band = 0;
    std::size_t rows = 0;
    for (const std::string& line : signs) {
        if (!trimmed(line).empty()) {
            ++rows;
        } else if (rows > 0) {
            if (band == 0) band = rows;
            if (rows != band || (band != 1 && band != 3)) return false;
            rows = 0;
        }
    }
    return band == 0 || rows == band;
}

OddGrid read_spaced_grid(const std::vector<std::string>& lines, bool at_end) {
    const auto rows = rows_of_lines(lines);
    if (!rows || rows->filled == 0 || rows->signs.size() > 18) return {};
    std::vector<std::string_view> filled;
    for (const std::string& signs : rows->signs) {
        if (signs.find_first_not_of(' ') != std::string::npos) filled.push_back(signs);
    }
    if (std::any_of(filled.begin(), filled.end(), has_sign_for_blank)) return {};
    if (!board_in_any(filled)) return {};
    // A blank line is a row where there are too few others.
    std::vector<std::string_view> taken = filled;
    if (filled.size() < 9) {
        if (!at_end) return {Verdict::more, {}, 0};
        const auto is_filled = [](const std::string& line) { return !trimmed(line).empty(); };
        const bool is_cut = rows->signs.size() < 9 || !is_filled(rows->signs[8]);
        if (is_cut || std::any_of(rows->signs.begin() + 9, rows->signs.end(), is_filled)) return {};
        taken.assign(rows->signs.begin(), rows->signs.begin() + 9);
    } else if (!are_bands(rows->signs)) {
        return {};
    }
    // A row that only ends early lacks a cell: blanks are spaces where some stand between digits.
    if (std::none_of(taken.begin(), taken.end(), has_blank_between_digits)) return {};
    const auto board = board_in_any(taken);
    if (board && !has_blanks_within(board->givens)) return {};
    if (!board || kCells - board->givens.blanks() < static_cast<int>(kFewestDigits)) return {};
    return {Verdict::done, {*board, {}}, filled.size() < 9 ? rows->lines[8] : rows->lines.back()};
}

}  // namespace retrace::text
