// Tries each way to draw a grid on all the lines there are.
#include "sudoku/text/odd_grid.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/field.hpp"
#include "sudoku/text/frame.hpp"
#include "sudoku/text/line.hpp"
#include "sudoku/text/markup.hpp"
#include "sudoku/text/odd_row.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

using Verdict = OddGrid::Verdict;

constexpr std::array kPartings{Parting::tabs, Parting::commas,     Parting::semicolons,
                               Parting::bars, Parting::ampersands, Parting::spaces};

bool is_whitespace(std::string_view line) {
    return line.find_first_not_of(" \t\v\f") == std::string_view::npos;
}

// Rows before a blank line that goes on with the same grid: single ones and bands of three. Any
// other number is a grid that lacks rows, and what comes next begins another.
bool may_go_on_after(std::size_t rows) {
    return rows == 0 || rows == 1 || rows == 3;
}

struct Table {
    std::vector<OddRow> rows;
    std::size_t last_line = 0;   // one past the last row's
    std::size_t ninth_line = 0;  // the same of the ninth row
    bool is_plain = true;        // its rows are read without a table, too
    bool maybe_heading = false;  // the first row may be the heading of a Markdown table
    bool ends = false;           // by a line that is no row
    bool has_heading = false;
    std::size_t labelled = 0;
    std::optional<int> first_label{};  // of rows that are numbered
    char32_t blank_sign = 0;           // where blanks are another sign than usual
};

// Whether the label of a row is that of its index: A, B ... or numbers from 0 or from 1 on.
bool counts_on(const OddRow& row, Table& table) {
    const auto index = static_cast<int>(table.rows.size());
    if (row.has_letter) return row.label == index || (index == 8 && row.label == 9);  // without I
    if (!table.first_label) table.first_label = row.label - index;
    return (*table.first_label == 0 || *table.first_label == 1) &&
           row.label == *table.first_label + index;
}

bool has_candidates(const OddRow& row) {
    return row.candidates != std::array<DigitSet, 9>{};
}

bool has_blank(const OddRow& row) {
    for (std::size_t at = 0; at < 9; ++at) {
        if (row.digits[at] == 0 && row.candidates[at] == kNoDigits) return true;
    }
    return false;
}

// Where some cells have candidates, no other can be blank.
bool agree(const OddRow& row, const std::vector<OddRow>& rows) {
    const bool candidates =
        has_candidates(row) || std::any_of(rows.begin(), rows.end(), has_candidates);
    const bool blanks = has_blank(row) || std::any_of(rows.begin(), rows.end(), has_blank);
    return !candidates || !blanks;
}

// Rows may end early where empty fields are blanks and a row has all nine of them.
bool are_short_rightly(const std::vector<OddRow>& rows) {
    const auto is_short = [](const OddRow& row) { return row.is_short; };
    if (std::none_of(rows.begin(), rows.end(), is_short)) return true;
    return !std::all_of(rows.begin(), rows.end(), is_short) &&
           std::none_of(rows.begin(), rows.end(), [](const OddRow& row) { return row.has_mark; });
}

// The rows of a table; nothing where a line is not of one.
std::optional<Table> rows_of(const std::vector<std::string>& lines, Parting parting) {
    Table table;
    std::size_t blank_lines = 0;
    std::size_t paragraph_rows = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = lines[i];
        const bool is_blank_row = parting == Parting::tabs && line.size() >= 8 &&
                                  line.find_first_not_of('\t') == std::string_view::npos;
        if (is_whitespace(line) && !is_blank_row) {
            if (++blank_lines > 8) return std::nullopt;
            if (table.rows.size() < 9 && !may_go_on_after(paragraph_rows)) return std::nullopt;
            paragraph_rows = 0;
            continue;
        }
        // Below the heading of a Markdown table, where '-' is no blank.
        const bool is_below_heading = table.rows.empty()
                                          ? table.has_heading
                                          : table.rows.size() == 1 && table.rows[0].ascends;
        const bool is_line = is_below_heading && line.starts_with('|') &&
                             line.find_first_not_of("|-: ") == std::string_view::npos;
        if (is_line) continue;
        const auto row = read_odd_row(line, parting);
        if (!row) {
            // Lines behind a whole table belong to the next text.
            if (table.rows.size() >= 9) {
                // The numbers of lines are no labels of rows.
                if (table.labelled == 9 && trimmed(line).starts_with("10")) return std::nullopt;
                table.ends = true;
                break;
            }
            return std::nullopt;
        }
        if (row->kind == OddRow::Kind::border) {
            // Markdown has a border below the first row, which is a heading or a row.
            if (parting == Parting::bars && table.rows.size() == 1) table.maybe_heading = true;
            continue;
        }
        if (row->kind == OddRow::Kind::heading) {
            if (table.rows.size() >= 9) break;
            if (!table.rows.empty()) return std::nullopt;
            table.has_heading = true;
            continue;
        }
        if (!agree(*row, table.rows)) return std::nullopt;
        if (row->is_short && !row->has_parts && table.rows.empty()) return std::nullopt;
        if (row->blank_sign != 0) {
            if (table.blank_sign != 0 && table.blank_sign != row->blank_sign) return std::nullopt;
            table.blank_sign = row->blank_sign;
        }
        if (row->labelled) ++table.labelled;
        // Above rows with labels 1 to 9 is the heading of the columns.
        if (row->labelled && table.rows.size() == 1 && table.rows[0].ascends &&
            !table.rows[0].labelled) {
            table.rows.clear();
            paragraph_rows = 0;
        }
        if (row->labelled && !counts_on(*row, table)) return std::nullopt;
        ++paragraph_rows;
        table.rows.push_back(*row);
        table.last_line = i + 1;
        if (table.rows.size() == 9) table.ninth_line = i + 1;
        const Line plain = read_line(line);
        table.is_plain &= plain.kind == LineKind::cells && plain.count == 9;
        if (table.rows.size() == 10) break;
    }
    return table;
}

Board board_of_rows(const std::vector<OddRow>& rows) {
    Board board;
    for (std::size_t i = 0; i < kCells; ++i) {
        const OddRow& row = rows[i / 9];
        const auto cell = static_cast<Cell>(i);
        const Digit digit = row.digits[i % 9];
        board.digits[cell] = digit;
        if (!row.entered[i % 9]) board.givens[cell] = digit;
        board.marks.corner[cell] = row.candidates[i % 9];
        board.has_candidates |= row.candidates[i % 9] != kNoDigits;
    }
    return board;
}

// The lines without the separator that each has behind its ninth cell; nothing where one has none.
std::vector<std::string> without_last_mark(std::vector<std::string> lines, char mark) {
    for (std::string& line : lines) {
        if (is_whitespace(line)) continue;
        const std::string_view text = trimmed(line);
        if (!text.ends_with(mark) || std::count(text.begin(), text.end(), mark) != 9) return {};
        line = text.substr(0, text.size() - 1);
    }
    return lines;
}

bool are_numbered(const std::vector<OddRow>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].digits[0] != i + 1) return false;
    }
    return true;
}

std::optional<Table> table_of(const std::vector<std::string>& lines, Parting parting) {
    if (parting == Parting::commas || parting == Parting::semicolons) {
        const auto nine = without_last_mark(lines, parting == Parting::commas ? ',' : ';');
        auto table = nine.empty() ? std::nullopt : rows_of(nine, parting);
        // Numbers in front of rows whose last cell is blank are no cells.
        if (table && (table->rows.size() < 2 || !are_numbered(table->rows))) return table;
    }
    return rows_of(lines, parting);
}

// Whether a first row of 1 to 9 has the numbers of the columns: nine rows are below it, from which no others go on.
bool is_heading(const Table& table, const std::vector<std::string>& lines, Parting parting) {
    if (table.rows.size() < 10) return false;
    const auto next = table.last_line < lines.size() ? read_odd_row(lines[table.last_line], parting)
                                                     : std::nullopt;
    return !next || next->kind != OddRow::Kind::cells || next->ascends || next->blank;
}

OddGrid read_table(const std::vector<std::string>& lines, Parting parting, bool at_end) {
    auto table = table_of(lines, parting);
    if (!table) return {};
    if (table->rows.empty()) {
        return {table->has_heading && !at_end ? Verdict::more : Verdict::no, {}, 0};
    }
    // Numbers that count up may be of lines, not labels: then the first row has the numbers of the columns.
    const bool ascends = table->rows.front().ascends;
    const bool is_open = !table->ends && !at_end && table->last_line == lines.size();
    const bool heads =
        table->maybe_heading || (ascends && (is_open || is_heading(*table, lines, parting)));
    const std::size_t labelled = table->labelled;
    if (labelled > 0 && labelled < table->rows.size() - (heads ? 1 : 0)) return {};
    if (ascends && is_open && table->rows.size() == 10) return {Verdict::more, {}, 0};
    const std::size_t wanted = heads && !table->ends && !at_end ? 10 : 9;
    if (table->rows.size() < wanted) {
        if (at_end || table->ends) return {};
        return {Verdict::more, {}, 0};
    }
    const bool drops = heads && table->rows.size() == 10;
    if (table->rows.size() == 10) {
        if (!heads && !ascends) return {};
        table->rows.erase(heads ? table->rows.begin() : table->rows.end() - 1);
        if (!heads) table->last_line = table->ninth_line;
    }
    if (ascends && !drops && table->is_plain) return {};
    if (!are_short_rightly(table->rows)) return {};
    OddGrid grid{Verdict::done, {}, table->last_line};
    grid.found.board = board_of_rows(table->rows);
    // Nothing but blanks is not what a grid in odd notation is for.
    if (grid.found.board.digits.blanks() == kCells && !grid.found.board.has_notes()) return {};
    return grid;
}

// Without spaces and bars.
std::string signs_of_row(std::string_view line) {
    std::string signs;
    while (!line.empty()) {
        const std::string_view before = line;
        const char32_t point = take_code_point(line);
        const Meaning meaning = classify(point).meaning;
        if (meaning == Meaning::space || meaning == Meaning::separator) continue;
        if (is_no_sign(point)) continue;
        signs += before.substr(0, before.size() - line.size());
    }
    return signs;
}

std::size_t count_signs(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) take_code_point(text);
    return count;
}

// Rows of nine or 27 signs, which are digits and one other sign.
OddGrid read_rows_of_signs(const std::vector<std::string>& lines, bool at_end) {
    std::string all;
    std::size_t count = 0;
    std::size_t paragraph_rows = 0;
    bool is_plain = true;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (is_whitespace(lines[i])) {
            if (!may_go_on_after(std::exchange(paragraph_rows, 0))) return {};
            continue;
        }
        const Line line = read_line(lines[i]);
        if (line.kind == LineKind::border) continue;
        // Numbers are no signs side by side.
        if (line.error && line.error->code == ParseErrorCode::number_too_big) return {};
        is_plain &= line.kind == LineKind::cells;
        ++paragraph_rows;
        const std::string signs = signs_of_row(lines[i]);
        const std::size_t length = count_signs(signs);
        if (length != 9 && length != 27) return {};
        all += signs;
        count += length;
        if (count < kCells) continue;
        // Plain rows are read as they come; what is wrong with them is no notation.
        if (is_plain && length == 9) return {};
        const auto board = count == kCells ? read_field(all) : std::nullopt;
        if (!board) return {};
        return {Verdict::done, {*board, {}}, i + 1};
    }
    return {count == 0 || at_end ? Verdict::no : Verdict::more, {}, 0};
}

// A prompt or a word alone is no row in a frame.
bool may_be_framed(std::string_view line) {
    std::size_t cells = 0;
    while (!line.empty()) {
        const char32_t point = take_code_point(line);
        const Meaning meaning = classify(point).meaning;
        // A tab stands behind a cell, also behind an empty one.
        cells += meaning == Meaning::cell || meaning == Meaning::separator || point == U'[' ||
                         point == U',' || point == U'"' || point == U'\t'
                     ? 1
                     : 0;
    }
    return cells >= 3;
}

// Rows with the same around each of them, whatever notation they are in.
OddGrid read_framed(const std::vector<std::string>& lines, bool at_end) {
    if (!may_be_framed(lines.front())) return {};
    OddGrid more;
    const auto decides = [&more](const OddGrid& grid) {
        if (grid.verdict != Verdict::no) more = grid;
        return grid.verdict == Verdict::done;
    };
    for (const Unframed& each : without_frames(lines)) {
        const bool are_all = each.lines == lines;
        if (decides(read_rows(each.lines, at_end, are_all))) return more;
        if (are_all) continue;
        for (const Parting parting : kPartings) {
            if (decides(read_table(each.lines, parting, at_end))) return more;
        }
        if (decides(read_spaced_grid(each.lines, at_end))) return more;
    }
    return more;
}

}  // namespace

OddGrid read_odd_grid(const std::vector<std::string>& lines, bool at_end) {
    bool more = false;
    const auto decides = [&more](const OddGrid& grid) {
        more |= grid.verdict == Verdict::more;
        return grid.verdict == Verdict::done;
    };
    if (lines.size() == 1 && lines.front().find("</") != std::string::npos) {
        if (const auto board = read_marked_cells(lines.front())) {
            return {Verdict::done, {*board, {}}, 1};
        }
    }
    if (OddGrid grid = read_placements(lines, at_end); decides(grid)) return grid;
    if (OddGrid grid = read_candidate_rows(lines, at_end); decides(grid)) return grid;
    for (const Parting parting : kPartings) {
        if (OddGrid grid = read_table(lines, parting, at_end); decides(grid)) return grid;
    }
    if (OddGrid grid = read_rows_of_signs(lines, at_end); decides(grid)) return grid;
    if (OddGrid grid = read_spaced_grid(lines, at_end); decides(grid)) return grid;
    if (OddGrid grid = read_array(lines, at_end); decides(grid)) return grid;
    if (OddGrid grid = read_column(lines, at_end); decides(grid)) return grid;
    // These take whatever stands around rows, so all others come before.
    OddGrid framed = read_framed(lines, at_end);
    if (framed.verdict == Verdict::done && !more) return framed;
    more |= framed.verdict != Verdict::no;
    OddGrid refused = read_refused(lines, at_end);
    if (refused.verdict == Verdict::done && !more) return refused;
    more |= refused.verdict != Verdict::no;
    return {more ? Verdict::more : Verdict::no, {}, 0};
}

}  // namespace retrace::text
