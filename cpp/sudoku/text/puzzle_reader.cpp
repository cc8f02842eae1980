// Tells what each line is, and keeps those that more lines may yet make sense of.
#include "sudoku/text/puzzle_reader.hpp"

#include <algorithm>
#include <utility>

#include "sudoku/engine/line_text.hpp"
#include "sudoku/text/candidate_rows.hpp"
#include "sudoku/text/characters.hpp"
#include "sudoku/text/digit_words.hpp"
#include "sudoku/text/document.hpp"
#include "sudoku/text/field.hpp"
#include "sudoku/text/fields.hpp"
#include "sudoku/text/framed_rows.hpp"
#include "sudoku/text/headings.hpp"
#include "sudoku/text/link.hpp"
#include "sudoku/text/markup.hpp"
#include "sudoku/text/near_puzzle.hpp"
#include "sudoku/text/odd_grid.hpp"
#include "sudoku/text/odd_row.hpp"
#include "sudoku/text/placements.hpp"
#include "sudoku/text/prose.hpp"
#include "sudoku/text/trimmed.hpp"
#include "sudoku/text/web_table.hpp"

namespace retrace::text {
namespace {

// The most lines of a grid with borders, labels and blank lines, or an array with a number on each line.
constexpr std::size_t kMostLines = 128;

// The most lines of a document: a thousand puzzles with a number on each line.
constexpr std::size_t kMostDocumentLines = 100'000;

// A shorter line among bytes that are no text is no word that somebody wrote.
constexpr std::size_t kRowOfCells = 9;

// Phones and word processors make one sign of three full stops, which are three blanks.
constexpr std::string_view kEllipsis = "\u2026";

std::string with_full_stops(std::string_view text) {
    std::string all(text);
    for (std::size_t at = all.find(kEllipsis); at != std::string::npos; at = all.find(kEllipsis)) {
        all.replace(at, kEllipsis.size(), "...");
    }
    return all;
}

bool is_blank(std::string_view text) {
    return trimmed(text).empty();
}

std::string lower_case(std::string_view text) {
    std::string all(text);
    for (char& c : all) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return all;
}

// Whether this line may still be part of a grid with the lines around it.
bool is_problem(const ReadResult& result) {
    if (std::holds_alternative<ParseError>(result)) return true;
    const auto* passed = std::get_if<Passed>(&result);
    return passed != nullptr &&
           (passed->kind == Passed::Kind::heading || passed->kind == Passed::Kind::punctuation);
}

// The part of a line before a comment; all of it where there is none.
std::string_view without_comment(std::string_view text) {
    for (const std::string_view mark : {" #", "\t#", " //", "\t//"}) {
        const std::size_t at = text.find(mark);
        if (at != std::string_view::npos) text = text.substr(0, at);
    }
    return text;
}

// Rows that begin with a sign that comments begin with, too. `within`: rows stand before it, so
// that one without any digit is a row, too.
bool is_row_of_signs(std::string_view text, bool within) {
    if (text.front() == ';') {
        const auto row = read_odd_row(text, Parting::semicolons);
        return row && row->kind == OddRow::Kind::cells && (within || !row->blank);
    }
    const char sign = text.front();
    std::size_t signs = 0;
    bool has_digit = false;
    for (const char c : text) {
        if (c == ' ' || c == '\t' || c == ',' || c == '|') continue;
        if (c != sign && (c < '1' || c > '9')) return false;
        has_digit |= c != sign;
        ++signs;
    }
    return (has_digit || within) && (signs == 9 || signs == kCells) &&
           std::count(text.begin(), text.end(), sign) > 1;
}

bool has_puzzle_in_link(std::string_view text) {
    const auto place = find_link(text);
    return place && std::holds_alternative<Finding>(
                        read_link(text.substr(place->begin, place->end - place->begin)));
}

// A list of cells in a document, whatever its lines are.
std::vector<Finding> read_placements_of(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    OddGrid grid = read_placements({std::move(text)}, true);
    if (grid.verdict != OddGrid::Verdict::done) return {};
    return {std::move(grid.found)};
}

// "| | | | | | | | | |", "|a|b|c|d|e|f|g|h|i|": Markdown's first row, where it is none of the grid.
bool is_heading_of_table(std::string_view text) {
    if (std::count(text.begin(), text.end(), '|') != 10 || !text.starts_with('|')) return false;
    const bool is_empty = text.find_first_not_of("| ") == std::string_view::npos;
    const bool has_letters = text.find_first_not_of("| xX") != std::string_view::npos;
    return is_empty ||
           (has_letters && text.find_first_of("0123456789._*-?") == std::string_view::npos);
}

// "|-|-|:-:|": the line below it, of which each cell could be a blank, too.
bool is_line_of_table(std::string_view text) {
    return text.starts_with('|') && text.ends_with('|') &&
           text.find_first_not_of("|-: ") == std::string_view::npos;
}

// 81 signs, of which most say beside which other cell of its cage a cell is, and the others are sums.
bool is_shorthand_of_killer(std::string_view text) {
    if (text.size() != kCells) return false;
    const auto points = [](char c) { return c == '<' || c == '>' || c == '^' || c == 'v'; };
    const auto is_sum = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               c == '.';
    };
    return std::all_of(text.begin(), text.end(), [&](char c) { return points(c) || is_sum(c); }) &&
           std::count_if(text.begin(), text.end(), points) > 9 &&
           text.find_first_of("<>^") != std::string_view::npos;
}

bool is_words_of_killer(std::string_view text) {
    return text.starts_with("3x3:") || text.starts_with("SumoCue") || is_shorthand_of_killer(text);
}

}  // namespace

bool PuzzleReader::read_strict_line(std::string_view text) {
    if (text.size() != kCells || !between_puzzles() || column_ > 0) return false;
    if (!engine::is_strict_line(text.data())) return false;
    if (may_be_candidates(text) && plain_lines_ == 0) return false;
    pass_strict_line();
    return true;
}

std::size_t PuzzleReader::remembered_since() const {
    if (!is_at_first_row()) return 0;
    const std::size_t line = now_.rows.line();
    std::size_t since = line + 1;
    if (!block_.empty()) since = before_block_->rows.line() + 1;
    if (now_.after_heading_of_table) since = std::min(since, line);
    if (!now_.heading.empty()) since = std::min(since, now_.heading_line);
    if (now_.section == Section::other) since = std::min(since, now_.section_line);
    if (now_.binary_bytes > 0) since = std::min(since, now_.binary_line);
    return std::min(since, line + 1 - now_.commented_rows);
}

void PuzzleReader::read(std::string_view text, std::vector<ReadResult>& out) {
    if (read_strict_line(text)) {
        out.emplace_back(Puzzle{*Grid::from_line(text), Form::line, now_.rows.line()});
        return;
    }
    std::string plain;
    if (text.find('\x1b') != std::string_view::npos) {
        plain = without_colours(text);
        text = plain;
    }
    if (auto digits = digits_of_words(text)) {
        plain = *std::move(digits);
        text = plain;
    }
    if (text.find(kEllipsis) == std::string_view::npos) {
        read_line_of_block(text, out);
    } else {
        read_line_of_block(with_full_stops(text), out);
    }
}

void PuzzleReader::read_line_of_block(std::string_view text, std::vector<ReadResult>& out) {
    if (block_.empty()) {
        if (is_blank(text) && now_.rows.between_puzzles()) {
            read_plainly(text, out);
            return;
        }
        before_block_ = now_;
    }
    if (!has_rows_ && !is_odd_ && begins_candidates(text)) {
        is_odd_ = true;
        has_candidates_ = true;
    }
    if (has_candidates_) {
        block_.emplace_back(text);
        decide_candidates(out);
        return;
    }
    before_last_ = now_;
    held_before_last_ = held_.size();
    std::vector<ReadResult> results;
    read_plainly(text, results);
    const bool is_new_problem = !is_odd_ && std::any_of(results.begin(), results.end(), is_problem);
    if (!is_odd_ && !is_new_problem) {
        std::move(results.begin(), results.end(), std::back_inserter(out));
        const bool is_border = results.empty() && now_.rows.between_puzzles() && !is_blank(text) &&
                               read_line(text).kind == LineKind::border;
        if (now_.rows.between_puzzles() && !(is_border && block_.size() < 3)) {
            clear_block();
        } else {
            has_rows_ |= !is_border;
            block_.emplace_back(text);
        }
        return;
    }
    std::move(results.begin(), results.end(), std::back_inserter(held_));
    block_.emplace_back(text);
    if (is_new_problem) {
        is_odd_ = true;
        may_be_grid_ = true;
        document_ = {};
        if (!has_rows_) document_.begin(text);
    } else if (document_.is_open()) {
        document_.add(text);
    }
    block_bytes_ += text.size();
    decide(out);
}

bool PuzzleReader::begins_candidates(std::string_view text) const {
    return plain_lines_ == 0 && column_ == 0 && now_.rows.between_puzzles() &&
           may_be_candidates(text);
}

// Whether the lines held are candidates by now, can be yet, or are what they say each by itself.
void PuzzleReader::decide_candidates(std::vector<ReadResult>& out) {
    OddGrid grid = read_candidate_rows(block_, false);
    if (grid.verdict == OddGrid::Verdict::more) return;
    if (grid.verdict == OddGrid::Verdict::no) {
        read_plain_lines(out);
        return;
    }
    take_grid(std::move(grid), out);
}

// Reads the lines held anew, as what each is by itself.
void PuzzleReader::read_plain_lines(std::vector<ReadResult>& out) {
    const std::vector<std::string> lines = std::move(block_);
    now_ = *before_block_;
    clear_block();
    const std::size_t before = plain_lines_;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        plain_lines_ = std::max(before, lines.size() - i);
        read(lines[i], out);
    }
    plain_lines_ = before;
}

// Reads a line whose meaning no other line changes.
void PuzzleReader::read_plainly(std::string_view text, std::vector<ReadResult>& out) {
    end_long_section(text, out);
    const std::size_t commented_rows = std::exchange(now_.commented_rows, 0);
    if (is_comment(trimmed(text))) now_.commented_rows = commented_rows;
    const std::size_t before = out.size();
    if (!read_alone(text, out)) read_as_row_or_words(text, out);
    leave_out_binary(text, before, out);
    const auto is_error = [](const ReadResult& result) {
        return std::holds_alternative<ParseError>(result);
    };
    // A heading is of the puzzle below it, also if that cannot be read.
    if (std::any_of(out.begin() + static_cast<std::ptrdiff_t>(before), out.end(), is_error)) {
        now_.heading.clear();
    }
}

// A file that is no text is told of once, not for each of its lines; a puzzle in it is one.
void PuzzleReader::leave_out_binary(std::string_view text, std::size_t before,
                                    std::vector<ReadResult>& out) {
    const auto from = out.begin() + static_cast<std::ptrdiff_t>(before);
    const auto is_puzzle = [](const ReadResult& result) {
        return std::holds_alternative<Puzzle>(result);
    };
    const auto is_binary = [](const ReadResult& result) {
        const auto* error = std::get_if<ParseError>(&result);
        return error != nullptr && error->code == ParseErrorCode::binary;
    };
    if (now_.binary_bytes > 0) {
        now_.binary_bytes += text.size() + 1;
        const bool ends = now_.binary_bytes > kMaxText || std::any_of(from, out.end(), is_puzzle);
        if (ends) now_.binary_bytes = 0;
        const bool is_scrap = trimmed(text).size() < kRowOfCells && out.end() - from == 1 &&
                              std::holds_alternative<Passed>(*from);
        if (!ends && (is_scrap || find_control_character(text) || !is_utf8(text))) {
            out.erase(from, out.end());
        }
    } else if (std::any_of(from, out.end(), is_binary)) {
        now_.binary_bytes = text.size() + 1;
        now_.binary_line = now_.rows.line();
    }
}

void PuzzleReader::read_as_row_or_words(std::string_view text, std::vector<ReadResult>& out) {
    std::vector<ReadResult> results;
    const RowsReader before = now_.rows;
    read_rows(text, results);
    const auto* error = results.size() == 1 ? std::get_if<ParseError>(results.data()) : nullptr;
    const bool is_of_line = error != nullptr && error->line == now_.rows.line();
    auto near = is_of_line && column_ == 0 ? fault_of_near_puzzle(text) : std::nullopt;
    if (near && error->code != ParseErrorCode::binary) {
        near->line = error->line;
        results.front() = *std::move(near);
    } else if (is_of_line && error->code != ParseErrorCode::binary) {
        const ParseError why = *error;
        if (is_punctuation(text)) {
            now_.rows = before;
            now_.rows.pass(1);
            pass(Passed::Kind::punctuation, text, why, out);
            return;
        }
        const bool is_other = now_.section == Section::other || now_.section == Section::state ||
                              now_.section == Section::solution;
        if (is_other || is_prose(text) || (before.between_puzzles() && is_size(text))) {
            now_.rows = before;
            now_.rows.pass(1);
            now_.rows.end_text(out);
            pass(is_other ? Passed::Kind::section : Passed::Kind::heading, text, why, out);
            return;
        }
    }
    for (ReadResult& result : results) {
        if (auto* puzzle = std::get_if<Puzzle>(&result)) {
            deliver(std::move(*puzzle), out);
        } else {
            end_waiting(out);
            out.push_back(std::move(result));
        }
    }
}

void PuzzleReader::read_rows(std::string_view text, std::vector<ReadResult>& out) {
    const std::string_view signs = trimmed(text);
    const bool may_be_comment = !is_comment(signs) || !is_row_of_signs(signs, has_rows_ || is_odd_);
    Line line = read_line(text, may_be_comment);
    if (line.kind == LineKind::unreadable && may_be_comment) {
        const std::string_view content = without_comment(text);
        if (content.size() < text.size()) {
            Line shorter = read_line(content);
            const bool is_whole = shorter.count == 9 || shorter.count == kCells;
            if (shorter.kind == LineKind::cells && is_whole) line = std::move(shorter);
        }
    }
    now_.rows.read(std::move(line), out);
}

// Lines that are something by themselves and never a row.
bool PuzzleReader::read_alone(std::string_view text, std::vector<ReadResult>& out) {
    const std::string_view content = trimmed(text);
    if (content.empty()) return false;
    if (is_header(content)) {
        if (find_control_character(text)) return false;
        read_header(content.substr(1, content.size() - 2), out);
        return true;
    }
    if (is_comment(content) && !is_row_of_signs(content, has_rows_ || is_odd_)) {
        // "#3" in front of a puzzle is its number.
        const std::size_t number = content.find_first_not_of("0123456789", 1);
        const bool is_numbered = content.front() == '#' && number != std::string_view::npos &&
                                 number > 1 && number < 7 && content[number] == ' ';
        auto found = is_numbered ? read_fields(content.substr(number)) : std::vector<Finding>();
        if (!found.empty()) {
            add_alone(std::move(found), out);
            return true;
        }
        // Comments say where a puzzle is from, too.
        return has_puzzle_in_link(content) ? read_link_of(text, out) : read_comment(text, out);
    }
    if (std::exchange(now_.after_heading_of_table, false) && is_line_of_table(content)) {
        now_.rows.pass(1);
        return true;
    }
    now_.after_heading_of_table = is_heading_of_table(content);
    if (const auto board = read_run_lengths(content)) {
        add_alone({{*board, {}}}, out);
        return true;
    }
    if (is_words_of_killer(content)) {
        now_.rows.read_alone(out);
        out.emplace_back(
            ParseError{ParseErrorCode::unknown_rules, now_.rows.line(), 1, "killer", 0});
        return true;
    }
    if (text.size() < kCells - 1U) return read_link_of(text, out);
    if (find_control_character(text)) return false;
    return read_link_of(text, out) || read_columns(text, out);
}

bool PuzzleReader::read_comment(std::string_view text, std::vector<ReadResult>& out) {
    if (find_control_character(text)) return false;
    now_.rows.pass(1);
    now_.commented_rows = holds_row(text) ? now_.commented_rows + 1 : 0;
    const bool holds_puzzle = now_.commented_rows == 9 || !read_fields(text).empty();
    if (holds_puzzle) now_.commented_rows = 0;
    pass(holds_puzzle ? Passed::Kind::commented : Passed::Kind::comment, text, {}, out);
    return true;
}

bool PuzzleReader::read_link_of(std::string_view text, std::vector<ReadResult>& out) {
    std::vector<Finding> found;
    std::optional<LinkPlace> place;  // of the first that holds none
    LinkFault fault{};
    for (std::size_t at = 0; auto next = find_link(text.substr(at));) {
        next->begin += at;
        next->end += at;
        at = next->end;
        auto read = read_link(text.substr(next->begin, next->end - next->begin));
        if (auto* finding = std::get_if<Finding>(&read)) {
            found.push_back(std::move(*finding));
        } else if (!place) {
            place = next;
            fault = std::get<LinkFault>(read);
        }
    }
    if (!found.empty()) {
        add_alone(std::move(found), out);
        return true;
    }
    if (!place) return false;
    // A puzzle may stand beside a link to where it comes from.
    if (read_columns(text, out)) return true;
    const std::string_view link = text.substr(place->begin, place->end - place->begin);
    // The address of a script or a picture in markup is nobody's puzzle.
    const std::string_view before = text.substr(0, place->begin);
    if (fault == LinkFault::no_puzzle && (before.ends_with("=\"") || before.ends_with("='"))) {
        return false;
    }
    const bool needs_site = fault == LinkFault::needs_site;
    now_.rows.pass(1);
    now_.rows.end_text(out);
    out.emplace_back(ParseError{
        needs_site ? ParseErrorCode::link_needs_site : ParseErrorCode::no_puzzle_in_link,
        now_.rows.line(), count_code_points(text.substr(0, place->begin)) + 1, shortened(link), 0});
    return true;
}

bool PuzzleReader::read_columns(std::string_view text, std::vector<ReadResult>& out) {
    if (text.size() < kCells) return false;
    const std::string_view content = trimmed(text);
    std::vector<Finding> found;
    if (column_ == 0) {
        const bool is_object =
            content.starts_with('{') || content.starts_with("[{") || content.starts_with("[\"");
        if (is_object) {
            std::string_view json = content;
            if (json.ends_with(',')) json.remove_suffix(1);
            if (const auto document = read_json(json)) found = read_document(*document);
        }
        if (found.empty() && content.find("<ksudoku") != std::string_view::npos) {
            found = read_ksudoku(content);
        }
        if (found.empty() && has_web_table(content)) found = read_web_tables(content);
        if (found.empty() && content.find("version: ") != std::string_view::npos) {
            found = read_kept_game(content);
        }
        if (found.empty() && content.find_first_of(" \t") == std::string_view::npos) {
            if (auto packed = read_packed(content)) found.push_back(std::move(*packed));
        }
    }
    // A line of cells and nothing else is the rows' reader's.
    if (found.empty()) {
        const Line line = column_ > 0 ? Line{} : read_line(text);
        if (line.kind == LineKind::border) return false;
        if (line.kind == LineKind::cells && line.count == kCells) return false;
        // One word with a cell more or less is a puzzle that is written wrongly: a full stop at
        // its end is a blank and ends no sentence.
        const bool is_word = content.find_first_of(" \t|") == std::string_view::npos;
        if (line.kind == LineKind::cells && is_word && line.count < kCells + 4U) return false;
        found = read_fields(text, column_);
    }
    if (found.empty()) return false;
    // The names of the columns above them are no name of the first puzzle.
    if (now_.heading_columns > 0 && now_.heading_columns == count_columns(content)) {
        now_.heading.clear();
    }
    add_alone(std::move(found), out);
    return true;
}

// The rows below [Puzzle] and [State] stand near them, and of a section that is not known as much is
// passed over as can be kept: nothing goes on without end.
void PuzzleReader::end_long_section(std::string_view text, std::vector<ReadResult>& out) {
    if (now_.section == Section::none) return;
    now_.section_bytes += text.size() + 1;
    const bool is_long = now_.section == Section::other
                             ? now_.section_bytes > kMaxText
                             : now_.rows.line() >= now_.section_line + kMostLines;
    if (!is_long) return;
    end_waiting(out);
    now_.section = Section::none;
}

void PuzzleReader::read_header(std::string_view content, std::vector<ReadResult>& out) {
    now_.rows.pass(1);
    now_.section_line = now_.rows.line();
    now_.section_bytes = 0;
    now_.rows.end_text(out);
    const std::string name = lower_case(trimmed(content));
    if (name == "state" || name == "progress" || name == "current") {
        now_.section = Section::state;
        return;
    }
    if (name == "solution" && now_.waiting) {
        now_.section = Section::solution;
        return;
    }
    end_waiting(out);
    if (name == "puzzle") {
        now_.section = Section::puzzle;
        return;
    }
    now_.section = Section::other;
    pass(Passed::Kind::section, "[" + std::string(content) + "]", {}, out);
}

void PuzzleReader::add_alone(std::vector<Finding> found, std::vector<ReadResult>& out) {
    now_.rows.read_alone(out);
    for (Finding& finding : found) add(std::move(finding), now_.rows.line(), out);
}

void PuzzleReader::add(Finding finding, std::size_t line, std::vector<ReadResult>& out) {
    const Board& board = finding.board;
    Beside& beside = finding.beside;
    const bool has_more = board.has_entries() || board.has_notes() || !beside.name.empty() ||
                          beside.solution || !beside.fields.empty() || !beside.rules.empty();
    Puzzle puzzle{board.givens, Form::line, line, nullptr};
    if (has_more) {
        beside.digits = board.digits;
        beside.notes = board.notes;
        puzzle.beside = std::make_shared<const Beside>(std::move(beside));
    }
    deliver(std::move(puzzle), out);
}

// A puzzle that has been read, under the heading and in the section where it stands.
void PuzzleReader::deliver(Puzzle puzzle, std::vector<ReadResult>& out) {
    if (!now_.heading.empty() && (!puzzle.beside || puzzle.beside->name.empty())) {
        Beside beside;
        beside.digits = puzzle.grid;
        if (puzzle.beside) beside = *puzzle.beside;
        beside.name = std::exchange(now_.heading, {});
        puzzle.beside = std::make_shared<const Beside>(std::move(beside));
    }
    if (now_.section == Section::puzzle) {
        if (!now_.waiting) {
            now_.waiting = std::move(puzzle);
            return;
        }
        end_waiting(out);
    }
    // A section with a puzzle is one of puzzles: a bad line below is an error.
    const Section section = std::exchange(now_.section, Section::none);
    if (section == Section::solution && now_.waiting) {
        deliver_solution(puzzle.grid, out);
        return;
    }
    if (section == Section::state && now_.waiting) {
        Puzzle given = *std::exchange(now_.waiting, std::nullopt);
        bool keeps = true;
        for (Cell cell = 0; cell < kCells; ++cell) {
            keeps &= given.grid[cell] == 0 || given.grid[cell] == puzzle.grid[cell];
        }
        if (keeps) {
            Beside beside;
            if (given.beside) beside = *given.beside;
            beside.digits = puzzle.grid;
            given.beside = std::make_shared<const Beside>(std::move(beside));
            now_.waiting = std::move(given);
            return;
        }
        out.emplace_back(std::move(given));
        // The digits of another puzzle are no entries of this one.
        out.emplace_back(Passed{Passed::Kind::section, puzzle.line, "[State]", {}});
        return;
    }
    end_waiting(out);
    out.emplace_back(std::move(puzzle));
}

// The solution below [Solution] is known for the puzzle above it, if it can be that.
void PuzzleReader::deliver_solution(const Grid& solution, std::vector<ReadResult>& out) {
    Puzzle given = *std::exchange(now_.waiting, std::nullopt);
    std::vector<Finding> found{{board_of(given.grid), {}}};
    add_or_solve(board_of(solution), found);
    if (found.size() == 1) {
        Beside beside;
        beside.digits = given.grid;
        if (given.beside) beside = *given.beside;
        beside.solution = solution;
        given.beside = std::make_shared<const Beside>(std::move(beside));
        out.emplace_back(std::move(given));
        return;
    }
    out.emplace_back(std::move(given));
    out.emplace_back(Passed{Passed::Kind::section, now_.rows.line(), "[Solution]", {}});
}

void PuzzleReader::end_waiting(std::vector<ReadResult>& out) {
    if (now_.waiting) out.emplace_back(*std::exchange(now_.waiting, std::nullopt));
}

void PuzzleReader::pass(Passed::Kind kind, std::string_view text, ParseError why,
                        std::vector<ReadResult>& out) {
    std::string shown = shortened(text);
    if (kind == Passed::Kind::heading || kind == Passed::Kind::section) end_waiting(out);
    if (kind == Passed::Kind::heading && can_be_name(text)) {
        now_.heading = shown;
        now_.heading_line = now_.rows.line();
        now_.heading_columns = count_columns(trimmed(text));
    }
    out.emplace_back(Passed{kind, now_.rows.line(), std::move(shown), std::move(why)});
}

// Whether the lines held are a grid by now, can be one yet, or none.
void PuzzleReader::decide(std::vector<ReadResult>& out) {
    if (block_bytes_ > kMaxText || block_.size() > kMostDocumentLines) {
        give_up_block(out);
        return;
    }
    if (document_.is_closed() && take_document(out)) return;
    if (may_be_grid_ && block_.size() <= kMostLines && take_block(false, out)) return;
    if (block_.size() > kMostLines) may_be_grid_ = false;
    if (may_be_grid_ || document_.is_open()) return;
    // Without its last line, which may begin something else, it may be whole.
    if (block_.size() > 1) {
        std::string last = std::move(block_.back());
        block_.pop_back();
        now_ = *before_last_;
        if (take_block(true, out)) {
            read(last, out);
            return;
        }
        held_.resize(held_before_last_, ParseError{});
        give_up_block(out);
        read(last, out);
        return;
    }
    give_up_block(out);
}

bool PuzzleReader::take_document(std::vector<ReadResult>& out) {
    std::string text;
    for (const std::string& line : block_) text += line + '\n';
    std::vector<Finding> found;
    if (document_.kind() == DocumentLines::Kind::ksudoku) {
        found = read_ksudoku(text);
    } else if (document_.kind() == DocumentLines::Kind::web_table) {
        found = read_web_tables(text);
    } else if (const auto json = read_json(text)) {
        found = read_document(*json);
        if (found.empty()) found = read_placements_of(text);
    }
    document_ = {};
    if (found.empty()) return false;
    take(std::move(found), block_.size(), out);
    return true;
}

bool PuzzleReader::take_block(bool at_end, std::vector<ReadResult>& out) {
    OddGrid grid = read_odd_grid(block_, at_end);
    may_be_grid_ = grid.verdict == OddGrid::Verdict::more;
    if (grid.verdict != OddGrid::Verdict::done) return false;
    take_grid(std::move(grid), out);
    return true;
}

void PuzzleReader::take_grid(OddGrid grid, std::vector<ReadResult>& out) {
    if (grid.fault) {
        grid.fault->line += before_block_->rows.line() + 1;
        take({}, grid.lines, out, *grid.fault);
        return;
    }
    std::vector<Finding> found{std::move(grid.found)};
    std::move(grid.beside.begin(), grid.beside.end(), std::back_inserter(found));
    take(std::move(found), grid.lines, out);
}

// The first lines of the block are these puzzles; what is behind them is read anew.
void PuzzleReader::take(std::vector<Finding> found, std::size_t lines, std::vector<ReadResult>& out,
                        const std::optional<ParseError>& fault) {
    now_ = *before_block_;
    const std::size_t line = now_.rows.line() + 1;
    now_.rows.pass(lines);
    now_.rows.end_text(out);
    const std::vector<std::string> rest(block_.begin() + static_cast<std::ptrdiff_t>(lines),
                                        block_.end());
    clear_block();
    for (Finding& finding : found) add(std::move(finding), line, out);
    if (fault) {
        end_waiting(out);
        now_.heading.clear();
        out.emplace_back(*fault);
    }
    for (const std::string& text : rest) read(text, out);
}

void PuzzleReader::give_up_block(std::vector<ReadResult>& out) {
    std::move(held_.begin(), held_.end(), std::back_inserter(out));
    clear_block();
    // Rows that have been read go on as a block of their own.
    has_rows_ = false;
}

void PuzzleReader::clear_block() {
    block_.clear();
    block_bytes_ = 0;
    held_.clear();
    held_before_last_ = 0;
    document_ = {};
    is_odd_ = false;
    has_candidates_ = false;
    may_be_grid_ = false;
    has_rows_ = false;
}

// No line follows that could belong to the block.
void PuzzleReader::end_block(std::vector<ReadResult>& out) {
    while (is_odd_) {
        if (has_candidates_) {
            OddGrid grid = read_candidate_rows(block_, true);
            if (grid.verdict == OddGrid::Verdict::done) {
                take_grid(std::move(grid), out);
            } else {
                read_plain_lines(out);
            }
        } else if (!take_block(true, out)) {
            give_up_block(out);
        }
    }
}

void PuzzleReader::read_too_long(std::vector<ReadResult>& out) {
    end_block(out);
    clear_block();
    end_waiting(out);
    RowsReader rows = now_.rows;
    rows.read_too_long(out);
    now_ = {rows};
}

void PuzzleReader::finish(std::vector<ReadResult>& out) {
    end_block(out);
    now_.rows.finish(out);
    end_waiting(out);
}

}  // namespace retrace::text
