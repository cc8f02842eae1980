// Takes lines apart by whatever parts nearly nine cells, and tells of the first that does not fit.
#include "sudoku/text/odd_grid.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/field.hpp"
#include "sudoku/text/fields.hpp"
#include "sudoku/text/line.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

using Verdict = OddGrid::Verdict;

constexpr std::size_t kLeastUnevenRows = 5;  // fewer are no grid
constexpr std::size_t kLeastInRow = 7;
constexpr std::size_t kMostInRow = 11;
constexpr std::size_t kLongestCell = 12;
constexpr std::size_t kMostLists = 12;
constexpr std::size_t kLeastOfLists = 4;

std::size_t column_in(std::string_view line, std::size_t bytes) {
    return 1 + count_code_points(line.substr(0, bytes));
}

struct SeenCell {
    std::string_view text;
    std::size_t column;
};

struct SeenRow {
    std::size_t line;  // from 0
    std::size_t end_column;
    std::vector<SeenCell> cells{};
};

bool is_several_candidates(std::string_view text) {
    return text.size() > 1 && read_candidates(text) != kNoDigits;
}

// A digit, a blank, candidates, a number with nothing behind its full stop, an entered digit of .sdx.
bool is_right_cell(std::string_view text) {
    if (text.empty() || is_several_candidates(text)) return true;
    if (is_nothing(text)) return true;
    if (text.ends_with(".0")) text.remove_suffix(2);
    if (text.size() == 2 && (text.front() == 'u' || text.front() == '+')) text.remove_prefix(1);
    if (text.size() == 2 && text.back() == '.') text.remove_suffix(1);
    if (text.empty()) return false;  // the end of a number, ".0", without its digit
    const char32_t point = take_code_point(text);
    return classify(point).meaning == Meaning::cell &&
           std::all_of(text.begin(), text.end(),
                       [](char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; });
}

std::size_t count_right(const SeenRow& row) {
    return static_cast<std::size_t>(
        std::count_if(row.cells.begin(), row.cells.end(),
                      [](const SeenCell& cell) { return is_right_cell(cell.text); }));
}

void add_seen(std::string_view line, std::string_view text, SeenRow& row) {
    const std::string_view cell = unquoted(text);
    const auto at = static_cast<std::size_t>((cell.empty() ? text : cell).data() - line.data());
    row.cells.push_back({cell, column_in(line, at)});
}

// So many are too many, with both empty ones beside the outer bars of a frame. A row is taken apart no further, since
// each cell's column is counted from the line's begin.
constexpr std::size_t kSurelyTooMany = kMostInRow + 3;

// Between marks; by spaces and bars where the mark is a space.
SeenRow taken_apart(std::string_view line, char mark) {
    SeenRow row{0, column_in(line, line.find_last_not_of(" \t\r") + 1)};
    if (mark == ' ') {
        for (std::size_t at = 0;
             row.cells.size() < kSurelyTooMany &&
             (at = line.find_first_not_of(" \t|", at)) != std::string_view::npos;) {
            const std::size_t end = std::min(line.find_first_of(" \t|", at), line.size());
            add_seen(line, line.substr(at, end - at), row);
            at = end;
        }
        return row;
    }
    std::size_t begin = 0;
    while (row.cells.size() < kSurelyTooMany) {
        const std::size_t end = std::min(line.find(mark, begin), line.size());
        add_seen(line, line.substr(begin, end - begin), row);
        if (end == line.size()) break;
        begin = end + 1;
    }
    const bool is_framed = mark == '|' && row.cells.size() > 2;
    if (is_framed && row.cells.front().text.empty()) row.cells.erase(row.cells.begin());
    if (row.cells.size() == 10 && row.cells.back().text.empty()) row.cells.pop_back();
    return row;
}

// Nothing where it is no row of a table.
std::optional<SeenRow> row_of_table(std::string_view line, char mark) {
    SeenRow row = taken_apart(line, mark);
    const std::size_t count = row.cells.size();
    if (count < kLeastInRow || count > kMostInRow) return std::nullopt;
    const auto is_long = [](const SeenCell& cell) {
        return cell.text.size() > kLongestCell ||
               cell.text.find_first_of(" \t") != std::string_view::npos;
    };
    if (std::any_of(row.cells.begin(), row.cells.end(), is_long)) return std::nullopt;
    if (count_right(row) + 2 < count) return std::nullopt;
    return row;
}

bool have_candidates(const std::vector<SeenRow>& rows) {
    std::size_t count = 0;
    for (const SeenRow& row : rows) {
        for (const SeenCell& cell : row.cells) count += is_several_candidates(cell.text) ? 1 : 0;
    }
    return count > rows.size();
}

ParseError fault_of_cell(const SeenCell& cell, std::size_t line) {
    const bool is_number = cell.text.find_first_not_of("0123456789") == std::string_view::npos;
    if (is_number) {
        return {ParseErrorCode::number_too_big, line, cell.column, std::string(cell.text), 0};
    }
    std::string_view rest = cell.text;
    std::size_t column = cell.column;
    while (true) {
        const char32_t point = take_code_point(rest);
        if (classify(point).meaning != Meaning::cell || rest.empty()) {
            return {ParseErrorCode::bad_character, line, column, name_of_character(point), 0};
        }
        ++column;
    }
}

// The first in reading order.
std::optional<ParseError> first_fault(const std::vector<SeenRow>& rows) {
    const bool several = have_candidates(rows);
    for (const SeenRow& row : rows) {
        const std::size_t count = row.cells.size();
        if (count != 9) {
            const bool few = count < 9;
            return ParseError{few ? ParseErrorCode::too_few_cells : ParseErrorCode::too_many_cells,
                              row.line, few ? row.end_column : row.cells[9].column,
                              std::to_string(count), 9};
        }
        for (const SeenCell& cell : row.cells) {
            const bool is_right =
                is_right_cell(cell.text) && (several || !is_several_candidates(cell.text));
            if (!is_right) return fault_of_cell(cell, row.line);
        }
    }
    if (rows.size() == 9) return std::nullopt;
    if (several) {
        return ParseError{ParseErrorCode::too_few_candidates, rows.front().line, 1,
                          std::to_string(rows.size() * 9), 0};
    }
    const auto code =
        rows.size() < 9 ? ParseErrorCode::too_few_lines : ParseErrorCode::too_many_lines;
    return ParseError{code, rows.back().line, 1, std::to_string(rows.size()), 9};
}

// A square of another size is told of elsewhere.
bool is_other_square(const std::vector<SeenRow>& rows) {
    const std::size_t size = rows.front().cells.size();
    return size != 9 && rows.size() == size &&
           std::all_of(rows.begin(), rows.end(),
                       [size](const SeenRow& row) { return row.cells.size() == size; });
}

OddGrid faulty(const std::vector<SeenRow>& rows, std::size_t lines) {
    if (rows.empty()) return {};
    if (rows.size() < kLeastUnevenRows || is_other_square(rows)) return {};
    auto fault = first_fault(rows);
    if (!fault) return {};
    OddGrid grid{Verdict::done, {}, lines};
    grid.fault = std::move(fault);
    return grid;
}

OddGrid read_by(char mark, const std::vector<std::string>& lines, bool at_end) {
    std::vector<SeenRow> rows;
    std::size_t end = 0;
    for (; end < lines.size(); ++end) {
        const std::string_view line = lines[end];
        if (trimmed(line).empty() || read_line(line).kind == LineKind::border) {
            if (rows.empty()) return {};
            continue;
        }
        auto row = row_of_table(line, mark);
        if (!row) break;
        row->line = end;
        rows.push_back(std::move(*row));
        if (rows.size() >= 9 && !(rows.size() == 9 && rows.front().cells.size() > 9)) {
            ++end;
            break;
        }
    }
    if (mark == ' ' && !rows.empty() && !have_candidates(rows)) return {};
    const bool is_cut = end == lines.size() && rows.size() < 9 && !at_end;
    if (is_cut) return {rows.empty() ? Verdict::no : Verdict::more, {}, 0};
    return rows.empty() ? OddGrid{} : faulty(rows, end);
}

// The lists of an array, each of which is a row.
class Lists {
  public:
    // False where a line is of no such array.
    bool read(std::string_view line, std::size_t number) {
        for (std::size_t at = 0; at < line.size(); ++at) {
            const char c = line[at];
            if (c == '[' || c == '{' || c == '(') {
                ++depth_;
                begun_ = true;
                row_ = {number, 1};
                item_ = at + 1;
            } else if (!begun_) {
                continue;
            } else if (c == ']' || c == '}' || c == ')') {
                end_item(line, at);
                if (!end_row(line, at)) return false;
                if (depth_ > 0) --depth_;
            } else if (c == ',' || c == ';') {
                end_item(line, at);
            } else if (c == ':') {
                item_ = at + 1;
            } else if (static_cast<unsigned char>(c) < ' ' && c != '\t') {
                return false;
            }
        }
        end_item(line, line.size());
        item_ = 0;
        return count_right(row_) * 2 >= row_.cells.size();
    }

    bool is_closed() const { return depth_ == 0; }
    const std::vector<SeenRow>& rows() const { return rows_; }

  private:
    void end_item(std::string_view line, std::size_t at) {
        const bool has_room = row_.cells.size() <= kMostLists;
        if (has_room && at > item_ && !trimmed(line.substr(item_, at - item_)).empty()) {
            add_seen(line, line.substr(item_, at - item_), row_);
        }
        item_ = at + 1;
    }

    bool end_row(std::string_view line, std::size_t at) {
        SeenRow row = std::exchange(row_, SeenRow{row_.line, 1});
        if (row.cells.empty()) return true;
        // "problem(1, P)": the words of a program in brackets stand before the rows once.
        if (rows_.empty() && row.cells.size() < kLeastOfLists && !std::exchange(has_words_, true)) {
            return true;
        }
        row.end_column = column_in(line, at);
        const std::size_t right = count_right(row);
        if (row.cells.size() > kMostLists || right * 2 < row.cells.size()) return false;
        rows_.push_back(std::move(row));
        return rows_.size() <= kMostLists;
    }

    std::vector<SeenRow> rows_{};
    SeenRow row_{0, 1};
    std::size_t item_ = 0;
    std::size_t depth_ = 0;
    bool begun_ = false;
    bool has_words_ = false;
};

}  // namespace

OddGrid read_uneven_table(const std::vector<std::string>& lines, bool at_end) {
    OddGrid more;
    for (const char mark : {'\t', ',', ';', '|', ' '}) {
        OddGrid grid = read_by(mark, lines, at_end);
        if (grid.verdict == Verdict::done) return grid;
        if (grid.verdict == Verdict::more) more = grid;
    }
    return more;
}

OddGrid read_uneven_lists(const std::vector<std::string>& lines, bool at_end) {
    Lists lists;
    // "board = [": others say whether lines below it belong to it.
    const bool is_opened = !lines.front().empty() &&
                           std::string_view("[{(").find(lines.front().back()) != std::string::npos;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t before = lists.rows().size();
        const bool only_closes =
            before > 0 && lines[i].find_first_not_of(" \t])};,") == std::string::npos;
        const bool is_read = lists.read(lines[i], i);
        const bool has_rows = lists.rows().size() > before;
        const bool is_row = is_read && (has_rows || (i == 0 && is_opened));
        // A line that breaks off behind some rows is taken with them; read anew it would give the same fault again.
        if (!is_row && !only_closes) return faulty(lists.rows(), has_rows ? i + 1 : i);
        const bool is_whole = lists.is_closed() && before == 0 && lists.rows().size() > 1;
        if (is_whole || lists.rows().size() >= kMostLists) return faulty(lists.rows(), i + 1);
    }
    if (!at_end) return {is_opened ? Verdict::no : Verdict::more, {}, 0};
    return faulty(lists.rows(), lines.size());
}

}  // namespace retrace::text
