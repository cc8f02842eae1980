// Looks for rows as words of nine, then as nine cells one by one, with nothing else beside them.
#include "sudoku/text/odd_grid.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/field.hpp"
#include "sudoku/text/fields.hpp"
#include "sudoku/text/line.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

using Verdict = OddGrid::Verdict;
using Row = std::array<Digit, 9>;
using RowsBeside = std::vector<Row>;  // side by side

constexpr std::size_t kMostSideBySide = 4;
constexpr std::size_t kLongestLine = 2000;
constexpr std::string_view kAroundWords = " \t,;|:\"'`()[]{}&!\\";

std::vector<std::string_view> words_in(std::string_view line, std::string_view between) {
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while ((at = line.find_first_not_of(between, at)) != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(between, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

// "0.0.0.0.6": nine digits with the same sign between them.
std::optional<Row> read_parted_nine(std::string_view word) {
    if (word.size() != 17) return std::nullopt;
    Row row{};
    for (std::size_t at = 0; at < word.size(); ++at) {
        const bool is_digit = word[at] >= '0' && word[at] <= '9';
        if (is_digit != (at % 2 == 0) || (at % 2 == 1 && word[at] != word[1])) return std::nullopt;
        if (is_digit) row[at / 2] = static_cast<Digit>(word[at] - '0');
    }
    return row;
}

RowsBeside words_of_nine(std::string_view line) {
    RowsBeside rows;
    for (const std::string_view word : words_in(line, std::string(kAroundWords) + "<>=")) {
        if (word.size() < 9) continue;
        auto row = read_nine(word);
        if (!row) row = read_parted_nine(word);
        if (row) rows.push_back(*row);
    }
    return rows;
}

// The line with a space for each sign that parts cells, also those of box drawing.
std::string with_plain_bars(std::string_view line) {
    std::string text;
    while (!line.empty()) {
        const std::string_view before = line;
        const char32_t point = take_code_point(line);
        if (is_no_sign(point)) continue;
        if (classify(point).meaning == Meaning::separator || point == U'/' || point == U'+') {
            text += ' ';
        } else {
            text += before.substr(0, before.size() - line.size());
        }
    }
    return text;
}

// "5.0", "0x5": nine or more numbers in one form, as the digit that each is; other words as they are.
std::vector<std::string_view> plain_numbers(std::vector<std::string_view> words) {
    if (words.size() < 9) return words;
    const auto all = [&words](auto is_of_form) {
        return std::all_of(words.begin(), words.end(), [&](std::string_view word) {
            return word.size() == 3 && is_of_form(word);
        });
    };
    const bool are_decimal = all([](std::string_view word) { return word.ends_with(".0"); });
    const bool are_hexadecimal = all([](std::string_view word) { return word.starts_with("0x"); });
    if (!are_decimal && !are_hexadecimal) return words;
    for (std::string_view& word : words) word = word.substr(are_decimal ? 0 : 2, 1);
    return words;
}

// Cells that stand alone, or in threes; signs such as "->" stand between rows.
RowsBeside rows_of_cells(std::string_view line) {
    std::vector<Digit> cells;
    std::size_t singles = 0;
    const std::string text = with_plain_bars(line);
    const auto words = plain_numbers(words_in(text, kAroundWords));
    const bool may_be_nothing = words.size() >= 9;  // "___" is three blanks otherwise
    for (const std::string_view word : words) {
        if (word.find_first_not_of("<>=-") == std::string_view::npos &&
            word.find_first_of("<>=") != std::string_view::npos) {
            if (cells.size() % 9 != 0) return {};
            continue;
        }
        const std::size_t before = cells.size();
        for (std::string_view rest = may_be_nothing && is_nothing(word) ? "." : word;
             !rest.empty();) {
            const Character character = classify(take_code_point(rest));
            if (character.meaning != Meaning::cell) return {};
            cells.push_back(character.digit);
        }
        const std::size_t count = cells.size() - before;
        if (count != 1 && count != 3) return {};
        singles += count == 1 ? 1 : 0;
    }
    const bool are_alike = singles == 0 || singles == cells.size();
    if (!are_alike || cells.empty() || cells.size() % 9 != 0) return {};
    RowsBeside rows(cells.size() / 9);
    for (std::size_t i = 0; i < cells.size(); ++i) rows[i / 9][i % 9] = cells[i];
    return rows;
}

RowsBeside rows_in(std::string_view line) {
    if (line.size() > kLongestLine) return {};
    RowsBeside rows = words_of_nine(line);
    if (rows.empty()) rows = rows_of_cells(line);
    if (rows.size() > kMostSideBySide) rows.clear();
    return rows;
}

bool ascends(const RowsBeside& rows) {
    for (std::size_t i = 1; i < 9; ++i) {
        if (rows.front()[i] != rows.front()[0] + i) return false;
    }
    return rows.size() == 1;
}

bool has_digit(std::string_view line) {
    return line.find_first_of("123456789") != std::string_view::npos;
}

// "] ---+---+---", "- - - + - - - + - - -": nothing but dashes, whatever of the frame is left.
bool is_of_dashes(std::string_view line) {
    return line.find('-') != std::string_view::npos &&
           line.find_first_not_of(std::string(kAroundWords) + "<>=-+") == std::string_view::npos;
}

// Whether no row with digits has these signs: dashes are rules then, or lines of them with a plus.
bool is_of_rules(const std::vector<std::string>& lines, std::string_view sign) {
    return std::none_of(lines.begin(), lines.end(), [sign](std::string_view line) {
        return has_digit(line) && line.find(sign) != std::string_view::npos &&
               !rows_in(line).empty();
    });
}

bool is_plain_row(std::string_view line) {
    const Line plain = read_line(line);
    return plain.kind == LineKind::cells && plain.count == 9;
}

OddGrid grids_of(const std::vector<RowsBeside>& rows, std::size_t first, std::size_t lines) {
    std::vector<Finding> found;
    for (std::size_t side = 0; side < rows[first].size(); ++side) {
        Grid grid;
        for (std::size_t cell = 0; cell < kCells; ++cell) {
            grid[static_cast<Cell>(cell)] = rows[first + cell / 9][side][cell % 9];
        }
        add_or_solve(board_of(grid), found);
    }
    OddGrid grid{Verdict::done, std::move(found.front()), lines};
    grid.beside.assign(std::make_move_iterator(found.begin() + 1),
                       std::make_move_iterator(found.end()));
    return grid;
}

}  // namespace

bool holds_row(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of("#;/ "), line.size()));
    return !rows_in(line).empty();
}

OddGrid read_column(const std::vector<std::string>& lines, bool at_end) {
    Board board;
    for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), kCells); ++i) {
        std::string_view text = trimmed(lines[i]);
        // Items of lists, as YAML has them.
        while (text.starts_with("- ")) text = trimmed(text.substr(2));
        if (text.empty() || text.size() > 9) return {};
        const auto cell = static_cast<Cell>(i);
        if (const DigitSet candidates = read_candidates(text); candidates != kNoDigits) {
            take_candidates(board, cell, candidates, true);
            continue;
        }
        std::string_view sign = text;
        const Character character = classify(take_code_point(sign));
        if (!sign.empty() || character.meaning != Meaning::cell) return {};
        board.digits[cell] = character.digit;
        board.givens[cell] = character.digit;
    }
    if (lines.size() < kCells) return {at_end ? Verdict::no : Verdict::more, {}, 0};
    if (board.digits.blanks() == kCells && !board.has_notes()) return {};
    return {Verdict::done, {board, {}}, kCells};
}

OddGrid read_rows(const std::vector<std::string>& lines, bool at_end, bool are_plain) {
    std::vector<RowsBeside> rows;
    std::size_t in_paragraph = 0;
    std::size_t paragraph = 0;  // rows between blank lines, where there are any
    std::size_t ninth = 0;      // one past the line of the ninth row
    const bool has_rules = is_of_rules(lines, "-");
    const bool has_crosses = !has_rules && is_of_rules(lines, "-+-");
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool is_blank = trimmed(lines[i]).empty();
        const bool may_be_rule =
            has_rules || (has_crosses && lines[i].find("-+-") != std::string::npos);
        const bool is_rule = may_be_rule && is_of_dashes(lines[i]);
        const bool is_border =
            !is_blank && (is_rule || read_line(lines[i]).kind == LineKind::border);
        if (is_border && rows.size() < 10) continue;
        const RowsBeside here = is_blank || is_border ? RowsBeside() : rows_in(lines[i]);
        // Numbers of columns stand above nine rows, which other rows do not go on from.
        if (rows.size() == 10) {
            const bool are_numbers = here.empty() || ascends(here);
            return are_numbers ? grids_of(rows, 1, i) : grids_of(rows, 0, ninth);
        }
        if (rows.size() == 9 && here.empty()) return are_plain ? OddGrid{} : grids_of(rows, 0, i);
        if (is_blank) {
            if (in_paragraph == 0) continue;
            if (paragraph == 0) paragraph = in_paragraph;
            if ((paragraph != 1 && paragraph != 3) || in_paragraph != paragraph) return {};
            in_paragraph = 0;
            continue;
        }
        if (here.empty() || (!rows.empty() && here.size() != rows.front().size())) return {};
        are_plain &= is_plain_row(lines[i]);
        rows.push_back(here);
        if (rows.size() == 1 && ascends(here)) continue;
        if (++in_paragraph > paragraph && paragraph > 0) return {};
        if (rows.size() == 9) ninth = i + 1;
        if (rows.size() == 9 && !ascends(rows.front())) {
            return are_plain ? OddGrid{} : grids_of(rows, 0, ninth);
        }
        if (rows.size() == 10 && ascends(here)) return grids_of(rows, 0, ninth);
    }
    if (!at_end) return {rows.empty() ? Verdict::no : Verdict::more, {}, 0};
    if (rows.size() == 10) return grids_of(rows, 1, lines.size());
    return rows.size() == 9 && !are_plain ? grids_of(rows, 0, lines.size()) : OddGrid{};
}

}  // namespace retrace::text
