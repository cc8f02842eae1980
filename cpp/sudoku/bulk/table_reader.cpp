// Looks for the column once, then takes each row's field of it.
#include "sudoku/bulk/table_reader.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "sudoku/engine/line_text.hpp"
#include "sudoku/text/field.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::bulk {
namespace {

constexpr std::array kMarks{'\t', ';', ',', '|', ':', ' '};

// The first of them part the names of columns; colons and spaces stand between words, too.
constexpr std::size_t kMarksOfHeadings = 4;

// A longer text in quotes is none that a table has.
constexpr std::size_t kMostLinesOfRow = 1000;

// How tables name the column of puzzles.
constexpr auto kPuzzleNames = std::to_array<std::string_view>(
    {"puzzle", "puzzles", "quiz", "quizzes", "sudoku", "sudokus", "question", "questions",
     "problem", "givens", "grid", "board", "unsolved", "퍼즐", "스도쿠", "문제"});

// Words of rows without a value, which name no column.
constexpr auto kNoNames = std::to_array<std::string_view>({"n/a", "error", "none", "null", "nan"});

// The first sign that may part the columns of a heading; 0: there is none.
char mark_in(std::string_view row) {
    const auto* const end = kMarks.begin() + kMarksOfHeadings;
    const auto* const mark = std::find_if(
        kMarks.begin(), end, [row](char each) { return row.find(each) != std::string_view::npos; });
    return mark == end ? '\0' : *mark;
}

std::string lower_case(std::string_view text) {
    std::string lower(text::trimmed(text));
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return lower;
}

bool names_puzzles(const std::string& name) {
    return std::find(kPuzzleNames.begin(), kPuzzleNames.end(), name) != kPuzzleNames.end();
}

// Whether a field may name a column: a word that begins with a letter.
bool can_be_name(const std::string& word) {
    constexpr std::size_t kLongest = 64;
    if (word.empty() || word.size() > kLongest) return false;
    if (std::find(kNoNames.begin(), kNoNames.end(), word) != kNoNames.end()) return false;
    const auto first = static_cast<unsigned char>(word.front());
    const bool is_letter = (first >= 'a' && first <= 'z') || first == '_' || first >= 0x80;
    return is_letter && word.find_first_of("\n\"") == std::string::npos;
}

bool can_be_names(std::vector<std::string> words) {
    if (words.size() < 2 || !std::all_of(words.begin(), words.end(), can_be_name)) return false;
    std::sort(words.begin(), words.end());
    return std::adjacent_find(words.begin(), words.end()) == words.end();
}

std::size_t code_points(std::string_view text) {
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; };
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins));
}

std::optional<text::Board> board_in(std::string_view raw) {
    const std::string field = text_of_field(text::trimmed(raw));
    const std::string_view text = text::trimmed(field);
    if (const auto grid = Grid::from_line(text)) return text::board_of(*grid);
    if (auto board = text::read_field(text)) return board;
    if (text.find('\n') == std::string_view::npos) return std::nullopt;
    const auto read = parse(text);
    const auto* parsed = std::get_if<Parsed>(&read);
    if (parsed == nullptr || parsed->more > 0) return std::nullopt;
    return text::board_of(parsed->grid);
}

// The one puzzle of a field, in any notation.
std::variant<Grid, ParseError> read_board(std::string_view raw) {
    if (const auto board = board_in(raw)) {
        if (!text::is_sukaku(*board)) return board->givens;
        return ParseError{ParseErrorCode::sukaku, 1, 1, text::signs_of_candidates(*board), 0};
    }
    const auto read = parse(text_of_field(text::trimmed(raw)));
    if (const auto* parsed = std::get_if<Parsed>(&read); parsed != nullptr && parsed->more == 0) {
        return parsed->grid;
    }
    const auto* error = std::get_if<ParseError>(&read);
    if (error == nullptr || error->code == ParseErrorCode::empty) {
        return ParseError{ParseErrorCode::no_puzzle_in_line, 1, 1, {}, 0};
    }
    return *error;
}

}  // namespace

void TableReader::read(std::string_view line, std::vector<TableRow>& out) {
    take(line, out);
    take_again(out);
}

void TableReader::finish(std::vector<TableRow>& out) {
    while (!held_.empty()) {
        end_held(false, out);
        take_again(out);
    }
}

void TableReader::take_again(std::vector<TableRow>& out) {
    while (!again_.empty()) {
        const std::string line = std::move(again_.front());
        again_.pop_front();
        take(line, out);
    }
}

void TableReader::take(std::string_view line, std::vector<TableRow>& out) {
    ++line_;
    const bool is_held = !held_.empty();
    if (!is_held && line.find('"') == std::string_view::npos) return read_row(line, line_, out);
    if (!is_held) open_ = OpenRow(mark_of_quotes());
    const OpenRow::End end = open_.read(line);
    if (!is_held && end != OpenRow::End::quoted) return read_row(line, line_, out);
    held_.emplace_back(line);
    held_bytes_ += line.size() + 1;
    const bool is_long = held_.size() > kMostLinesOfRow || held_bytes_ > kMaxText ||
                         (columns_ > 0 && open_.fields() > columns_);
    if (end != OpenRow::End::quoted || is_long) end_held(end == OpenRow::End::whole, out);
}

bool TableReader::read_strict_line(std::string_view line) {
    if (line.size() != kCells || !held_.empty() || column_ > 1 || columns_ > 1) return false;
    if (!wanted_.empty() || !engine::is_strict_line(line.data())) return false;
    ++line_;
    column_ = 1;
    has_begun_ = true;
    return true;
}

void TableReader::read_too_long(std::vector<TableRow>& out) {
    finish(out);
    has_begun_ = true;
    out.push_back({++line_, ParseError{ParseErrorCode::too_large, line_, 1, {}, 0}});
}

// The lines that are held are one row, or the first of them is one by itself and the others are read again.
void TableReader::end_held(bool is_one, std::vector<TableRow>& out) {
    std::vector<std::string> lines = std::exchange(held_, {});
    held_bytes_ = 0;
    const std::size_t first = line_ - lines.size() + 1;
    if (is_one) {
        std::string row = lines.front();
        for (std::size_t i = 1; i < lines.size(); ++i) row += '\n' + lines[i];
        // A puzzle on a line of its own is a row of its own, unless the columns say otherwise.
        const bool has_whole = columns_ == 0 && std::any_of(lines.begin(), lines.end(), board_in);
        if (!has_whole && may_be_one(row)) return read_row(row, first, out);
    }
    read_row(lines.front(), first, out);
    line_ = first;
    again_.insert(again_.begin(), std::move_iterator(lines.begin() + 1),
                  std::move_iterator(lines.end()));
}

// A row of several lines has as many fields as the others. Where that is not known, a puzzle is among them.
bool TableReader::may_be_one(std::string_view row) const {
    const auto fields = fields_of(row, mark_of_quotes());
    if (columns_ > 0 && fields.size() != columns_) return false;
    return columns_ > 1 || std::any_of(fields.begin(), fields.end(), board_in);
}

void TableReader::read_row(std::string_view row, std::size_t line, std::vector<TableRow>& out) {
    if (text::trimmed(row).empty()) {
        out.push_back({line, TableRow::Blank{}});
        return;
    }
    const bool is_first = !std::exchange(has_begun_, true);
    const bool is_heading = is_first && read_heading(row);
    if (is_first && !is_heading && !wanted_.empty()) {
        lacks_column_ = true;
        return;
    }
    if (!is_heading && (mark_ == 0 || column_ == 0) && columns_ != 1) find_column(row);
    // Where the column is known and its mark is not yet, the row's own mark parts it.
    const char mark = mark_ == 0 && column_ > 0 && columns_ != 1 ? mark_in(row) : mark_;
    const auto fields = fields_of(row, mark);
    TableRow read{line, TableRow::Heading{}, std::string(row)};
    if (!is_heading) read.value = value_of(row, fields, line);
    for (const std::string_view field : fields) read.fields.push_back(text_of_field(field));
    out.push_back(std::move(read));
}

// Tells a heading from a first row that is none: it has no puzzle, and names columns.
bool TableReader::read_heading(std::string_view row) {
    const char parting = mark_in(row);
    std::vector<std::string> names;
    std::vector<std::string> words;
    for (const std::string_view raw : fields_of(row, parting)) {
        if (board_in(raw)) return false;
        names.push_back(text_of_field(text::trimmed(raw)));
        words.push_back(lower_case(names.back()));
    }
    const auto found = wanted_.empty() ? std::find_if(words.begin(), words.end(), names_puzzles)
                                       : std::find(words.begin(), words.end(), lower_case(wanted_));
    const bool is_named = found != words.end();
    if (!is_named && (!wanted_.empty() || !can_be_names(words))) return false;
    wanted_.clear();
    mark_ = parting;
    columns_ = names.size();
    names_ = std::move(names);
    if (is_named && column_ == 0) column_ = static_cast<std::size_t>(found - words.begin()) + 1;
    return true;
}

// Holds the column of a row that has a puzzle: the first one with blanks, else the first, which may be solved.
bool TableReader::find_column(std::string_view row) {
    for (const char mark : kMarks) {
        if ((mark_ != 0 && mark != mark_) || row.find(mark) == std::string_view::npos) continue;
        const auto fields = fields_of(row, mark);
        std::size_t found = 0;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (column_ > 0 && column_ != i + 1) continue;
            const auto board = board_in(fields[i]);
            if (!board || (found > 0 && board->givens.blanks() == 0)) continue;
            found = i + 1;
            if (board->givens.blanks() > 0) break;
        }
        if (found == 0) continue;
        mark_ = mark;
        column_ = found;
        columns_ = fields.size();
        return true;
    }
    return false;
}

TableRow::Value TableReader::value_of(std::string_view row,
                                      const std::vector<std::string_view>& fields,
                                      std::size_t line) const {
    std::string_view field = fields.front();
    if (fields.size() > 1 || column_ > 1) {
        const bool is_there = column_ > 0 && column_ <= fields.size();
        field = is_there ? fields[column_ - 1] : std::string_view();
    }
    auto read = read_board(field);
    if (const auto* grid = std::get_if<Grid>(&read)) return *grid;
    auto& error = std::get<ParseError>(read);
    if (error.line == 1 && !field.empty()) {
        error.column +=
            code_points(row.substr(0, static_cast<std::size_t>(field.data() - row.data())));
    }
    error.line = line;
    return std::move(error);
}

}  // namespace retrace::bulk
