// Looks for rows as words of nine, then as nine cells one by one, whatever stands around them.
#include "sudoku/text/framed_rows.hpp"

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

constexpr std::size_t kMostSideBySide = 4;
constexpr std::size_t kLongestLine = 2000;

constexpr std::string_view kAroundWords = " \t,;|:\"'`()[]{}<>=&?!\\";

// A cell that stands alone, and the sign it is written with.
struct SingleCell {
    Digit digit;
    char32_t sign;
};

struct FramedRow {
    std::vector<Row> rows{};
    std::optional<SingleCell> before{};  // a tenth cell before nine: a label or a bullet
};

// The line with spaces for its tags, which keep their quotes out of the way.
std::string without_tags(std::string_view line) {
    std::string text(line);
    std::size_t at = 0;
    while ((at = text.find('<', at)) != std::string::npos) {
        const std::size_t end = text.find('>', at);
        if (end == std::string::npos) break;
        std::fill(text.begin() + static_cast<std::ptrdiff_t>(at),
                  text.begin() + static_cast<std::ptrdiff_t>(end) + 1, ' ');
    }
    return text;
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

std::vector<Row> words_of_nine(std::string_view line) {
    std::vector<Row> rows;
    std::size_t at = 0;
    while ((at = line.find_first_not_of(kAroundWords, at)) != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(kAroundWords, at), line.size());
        const std::string_view word = line.substr(at, end - at);
        if (word.size() >= 9) {
            auto row = read_nine(word);
            if (!row) row = read_parted_nine(word);
            if (row) rows.push_back(*row);
        }
        at = end;
    }
    return rows;
}

// Runs of cells with nothing but spaces and parting signs between them; nothing where a number or a
// letter stands beside them, which may be a cell of another board.
std::optional<std::vector<std::vector<SingleCell>>> runs_in(std::string_view line) {
    constexpr std::u32string_view kParting = U",;|&/:'\"!";
    std::vector<std::vector<SingleCell>> runs(1);
    std::vector<char32_t> word;
    bool is_beside_cells = false;  // a word that could be a cell, too, stands beside cells
    bool after_such = false;
    const auto end_word = [&] {
        if (word.empty()) return;
        const Character character = classify(word.front());
        if (word.size() == 1 && character.meaning == Meaning::cell) {
            runs.back().push_back({character.digit, word.front()});
            is_beside_cells |= after_such;
        } else {
            const bool is_letter =
                word.size() == 1 && ((word[0] | 0x20U) >= U'a') && ((word[0] | 0x20U) <= U'z');
            after_such = is_letter || std::all_of(word.begin(), word.end(), [](char32_t point) {
                             return classify(point).is_numeral;
                         });
            is_beside_cells |= after_such && !runs.back().empty();
            if (!runs.back().empty()) runs.emplace_back();
        }
        word.clear();
    };
    while (!line.empty()) {
        const char32_t point = take_code_point(line);
        if (is_no_sign(point)) continue;
        const Meaning meaning = classify(point).meaning;
        const bool parts = meaning == Meaning::space || meaning == Meaning::separator ||
                           kParting.find(point) != std::u32string_view::npos;
        const bool breaks = !parts && point < 0x80 &&
                            std::string_view("()[]{}<>=\\").find(static_cast<char>(point)) !=
                                std::string_view::npos;
        if (parts || breaks) end_word();
        if (breaks) after_such = false;
        if (breaks && !runs.back().empty()) runs.emplace_back();
        if (!parts && !breaks) word.push_back(point);
    }
    end_word();
    if (is_beside_cells) return std::nullopt;
    return runs;
}

Row row_from(const std::vector<SingleCell>& run, std::size_t begin) {
    Row row{};
    for (std::size_t i = 0; i < 9; ++i) row[i] = run[begin + i].digit;
    return row;
}

// "[5][3][ ]", "{5} {} {}", "5 3 ()": cells in brackets of their own, with spaces for the brackets.
std::string without_cell_brackets(std::string text) {
    constexpr std::string_view kOpens = "[({";
    constexpr std::string_view kCloses = "])}";
    std::string plain = text;
    std::size_t cells = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t kind = kOpens.find(text[at]);
        if (kind == std::string_view::npos) continue;
        const std::size_t end = text.find(kCloses[kind], at);
        if (end == std::string::npos || end - at > 5) continue;
        const std::string_view content =
            trimmed(std::string_view(text).substr(at + 1, end - at - 1));
        std::string_view rest = content;
        const bool is_blank = content.empty();
        if (!is_blank && classify(take_code_point(rest)).meaning != Meaning::cell) continue;
        if (!is_blank && !rest.empty()) continue;
        plain[at] = ' ';
        plain[end] = is_blank && end == at + 1 ? '.' : ' ';
        if (is_blank && end > at + 1) plain[at + 1] = '.';
        ++cells;
        at = end;
    }
    return cells > 0 ? plain : text;
}

// Nine cells in three words of three, behind a label.
std::optional<Row> words_of_three(std::string_view line) {
    std::string cells;
    std::size_t at = 0;
    while ((at = line.find_first_not_of(kAroundWords, at)) != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(kAroundWords, at), line.size());
        if (end - at == 3) {
            cells += line.substr(at, 3);
        } else if (!cells.empty()) {
            return std::nullopt;
        }
        at = end;
    }
    return cells.size() == 9 ? read_nine(cells) : std::nullopt;
}

std::optional<FramedRow> read_framed_row(std::string_view line) {
    if (line.size() > kLongestLine) return std::nullopt;
    const std::string text = without_cell_brackets(without_tags(line));
    FramedRow framed;
    framed.rows = words_of_nine(text);
    if (const auto row = words_of_three(text); row && framed.rows.empty())
        framed.rows.push_back(*row);
    if (!framed.rows.empty()) return framed;
    const auto runs = runs_in(text);
    if (!runs) return std::nullopt;
    for (const std::vector<SingleCell>& run : *runs) {
        if (run.size() < 9) continue;
        if (run.size() == 10) {
            framed.before = run.front();
            framed.rows.push_back(row_from(run, 1));
        } else if (run.size() % 9 == 0) {
            for (std::size_t at = 0; at < run.size(); at += 9) {
                framed.rows.push_back(row_from(run, at));
            }
        } else {
            return std::nullopt;
        }
    }
    if (framed.rows.empty()) return std::nullopt;
    return framed;
}

// Labels count up from 0 or 1; a bullet is the same sign throughout, and no digit.
bool are_before_rows(const std::vector<FramedRow>& rows) {
    if (!rows.front().before) {
        return std::none_of(rows.begin(), rows.end(), [](const auto& row) { return row.before; });
    }
    const SingleCell first = *rows.front().before;
    const bool counts = first.sign != U'-' && first.sign != U'*' && first.digit <= 1;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].before) return false;
        const SingleCell& token = *rows[i].before;
        const bool is_label = counts && token.digit == first.digit + i;
        const bool is_bullet = first.digit == 0 && token.sign == first.sign && first.sign != U'0';
        if (!is_label && !is_bullet) return false;
    }
    return true;
}

std::vector<Finding> grids_of(const std::vector<FramedRow>& rows) {
    std::vector<Finding> found;
    for (std::size_t side = 0; side < rows.front().rows.size(); ++side) {
        Grid grid;
        for (std::size_t cell = 0; cell < kCells; ++cell) {
            grid[static_cast<Cell>(cell)] = rows[cell / 9].rows[side][cell % 9];
        }
        add_or_solve(board_of(grid), found);
    }
    return found;
}

bool is_plain_row(std::string_view line) {
    const Line plain = read_line(line);
    return plain.kind == LineKind::cells && plain.count == 9;
}

// The numbers of the columns, above rows that begin with labels.
bool are_numbers_of_columns(const FramedRow& row) {
    if (row.rows.size() != 1 || row.before) return false;
    const Row& cells = row.rows.front();
    for (std::size_t i = 1; i < cells.size(); ++i) {
        if (cells[i] != cells[0] + i) return false;
    }
    return cells[0] <= 1;
}

bool has_nothing(std::string_view line) {
    return trimmed(line).empty();
}

}  // namespace

bool holds_row(std::string_view line) {
    return read_framed_row(line).has_value();
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

OddGrid read_framed_rows(const std::vector<std::string>& lines, bool at_end) {
    std::vector<FramedRow> rows;
    std::size_t in_paragraph = 0;
    std::size_t first_row = 0;
    std::size_t paragraph = 0;  // rows between blank lines, where there are any
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (has_nothing(lines[i])) {
            if (in_paragraph == 0) continue;
            if (paragraph == 0) paragraph = in_paragraph;
            if ((paragraph != 1 && paragraph != 3) || in_paragraph != paragraph) return {};
            in_paragraph = 0;
            continue;
        }
        if (!rows.empty() && read_line(lines[i]).kind == LineKind::border) continue;
        const auto row = read_framed_row(lines[i]);
        if (!row || row->rows.size() > kMostSideBySide) return {};
        if (rows.size() == 1 && are_numbers_of_columns(rows.front()) &&
            is_plain_row(lines[first_row]) && !is_plain_row(lines[i])) {
            rows.clear();
            in_paragraph = 0;
        }
        if (!rows.empty() && row->rows.size() != rows.front().rows.size()) return {};
        if (rows.empty()) first_row = i;
        rows.push_back(*row);
        if (++in_paragraph > paragraph && paragraph > 0) return {};
        if (!are_before_rows(rows)) return {};
        if (rows.size() == 9) {
            OddGrid grid{Verdict::done, {}, i + 1};
            std::vector<Finding> found = grids_of(rows);
            grid.found = std::move(found.front());
            grid.beside.assign(std::make_move_iterator(found.begin() + 1),
                               std::make_move_iterator(found.end()));
            return grid;
        }
    }
    return {at_end || rows.empty() ? Verdict::no : Verdict::more, {}, 0};
}

}  // namespace retrace::text
